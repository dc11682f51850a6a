import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { CHECKOUT_ATTEMPT_DAYS, PAYMENT_RECORD_YEARS } from '#shared/site/retention.ts';
import type { Db } from '../../../../db/client.ts';
import {
  billingAdjustments,
  billingCustomers,
  billingTransactions,
  paymentEvents,
  subscriptions,
  trialClaims,
} from '../../../../db/schema/index.ts';
import { removeOldAttempts } from '../../checkout/repository.ts';
import type { BillingDeps } from '../../deps.ts';

const DAY_MS = 86_400_000;
// As many rows as one statement deletes well within the time limit of a query.
const REMOVED_AT_ONCE = 1_000;
const DAILY = '11 3 * * *';

/** Deletes at most `limit` records nothing has changed of since `before`, and answers how many. */
type Remove = (db: Db, before: Date, limit: number) => Promise<number>;

/** Deletes, every day, payment records that have been kept long enough. How long is in `shared/site/retention.ts`. */
export function scheduleRetention(deps: Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs'>): void {
  const { db, log, now, jobs } = deps;
  const removeAll = async (what: string, remove: Remove, before: Date) => {
    let removed = 0;
    let last: number;
    do {
      last = await remove(db, before, REMOVED_AT_ONCE);
      removed += last;
    } while (last === REMOVED_AT_ONCE);
    if (removed > 0) log.info({ what, removed }, 'deleted payment records past their retention');
  };
  jobs.schedule('billing-sweep', DAILY, async () => {
    const years = new Date(now());
    years.setUTCFullYear(years.getUTCFullYear() - PAYMENT_RECORD_YEARS);
    const [e, t, a, s, c] = [paymentEvents, billingTransactions, billingAdjustments, subscriptions, billingCustomers];
    await removeAll('payment events', olderThan(e, e.eventId, e.receivedAt), years);
    await removeAll('payments', olderThan(t, t.transactionId, t.updatedAt), years);
    await removeAll('refunds', olderThan(a, a.adjustmentId, a.updatedAt), years);
    // One that is going on stays.
    await removeAll('subscriptions', olderThan(s, s.subscriptionId, s.updatedAt, eq(s.status, 'canceled')), years);
    await removeAll('customers', olderThan(c, c.customerId, c.createdAt, isUnused()), years);
    await removeAll('trial records', olderThan(trialClaims, trialClaims.hash, trialClaims.claimedAt), years);
    await removeAll('attempts to pay', removeOldAttempts, new Date(now() - CHECKOUT_ATTEMPT_DAYS * DAY_MS));
  });
}

function olderThan(table: PgTable & { environment: PgColumn }, id: PgColumn, at: PgColumn, more?: SQL): Remove {
  const { environment } = table;
  return async (db, before, limit) => {
    const old = db
      .select({ environment, id })
      .from(table)
      .where(and(lt(at, before), more))
      .limit(limit);
    const gone = await db.delete(table).where(sql`(${environment}, ${id}) in ${old}`).returning({ id });
    return gone.length;
  };
}

/** Nothing else is stored of the customer any more. */
function isUnused(): SQL {
  const { environment, customerId } = billingCustomers;
  const isIn = (table: typeof subscriptions | typeof billingTransactions) =>
    sql`exists (select 1 from ${table} where ${table.environment} = ${environment} and ${table.customerId} = ${customerId})`;
  return sql`not ${isIn(subscriptions)} and not ${isIn(billingTransactions)}`;
}
