import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { ERROR_CODES, type ErrorCode } from '#shared/http/errors.ts';
import { type GenerateAnswer, type GenerateInput, generateAnswer, generateInput } from '#shared/proposals/contract.ts';
import type { Db } from '../../db/client.ts';
import { generations } from '../../db/schema/index.ts';
import type { OwnedReservation, UsageReservation } from '../plans/index.ts';

/** The owner of a generation. */
export interface Owner {
  readonly kind: 'visitor' | 'user';
  readonly id: string;
}

export interface StoredGeneration {
  readonly id: string;
  readonly status: 'running' | 'done' | 'failed' | 'interrupted';
  readonly plainText: string;
  readonly answer: GenerateAnswer | undefined;
  readonly errorCode: ErrorCode | undefined;
  /** The stored request (`generateInput`). */
  readonly input: unknown;
  readonly createdAt: Date;
  readonly leaseExpiresAt: Date | undefined;
}

export interface NewGeneration {
  readonly id: string;
  readonly owner: Owner;
  readonly input: GenerateInput;
  /** The idempotency key; undefined without one. */
  readonly key?: string | undefined;
  readonly reservation: UsageReservation;
  readonly at: Date;
  readonly leaseExpiresAt: Date;
}

/** False when the owner's request with that key has its generation already: nothing is stored then. */
export async function insertRunning(db: Db, generation: NewGeneration): Promise<boolean> {
  const { id, owner, input, key, reservation, at, leaseExpiresAt } = generation;
  const inserted = await db
    .insert(generations)
    .values({
      ownerId: owner.id,
      id,
      ownerKind: owner.kind,
      status: 'running',
      leaseExpiresAt,
      credit: reservation.hasCredit ? 'reserved' : 'none',
      countedFor: [...reservation.countedFor],
      idempotencyKey: key,
      input,
      plainText: '',
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: [generations.ownerId, generations.idempotencyKey] })
    .returning({ id: generations.id });
  return inserted.length === 1;
}

/** Another person's generation and a missing one are the same answer, so nothing leaks. */
export async function findGenerationOf(db: Db, ownerId: string, id: string): Promise<StoredGeneration | undefined> {
  const [row] = await db.select().from(generations).where(ofOwner(ownerId, id)).limit(1);
  return row && storedGeneration(row);
}

export function storedGeneration(row: typeof generations.$inferSelect): StoredGeneration {
  return {
    id: row.id,
    status: row.status,
    plainText: row.plainText,
    answer: row.answer === null ? undefined : generateAnswer.parse(row.answer),
    errorCode: ERROR_CODES.find((code) => code === row.errorCode),
    input: row.input,
    createdAt: row.createdAt,
    leaseExpiresAt: row.leaseExpiresAt ?? undefined,
  };
}

export interface Checkpoint {
  readonly ownerId: string;
  readonly id: string;
  readonly plainText: string;
}

/**
 * Writes the text so far of every running generation of this process and prolongs their leases, in one statement. Returns
 * the ids it could write: a missing one is no longer ours.
 */
export async function saveCheckpoints(db: Db, all: readonly Checkpoint[], at: Date, lease: Date): Promise<Set<string>> {
  const column = (values: string[]) => sql.param(values);
  const saved = await db.execute<{ id: string }>(sql`
    update generations set plain_text = checkpoint.plain_text, lease_expires_at = ${lease.toISOString()}::timestamptz,
      updated_at = ${at.toISOString()}::timestamptz
    from unnest(${column(all.map((c) => c.ownerId))}::uuid[], ${column(all.map((c) => c.id))}::uuid[],
      ${column(all.map((c) => c.plainText))}::text[]) as checkpoint (owner_id, id, plain_text)
    where generations.owner_id = checkpoint.owner_id and generations.id = checkpoint.id and generations.status = 'running'
    returning generations.id`);
  return new Set(saved.rows.map((row) => row.id));
}

export type Ending =
  /** `isCharged`: it takes the credit that was reserved for it. */
  | { readonly status: 'done'; readonly answer: GenerateAnswer; readonly isCharged: boolean }
  | { readonly status: 'failed' | 'interrupted'; readonly plainText: string; readonly errorCode: ErrorCode };

const RECENT_GENERATIONS = 10;

/**
 * The one of the owner's latest proposals for this job with the same text by the built-in writer. Ids sort by age, so that
 * the primary key finds those.
 */
export async function findRepeated(tx: Db, ownerId: string, id: string, ending: Ending): Promise<string | undefined> {
  if (ending.status !== 'done' || ending.answer.material === null || ending.answer.engine !== 'composer')
    return undefined;
  const g = generations;
  const jobTitle = sql<string>`${g.input} ->> 'jobTitle'`;
  const [own] = await tx.select({ jobTitle }).from(g).where(ofOwner(ownerId, id));
  const recent = await tx
    .select({
      id: g.id,
      jobTitle,
      isSame: sql<boolean>`${g.status} = 'done' and ${g.plainText} = ${ending.answer.plainText}`,
    })
    .from(g)
    .where(and(eq(g.ownerId, ownerId), lt(g.id, id)))
    .orderBy(desc(g.id))
    .limit(RECENT_GENERATIONS);
  return recent.find((earlier) => earlier.isSame && earlier.jobTitle === own?.jobTitle)?.id;
}

/** The reservation of a generation, as returned by the statement that ends it. */
const TAKING = {
  ownerId: generations.ownerId,
  credit: generations.credit,
  countedFor: generations.countedFor,
  at: generations.createdAt,
};

/** A generation that has just ended. */
export interface Ended {
  readonly reservation: OwnedReservation;
  readonly ownerKind: Owner['kind'];
  /** The request. */
  readonly input: GenerateInput;
}

/**
 * Ends a running generation, once, and returns its reservation: to be released in the same transaction when its credit is
 * `isReturned`, else spent. Undefined when it had ended already, in this process or by another's sweep.
 */
export async function endGeneration(
  tx: Db,
  ownerId: string,
  id: string,
  ending: Ending,
  { at, isReturned }: { readonly at: Date; readonly isReturned: boolean },
): Promise<Ended | undefined> {
  const { status } = ending;
  const result =
    status === 'done'
      ? { plainText: ending.answer.plainText, answer: ending.answer }
      : { plainText: ending.plainText, errorCode: ending.errorCode };
  const credit = creditAfter(isReturned ? 'returned' : 'spent');
  const [ended] = await tx
    .update(generations)
    .set({ status, credit, leaseExpiresAt: null, updatedAt: at, finishedAt: at, ...result })
    .where(and(ofOwner(ownerId, id), eq(generations.status, 'running')))
    .returning({
      ...TAKING,
      ownerKind: generations.ownerKind,
      input: generations.input,
    });
  return (
    ended && { reservation: toReservation(ended), ownerKind: ended.ownerKind, input: generateInput.parse(ended.input) }
  );
}

/**
 * Marks the generations of processes whose lease has expired. Returns their reservations, to be released in the same
 * transaction.
 */
export async function interruptExpired(tx: Db, at: Date): Promise<OwnedReservation[]> {
  const expired = await tx
    .update(generations)
    .set({
      status: 'interrupted',
      errorCode: 'GENERATION_INTERRUPTED',
      credit: creditAfter('returned'),
      leaseExpiresAt: null,
      updatedAt: at,
      finishedAt: at,
    })
    .where(and(eq(generations.status, 'running'), lt(generations.leaseExpiresAt, at)))
    .returning(TAKING);
  return expired.map(toReservation);
}

function creditAfter(state: 'spent' | 'returned') {
  return sql`case ${generations.credit} when 'reserved' then ${state} else ${generations.credit} end`;
}

function toReservation(row: { ownerId: string; credit: string; countedFor: string[]; at: Date }): OwnedReservation {
  const { ownerId, credit, countedFor, at } = row;
  return { ownerId, hasCredit: credit !== 'none', countedFor, at };
}

function ofOwner(ownerId: string, id: string) {
  return and(eq(generations.ownerId, ownerId), eq(generations.id, id));
}
