import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { generations } from '../../../db/schema/index.ts';
import { type StoredGeneration, storedGeneration } from '../repository.ts';

/** The client's key of a request, and the owner ids of its person. */
export interface IdempotencyKey {
  readonly key: string;
  readonly ownerIds: readonly string[];
}

export interface FoundRun {
  readonly ownerId: string;
  readonly row: StoredGeneration;
}

/** The generation with that key; a failed one only if there is no other. */
export async function findByIdempotencyKey(db: Db, name: IdempotencyKey): Promise<FoundRun | undefined> {
  const [row] = await db.select().from(generations).where(withKey(name)).orderBy(asc(cameToNothing)).limit(1);
  return row && { ownerId: row.ownerId, row: storedGeneration(row) };
}

/** Releases the key of failed generations; call it in the transaction that stores the next one with that key. */
export async function releaseKey(tx: Db, name: IdempotencyKey): Promise<void> {
  await tx
    .update(generations)
    .set({ idempotencyKey: null })
    .where(and(withKey(name), cameToNothing));
}

const cameToNothing = sql`${generations.status} in ('failed', 'interrupted')`;

function withKey({ key, ownerIds }: IdempotencyKey) {
  return and(inArray(generations.ownerId, [...ownerIds]), eq(generations.idempotencyKey, key));
}
