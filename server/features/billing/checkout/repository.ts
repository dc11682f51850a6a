import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, notExists, or } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { billingTransactions, checkoutAttempts, subscriptions } from '../../../db/schema/index.ts';

/** A person who sets out to pay, in one billing mode. */
export interface Payer {
  readonly environment: BillingEnvironment;
  readonly userId: string;
}

export type Attempt = typeof checkoutAttempts.$inferSelect;

/** A payment, with the attempt that it names itself. */
export interface PaidBy {
  readonly transactionId: string;
  readonly attemptId?: string | undefined;
}

const a = checkoutAttempts;
const PAID = ['paid', 'completed'];

/** Holds the open attempts of a person until the transaction ends. Everywhere attempts are locked before people. */
export async function lockAttempts(tx: Db, payer: Payer): Promise<void> {
  await tx.select({ id: a.id }).from(a).where(isOpenOf(payer)).orderBy(a.id).for('update');
}

interface Wanted {
  readonly kind?: Attempt['kind'];
  readonly cycle?: Attempt['cycle'];
  /** Made since then. */
  readonly since?: Date;
  /** The browser has said since then that it was paid. */
  readonly reportedSince?: Date;
  /** Has it the id of a payment, by which the provider can be asked? */
  readonly hasPayment?: boolean;
  readonly paidBy?: PaidBy;
}

/** The newest attempts that nothing is known to have come of yet. */
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

/** Nothing more is to be learnt of it. */
export async function settleAttempt(db: Db, id: string): Promise<void> {
  await updateAttempt(db, id, SETTLED);
}

/** Nothing more is to be learnt of what the person has tried to pay by this payment. */
export async function settleAttemptsOf(db: Db, payer: Payer, paid: PaidBy): Promise<void> {
  await db
    .update(a)
    .set(SETTLED)
    .where(and(isOpenOf(payer), isOfPayment(paid)));
}

/**
 * Notes that it was asked about, and when it is again; without a moment nothing more is expected of it. Answers false when it was
 * settled or reported anew meanwhile. One whose payment has no id was never asked about: it stays open, so that whoever sets out
 * to pay again has it looked for.
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

/** Deletes at most `limit` attempts from before `before`. Answers how many. */
export async function removeOldAttempts(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: a.id }).from(a).where(lt(a.createdAt, before)).limit(limit);
  const gone = await db.delete(a).where(inArray(a.id, old)).returning({ id: a.id });
  return gone.length;
}

/** Has someone else been given what this payment paid for? */
export async function isUsedByAnother(db: Db, { environment, userId }: Payer, transactionId: string): Promise<boolean> {
  const t = billingTransactions;
  const isIt = and(eq(t.environment, environment), eq(t.transactionId, transactionId), inArray(t.status, PAID));
  return (await db.$count(t, and(isIt, isNotNull(t.userId), ne(t.userId, userId)))) > 0;
}

/** At most `limit` payments of a person, stored since `since`, that were paid and whose subscription is not known. */
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

function isOfPayment({ transactionId, attemptId }: PaidBy) {
  return or(eq(a.transactionId, transactionId), attemptId === undefined ? undefined : eq(a.id, attemptId));
}
