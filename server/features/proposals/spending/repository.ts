import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { generations, modelReservations, modelSpending } from '../../../db/schema/index.ts';
import type { Author } from '../generation/llm/index.ts';

/** The id of the total. */
export const EVERYBODY = 'all';

/**
 * Counts `micros` more for `spentFor` in that month; false when that would exceed `limit`. One statement reads and writes,
 * so the ceiling holds for simultaneous requests, over all processes.
 */
export async function addWithinLimit(
  tx: Db,
  { month, spentFor, micros }: { month: string; spentFor: string; micros: number },
  limit: number | undefined,
): Promise<boolean> {
  if (limit !== undefined && micros > limit) return false;
  const isWithin =
    limit === undefined ? undefined : sql`${modelSpending.micros} + ${micros}::bigint <= ${limit}::bigint`;
  const counted = await tx
    .insert(modelSpending)
    .values({ month, spentFor, micros })
    .onConflictDoUpdate({
      target: [modelSpending.month, modelSpending.spentFor],
      set: { micros: sql`${modelSpending.micros} + ${micros}::bigint` },
      ...(isWithin && { setWhere: isWithin }),
    })
    .returning({ micros: modelSpending.micros });
  return counted.length === 1;
}

/**
 * Corrects a reservation: `micros` more, or less, for these in that month, in this order. A person erased in the meantime
 * stays erased.
 */
export async function addToMonth(tx: Db, month: string, spentFor: readonly string[], micros: number): Promise<void> {
  for (const one of spentFor)
    await tx
      .update(modelSpending)
      .set({ micros: sql`greatest(0, ${modelSpending.micros} + ${micros}::bigint)` })
      .where(and(eq(modelSpending.month, month), eq(modelSpending.spentFor, one)));
}

export interface ModelCost {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly micros: number;
}

/**
 * Records a model's cost for a proposal, or adds that of a rewritten section, with any result. A missing proposal, or another
 * person's, is ignored.
 */
export async function noteCost(tx: Db, { ownerId, proposalId, writes }: Author, cost: ModelCost): Promise<void> {
  if (proposalId === undefined) return;
  await tx
    .update(generations)
    .set(writes === 'proposal' ? toColumns(cost) : addedBy(cost))
    .where(and(eq(generations.ownerId, ownerId), eq(generations.id, proposalId)));
}

function toColumns({ inputTokens, outputTokens, micros }: ModelCost) {
  return { modelInputTokens: inputTokens, modelOutputTokens: outputTokens, modelMicros: micros };
}

/** Sections of one proposal may be written at once: each adds its own. */
function addedBy({ inputTokens, outputTokens, micros }: ModelCost) {
  const { rewrites, rewriteInputTokens, rewriteOutputTokens, rewriteMicros } = generations;
  return {
    rewrites: sql`${rewrites} + 1`,
    rewriteInputTokens: sql`${rewriteInputTokens} + ${inputTokens}::int`,
    rewriteOutputTokens: sql`${rewriteOutputTokens} + ${outputTokens}::int`,
    rewriteMicros: sql`${rewriteMicros} + ${micros}::bigint`,
  };
}

export interface Reserved {
  readonly month: string;
  readonly spentFor: string;
  readonly micros: number;
}

export async function insertReservation(tx: Db, id: string, reserved: Reserved, expiresAt: Date): Promise<void> {
  await tx.insert(modelReservations).values({ id, ...reserved, expiresAt });
}

/** Never less than was recorded before; false if the reservation has been released in the meantime. */
export async function noteSpent(db: Db, id: string, micros: number): Promise<boolean> {
  const noted = await db
    .update(modelReservations)
    .set({ spent: sql`greatest(${modelReservations.spent}, ${micros}::bigint)` })
    .where(eq(modelReservations.id, id))
    .returning({ id: modelReservations.id });
  return noted.length === 1;
}

/** Undefined if it has been released in the meantime. */
export async function takeReservation(tx: Db, id: string): Promise<(Reserved & { spent: number }) | undefined> {
  const [taken] = await tx.delete(modelReservations).where(eq(modelReservations.id, id)).returning();
  return taken;
}

/** Reservations of dead processes, at most `limit`. */
export function listExpiredReservations(db: Db, at: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: modelReservations.id })
    .from(modelReservations)
    .where(lt(modelReservations.expiresAt, at))
    .limit(limit);
}

/** A mere reservation is removed from all counts; recorded cost stays in the total. */
export async function removeSpendingOf(db: Db, ownerId: string): Promise<void> {
  const reserved = await db.delete(modelReservations).where(eq(modelReservations.spentFor, ownerId)).returning();
  await db.delete(modelSpending).where(eq(modelSpending.spentFor, ownerId));
  for (const { month, micros, spent } of reserved) await addToMonth(db, month, [EVERYBODY], spent - micros);
}

/** Deletes the spending of people in months before `month`; the total stays. Returns how many rows were deleted. */
export async function removeSpendingBefore(db: Db, month: string): Promise<number> {
  const removed = await db
    .delete(modelSpending)
    .where(and(lt(modelSpending.month, month), ne(modelSpending.spentFor, EVERYBODY)))
    .returning({ month: modelSpending.month });
  return removed.length;
}
