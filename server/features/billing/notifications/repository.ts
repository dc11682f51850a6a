import { and, eq, gt, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { isAfter, pagesByKey } from '../../../db/pages.ts';
import { billingAdjustments, billingTransactions, subscriptions } from '../../../db/schema/index.ts';

const AT_ONCE = 500;

/** A period of a subscription that has begun and could not be charged. Without a date the provider has not said which. */
export interface UnpaidPeriod {
  readonly subscriptionId: string;
  readonly startsAt: Date | null;
}

/**
 * The amount that could not be charged, in the smallest unit of its currency; undefined when no event of its payment has
 * come.
 */
export async function findUnpaidAmount(
  db: Db,
  environment: BillingEnvironment,
  userId: string,
  { subscriptionId, startsAt }: UnpaidPeriod,
): Promise<{ cents: number; currency: string } | undefined> {
  if (!startsAt) return undefined;
  const t = billingTransactions;
  const isOfPeriod = and(
    eq(t.subscriptionId, subscriptionId),
    eq(t.periodStartsAt, startsAt),
    eq(t.status, 'past_due'),
  );
  const [row] = await db
    .select({ cents: t.totalCents, currency: t.currency })
    .from(t)
    .where(and(eq(t.environment, environment), eq(t.userId, userId), isOfPeriod))
    .limit(1);
  return row?.cents && row.currency ? { cents: row.cents, currency: row.currency } : undefined;
}

/** A subscription with its owner, and the moment that the mail is about. */
interface Due {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly moment: Date;
}

/** Running subscriptions that are charged soon: at most until `yearUntil` for a yearly renewal, `trialUntil` after a trial. */
export function pagesOfRenewals(
  db: Db,
  environment: BillingEnvironment,
  { now, yearUntil, trialUntil }: { now: Date; yearUntil: Date; trialUntil: Date },
): AsyncGenerator<Due[], void> {
  const s = subscriptions;
  const isYear = and(eq(s.status, 'active'), eq(s.cycle, 'yearly'), lte(s.nextBilledAt, yearUntil));
  const isTrial = and(eq(s.status, 'trialing'), lte(s.nextBilledAt, trialUntil));
  const isCharged = and(isNull(s.scheduledAction), gt(s.nextBilledAt, now));
  return pagesOfDue(db, s.nextBilledAt, and(eq(s.environment, environment), or(isYear, isTrial), isCharged));
}

/** Unpaid subscriptions whose period began after `from` and not after `until`. */
export function pagesOfUnpaid(
  db: Db,
  environment: BillingEnvironment,
  { from, until }: { from: Date; until: Date },
): AsyncGenerator<Due[], void> {
  const s = subscriptions;
  const isUnpaid = and(eq(s.environment, environment), eq(s.status, 'past_due'), isNotNull(s.plan));
  return pagesOfDue(db, s.periodStartsAt, and(isUnpaid, gt(s.periodStartsAt, from), lte(s.periodStartsAt, until)));
}

function pagesOfDue(
  db: Db,
  moment: typeof subscriptions.nextBilledAt | typeof subscriptions.periodStartsAt,
  isDue: SQL | undefined,
): AsyncGenerator<Due[], void> {
  const { userId, subscriptionId } = subscriptions;
  return pagesByKey(
    AT_ONCE,
    (due: Due) => due.subscriptionId,
    async (last) => {
      const rows = await db
        .select({ userId, subscriptionId, moment })
        .from(subscriptions)
        .where(and(isDue, isNotNull(userId), isAfter(subscriptionId, last)))
        .orderBy(subscriptionId)
        .limit(AT_ONCE);
      return rows.flatMap((row) =>
        row.userId && row.moment ? [{ ...row, userId: row.userId, moment: row.moment }] : [],
      );
    },
  );
}

export async function findAdjustment(
  db: Db,
  environment: BillingEnvironment,
  adjustmentId: string,
): Promise<typeof billingAdjustments.$inferSelect | undefined> {
  const a = billingAdjustments;
  const isIt = and(eq(a.environment, environment), eq(a.adjustmentId, adjustmentId));
  const [row] = await db.select().from(a).where(isIt).limit(1);
  return row;
}

/** Whether a payment for this subscription was fully refunded since `since`. */
export async function hasRefundSince(
  db: Db,
  environment: BillingEnvironment,
  subscriptionId: string,
  since: Date,
): Promise<boolean> {
  const a = billingAdjustments;
  const isRefund = and(eq(a.action, 'refund'), eq(a.type, 'full'), eq(a.status, 'approved'), gte(a.updatedAt, since));
  const [row] = await db
    .select({ id: a.adjustmentId })
    .from(a)
    .where(and(eq(a.environment, environment), eq(a.subscriptionId, subscriptionId), isRefund))
    .limit(1);
  return row !== undefined;
}
