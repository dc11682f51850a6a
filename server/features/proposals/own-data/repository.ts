import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { generations } from '../../../db/schema/index.ts';

/** One of a person's proposals, with what was asked, for their own eyes. */
export interface OwnProposal {
  readonly id: string;
  readonly createdAt: Date;
  readonly status: 'running' | 'done' | 'failed' | 'interrupted';
  /** As it was asked (`generateInput`). */
  readonly input: unknown;
  readonly plainText: string;
  /** The whole answer (`generateAnswer`) of one that is done. */
  readonly answer: unknown;
}

// Each row may hold six samples and a whole answer: about 200 kB at most, 10 kB mostly.
const PAGE_SIZE = 50;
const ERASED_AT_ONCE = 500;

/** Everything an owner generated, oldest first, a page at a time, so that thousands never lie in memory at once. */
export async function* pagesOfOwner(db: Db, ownerId: string): AsyncGenerator<OwnProposal[], void> {
  const { id, createdAt, status, input, plainText, answer } = generations;
  let last: string | undefined;
  for (;;) {
    const page: OwnProposal[] = await db
      .select({ id, createdAt, status, input, plainText, answer })
      .from(generations)
      .where(and(eq(generations.ownerId, ownerId), last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(PAGE_SIZE);
    if (page.length > 0) yield page;
    last = page.at(-1)?.id;
    if (page.length < PAGE_SIZE) return;
  }
}

/** Removes all that an owner generated, in pieces that each keep within the patience for a query. */
export async function eraseOfOwner(db: Db, ownerId: string): Promise<void> {
  let erased: number;
  do {
    const some = db
      .select({ ownerId: generations.ownerId, id: generations.id })
      .from(generations)
      .where(eq(generations.ownerId, ownerId))
      .limit(ERASED_AT_ONCE);
    const removed = await db
      .delete(generations)
      .where(sql`(${generations.ownerId}, ${generations.id}) in ${some}`)
      .returning({ id: generations.id });
    erased = removed.length;
  } while (erased === ERASED_AT_ONCE);
}
