import { and, asc, desc, eq, gte, inArray, isNull, notExists } from 'drizzle-orm';
import type { Db } from '../../../../db/client.ts';
import { billingTransactions, checkoutAttempts, subscriptions } from '../../../../db/schema/index.ts';
import type { Payer } from '../repository.ts';

/** Open attempts of the overlay made since `since` whose payment has no id yet by which the provider could be asked; the oldest first. */
export async function listUnidentifiedAttempts(
  db: Db,
  { environment, userId }: Payer,
  since: Date,
): Promise<{ id: string; createdAt: Date }[]> {
  const a = checkoutAttempts;
  const isOpen = and(eq(a.environment, environment), eq(a.userId, userId), eq(a.isSettled, false));
  return db
    .select({ id: a.id, createdAt: a.createdAt })
    .from(a)
    .where(and(isOpen, eq(a.kind, 'overlay'), isNull(a.transactionId), gte(a.createdAt, since)))
    .orderBy(asc(a.createdAt));
}

/** At most `limit` payments of a person, learnt of since `since`, that were paid and of whose subscription nothing is known. */
export async function listPaidWithoutSubscription(
  db: Db,
  { environment, userId }: Payer,
  since: Date,
  limit: number,
): Promise<string[]> {
  const [t, s] = [billingTransactions, subscriptions];
  const itsSubscription = db
    .select({ id: s.subscriptionId })
    .from(s)
    .where(and(eq(s.environment, t.environment), eq(s.subscriptionId, t.subscriptionId)));
  const isPaid = and(
    eq(t.environment, environment),
    eq(t.userId, userId),
    inArray(t.status, ['paid', 'completed']),
    gte(t.createdAt, since),
  );
  const rows = await db
    .select({ id: t.transactionId })
    .from(t)
    .where(and(isPaid, notExists(itsSubscription)))
    .orderBy(desc(t.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
