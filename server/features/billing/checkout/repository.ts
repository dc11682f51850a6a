import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { billingTransactions, checkoutAttempts, subscriptions } from '../../../db/schema/index.ts';

/** A person who starts to pay, in one billing mode. */
export interface Payer {
  readonly environment: BillingEnvironment;
  readonly userId: string;
}

export type Attempt = typeof checkoutAttempts.$inferSelect;

/** A payment, with the attempt named in its custom data. */
export interface PaymentRef {
  readonly transactionId: string;
  readonly attemptId?: string | undefined;
}

const a = checkoutAttempts;
const PAID = ['paid', 'completed'];

/** Locks the open attempts of a person until the transaction ends. Attempts are always locked before people. */
export async function lockAttempts(tx: Db, payer: Payer): Promise<void> {
  await tx.select({ id: a.id }).from(a).where(isOpenOf(payer)).orderBy(a.id).for('update');
}

interface Wanted {
  readonly kind?: Attempt['kind'];
  readonly cycle?: Attempt['cycle'];
  /** Created since then. */
  readonly since?: Date;
  /** The browser has reported a payment since then. */
  readonly reportedSince?: Date;
  /** Whether the attempt has a payment id by which the provider can be asked. */
  readonly hasPayment?: boolean;
  readonly paidBy?: PaymentRef;
}

/** The newest unsettled attempts. */
export function listOpenAttempts(db: Db, payer: Payer, wanted: Wanted, limit: number): Promise<Attempt[]> {
  const { kind, cycle, since, reportedSince, hasPayment, paidBy } = wanted;
  return db
    .select()
    .from(a)
    .where(
      and(
        isOpenOf(payer),
        kind && eq(a.kind, kind),
        cycle && eq(a.cycle, cycle),
        since && gte(a.createdAt, since),
        reportedSince && gte(a.reportedAt, reportedSince),
        hasPayment === true ? isNotNull(a.transactionId) : undefined,
        hasPayment === false ? isNull(a.transactionId) : undefined,
        paidBy && isOfPayment(paidBy),
      ),
    )
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(limit);
}

export async function findOpenAttempt(db: Db, payer: Payer, wanted: Wanted): Promise<Attempt | undefined> {
  return (await listOpenAttempts(db, payer, wanted, 1))[0];
}

export async function findAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [row] = await db.select().from(a).where(eq(a.id, id));
  return row;
}

type Waiting = Pick<Attempt, 'transactionId' | 'reportedAt' | 'nextPollAt'>;
type NewAttempt = Pick<Attempt, 'id' | 'kind' | 'cycle' | 'createdAt'> & Partial<Waiting>;

export async function insertAttempt(db: Db, { environment, userId }: Payer, attempt: NewAttempt): Promise<void> {
  const blank = { transactionId: null, reportedAt: null, nextPollAt: null, polls: 0, isSettled: false };
  await db.insert(a).values({ environment, userId, ...blank, ...attempt });
}

export async function updateAttempt(db: Db, id: string, set: Partial<Omit<Attempt, 'id'>>): Promise<void> {
  await db.update(a).set(set).where(eq(a.id, id));
}

const SETTLED = { isSettled: true, nextPollAt: null };

/** Settles an attempt: no poll follows. */
export async function settleAttempt(db: Db, id: string): Promise<void> {
  await updateAttempt(db, id, SETTLED);
}

/** Settles the attempts of the person with this payment. */
export async function settleAttemptsByPayment(db: Db, payer: Payer, paid: PaymentRef): Promise<void> {
  await db
    .update(a)
    .set(SETTLED)
    .where(and(isOpenOf(payer), isOfPayment(paid)));
}

/**
 * Records a poll and when the next one is due; without a date there is none. Returns false when the attempt was settled or
 * reported again in the meantime. An attempt without a payment id was never polled: it stays open, so that the next start of
 * a checkout searches for its payment.
 */
export async function setNextPoll(tx: Db, attempt: Attempt, next: Date | undefined): Promise<boolean> {
  const { id, transactionId, nextPollAt, polls } = attempt;
  const isCurrent = nextPollAt === null ? undefined : eq(a.nextPollAt, nextPollAt);
  const updated = await tx
    .update(a)
    .set({ polls: polls + 1, nextPollAt: next ?? null, ...(!next && { isSettled: transactionId !== null }) })
    .where(and(eq(a.id, id), eq(a.isSettled, false), isCurrent))
    .returning({ id: a.id });
  return updated.length > 0;
}

/** Whether this payment has already paid for something of another person. */
export async function isUsedByAnother(db: Db, { environment, userId }: Payer, transactionId: string): Promise<boolean> {
  const t = billingTransactions;
  const isIt = and(eq(t.environment, environment), eq(t.transactionId, transactionId), inArray(t.status, PAID));
  return (await db.$count(t, and(isIt, isNotNull(t.userId), ne(t.userId, userId)))) > 0;
}

/** At most `limit` paid payments of a person, stored since `since`, whose subscription is not known. */
export async function listPaidWithoutSubscription(
  db: Db,
  { environment, userId }: Payer,
  since: Date,
  limit: number,
): Promise<string[]> {
  const [t, s] = [billingTransactions, subscriptions];
  const isOfIt = and(eq(s.environment, t.environment), eq(s.subscriptionId, t.subscriptionId));
  const subscription = db.select({ id: s.subscriptionId }).from(s).where(isOfIt);
  const isTheirs = and(eq(t.environment, environment), eq(t.userId, userId));
  const rows = await db
    .select({ id: t.transactionId })
    .from(t)
    .where(and(isTheirs, inArray(t.status, PAID), gte(t.createdAt, since), notExists(subscription)))
    .orderBy(desc(t.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

function isOpenOf({ environment, userId }: Payer) {
  return and(eq(a.environment, environment), eq(a.userId, userId), eq(a.isSettled, false));
}

function isOfPayment({ transactionId, attemptId }: PaymentRef) {
  return or(eq(a.transactionId, transactionId), attemptId === undefined ? undefined : eq(a.id, attemptId));
}
