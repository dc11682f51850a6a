import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import type { Db } from '../../../db/client.ts';
import { billingTransactions, checkoutAttempts } from '../../../db/schema/index.ts';

/** A person who sets out to pay, in one world of money. */
export interface Payer {
  readonly environment: BillingEnvironment;
  readonly userId: string;
}

export interface Attempt {
  readonly id: string;
  readonly kind: 'overlay' | 'hosted';
  readonly cycle: BillingCycle;
  readonly transactionId: string | null;
  readonly checkoutUrl: string | null;
  readonly reportedAt: Date | null;
  readonly isSettled: boolean;
  readonly createdAt: Date;
}

/** Holds the open attempts of a person until the transaction ends. Everywhere attempts are locked before people. */
export async function lockAttempts(tx: Db, payer: Payer): Promise<void> {
  await tx
    .select({ id: checkoutAttempts.id })
    .from(checkoutAttempts)
    .where(isOpenOf(payer))
    .orderBy(checkoutAttempts.id)
    .for('update');
}

/** The newest attempt that nothing has come of yet, made since `since`; of the overlay's, one without a payment. */
export function findOpenAttempt(
  db: Db,
  payer: Payer,
  wanted: { kind: Attempt['kind']; since: Date; cycle?: BillingCycle | undefined },
): Promise<Attempt | undefined> {
  const { kind, since, cycle } = wanted;
  return findNewest(
    db,
    and(
      isOpenOf(payer),
      eq(checkoutAttempts.kind, kind),
      gte(checkoutAttempts.createdAt, since),
      cycle && eq(checkoutAttempts.cycle, cycle),
      kind === 'overlay' ? isNull(checkoutAttempts.transactionId) : undefined,
    ),
  );
}

/** The newest attempt of any kind that nothing has come of yet, made since `since`. */
export function findNewestOpenAttempt(db: Db, payer: Payer, since: Date): Promise<Attempt | undefined> {
  return findNewest(db, and(isOpenOf(payer), gte(checkoutAttempts.createdAt, since)));
}

/** Has the person said that they have paid, since `since`, without that anything is known to have come of it? */
export async function hasReported(db: Db, payer: Payer, since: Date): Promise<boolean> {
  const { reportedAt } = checkoutAttempts;
  return (await findNewest(db, and(isOpenOf(payer), gte(reportedAt, since)))) !== undefined;
}

/** The open attempt that this payment was or is made by. */
export function findOpenAttemptOf(db: Db, payer: Payer, paid: PaidBy): Promise<Attempt | undefined> {
  return findNewest(db, and(isOpenOf(payer), isOfPayment(paid)));
}

export function findAttempt(db: Db, payer: Payer, id: string): Promise<Attempt | undefined> {
  return findNewest(db, and(isOf(payer), eq(checkoutAttempts.id, id)));
}

/** At most `limit` attempts whose payment the provider can be asked about, the newest first. */
export function listAskableAttempts(db: Db, payer: Payer, since: Date, limit: number): Promise<Attempt[]> {
  return db
    .select()
    .from(checkoutAttempts)
    .where(and(isOpenOf(payer), isNotNull(checkoutAttempts.transactionId), gte(checkoutAttempts.createdAt, since)))
    .orderBy(desc(checkoutAttempts.createdAt), desc(checkoutAttempts.id))
    .limit(limit);
}

/** A payment, with the attempt that it names itself. */
export interface PaidBy {
  readonly transactionId: string;
  readonly attemptId?: string | undefined;
}

export type NewAttempt = Omit<Attempt, 'checkoutUrl' | 'isSettled'> & { readonly nextPollAt: Date | null };

export async function insertAttempt(db: Db, payer: Payer, attempt: NewAttempt): Promise<void> {
  await db.insert(checkoutAttempts).values({ ...payer, ...attempt, polls: 0, isSettled: false });
}

/** Where it is paid, as the provider says. */
export async function setCheckoutUrl(
  db: Db,
  payer: Payer,
  id: string,
  place: { transactionId: string; checkoutUrl: string; nextPollAt: Date },
): Promise<void> {
  await db
    .update(checkoutAttempts)
    .set(place)
    .where(and(isOf(payer), eq(checkoutAttempts.id, id)));
}

/** The browser says that it was paid. Polling begins anew. */
export async function setReported(
  db: Db,
  payer: Payer,
  id: string,
  report: { transactionId: string | null; reportedAt: Date; nextPollAt: Date },
): Promise<void> {
  await db
    .update(checkoutAttempts)
    .set({ ...report, polls: 0 })
    .where(and(isOpenOf(payer), eq(checkoutAttempts.id, id)));
}

/** Nothing more is to be learnt of it. */
export async function settleAttempt(db: Db, payer: Payer, id: string): Promise<void> {
  await settle(db, and(isOf(payer), eq(checkoutAttempts.id, id)));
}

/** Nothing more is to be learnt of what the person has tried to pay by this payment. */
export async function settleAttemptsOf(db: Db, payer: Payer, paid: PaidBy): Promise<void> {
  await settle(db, and(isOpenOf(payer), isOfPayment(paid)));
}

/** An attempt whose payment the provider is asked about. */
export interface PollableAttempt extends Attempt {
  readonly userId: string;
  /** How often it was asked about. */
  readonly polls: number;
  readonly nextPollAt: Date | null;
}

export async function findPollableAttempt(db: Db, id: string): Promise<PollableAttempt | undefined> {
  const [row] = await db.select().from(checkoutAttempts).where(eq(checkoutAttempts.id, id));
  return row;
}

/**
 * Notes that it was asked about, and when it is again; without a moment nothing more is expected of it. Answers false when it was
 * settled or reported anew meanwhile. One whose payment has no id was never asked about: it stays open, so that whoever sets out
 * to pay again has it looked for.
 */
export async function setNextPoll(tx: Db, attempt: PollableAttempt, next: Date | undefined): Promise<boolean> {
  const { id, transactionId, nextPollAt, polls } = attempt;
  const isCurrent = nextPollAt === null ? undefined : eq(checkoutAttempts.nextPollAt, nextPollAt);
  const updated = await tx
    .update(checkoutAttempts)
    .set({ polls: polls + 1, nextPollAt: next ?? null, ...(!next && { isSettled: transactionId !== null }) })
    .where(and(eq(checkoutAttempts.id, id), eq(checkoutAttempts.isSettled, false), isCurrent))
    .returning({ id: checkoutAttempts.id });
  return updated.length > 0;
}

/** Deletes at most `limit` attempts from before `before`. Answers how many. */
export async function removeOldAttempts(db: Db, before: Date, limit: number): Promise<number> {
  const { id, createdAt } = checkoutAttempts;
  const old = db.select({ id }).from(checkoutAttempts).where(lt(createdAt, before)).limit(limit);
  const gone = await db.delete(checkoutAttempts).where(inArray(id, old)).returning({ id });
  return gone.length;
}

/** Has someone else been given what this payment paid for? */
export async function isUsedByAnother(db: Db, payer: Payer, transactionId: string): Promise<boolean> {
  const isIt = and(
    eq(billingTransactions.environment, payer.environment),
    eq(billingTransactions.transactionId, transactionId),
  );
  const isAnothers = and(isNotNull(billingTransactions.userId), ne(billingTransactions.userId, payer.userId));
  const [row] = await db
    .select({ status: billingTransactions.status })
    .from(billingTransactions)
    .where(and(isIt, isAnothers));
  return row !== undefined && ['paid', 'completed'].includes(row.status);
}

async function settle(db: Db, where: ReturnType<typeof and>): Promise<void> {
  await db.update(checkoutAttempts).set({ isSettled: true, nextPollAt: null }).where(where);
}

async function findNewest(db: Db, where: ReturnType<typeof and>): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(checkoutAttempts)
    .where(where)
    .orderBy(desc(checkoutAttempts.createdAt), desc(checkoutAttempts.id))
    .limit(1);
  return row;
}

function isOf({ environment, userId }: Payer) {
  return and(eq(checkoutAttempts.environment, environment), eq(checkoutAttempts.userId, userId));
}

function isOpenOf(payer: Payer) {
  return and(isOf(payer), eq(checkoutAttempts.isSettled, false));
}

function isOfPayment({ transactionId, attemptId }: PaidBy) {
  return or(
    eq(checkoutAttempts.transactionId, transactionId),
    attemptId === undefined ? undefined : eq(checkoutAttempts.id, attemptId),
  );
}
