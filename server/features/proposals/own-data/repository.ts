import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { generations, proposalJobs, proposalVersions } from '../../../db/schema/index.ts';
import { removeKeyAndUsageOf } from '../own-key/repository.ts';
import { removeLinesOf } from '../remembered-lines/repository.ts';
import { removeSpendingOf } from '../spending/repository.ts';

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
  /** What a language model read and wrote for it, and what that cost in millionths of a dollar; null when none was asked. */
  readonly modelInputTokens: number | null;
  readonly modelOutputTokens: number | null;
  readonly modelMicros: number | null;
  /** The same for rewrites of its sections, and their number. */
  readonly rewrites: number;
  readonly rewriteInputTokens: number;
  readonly rewriteOutputTokens: number;
  readonly rewriteMicros: number;
  /** The numbers that it has among the proposals for its job. */
  readonly versions: readonly OwnVersion[];
}

export interface OwnVersion {
  readonly version: number;
  readonly createdAt: Date;
  /** The number of the version that this one restored. */
  readonly restoredFrom: number | null;
}

// Each row may hold six samples and a whole answer: about 200 kB at most, 10 kB mostly.
const PAGE_SIZE = 50;
const ERASED_AT_ONCE = 500;

/** Everything an owner generated, oldest first, a page at a time, so that thousands never lie in memory at once. */
export async function* pagesOfOwner(db: Db, ownerId: string): AsyncGenerator<OwnProposal[], void> {
  const { id, createdAt, status, input, plainText, answer } = generations;
  const { modelInputTokens, modelOutputTokens, modelMicros } = generations;
  const { rewrites, rewriteInputTokens, rewriteOutputTokens, rewriteMicros } = generations;
  const anew = { rewrites, rewriteInputTokens, rewriteOutputTokens, rewriteMicros };
  const model = { modelInputTokens, modelOutputTokens, modelMicros, ...anew };
  let last: string | undefined;
  for (;;) {
    const page = await db
      .select({ id, createdAt, status, input, plainText, answer, ...model })
      .from(generations)
      .where(and(eq(generations.ownerId, ownerId), last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(PAGE_SIZE);
    if (page.length > 0) yield withVersions(page, await versionsOf(db, ownerId, page));
    last = page.at(-1)?.id;
    if (page.length < PAGE_SIZE) return;
  }
}

interface NumberedVersion extends OwnVersion {
  readonly generationId: string;
}

function withVersions(page: Omit<OwnProposal, 'versions'>[], all: NumberedVersion[]): OwnProposal[] {
  return page.map((proposal) => {
    const own = all.filter(({ generationId }) => generationId === proposal.id);
    const versions = own.map(({ version, createdAt, restoredFrom }) => ({ version, createdAt, restoredFrom }));
    return { ...proposal, versions };
  });
}

async function versionsOf(db: Db, userId: string, page: { id: string }[]): Promise<NumberedVersion[]> {
  const { generationId, version, createdAt, restoredFrom } = proposalVersions;
  const ids = page.map(({ id }) => id);
  return db
    .select({ generationId, version, createdAt, restoredFrom })
    .from(proposalVersions)
    .where(and(eq(proposalVersions.userId, userId), inArray(generationId, ids)))
    .orderBy(asc(version));
}

/** Removes all that an owner generated and the lines they typed, in pieces that each keep within the query timeout. */
export async function eraseOfOwner(db: Db, ownerId: string): Promise<void> {
  // Texts first: one that is done in this moment makes no version any more.
  const { id } = generations;
  await inPieces((limit) => {
    const some = db.select({ id }).from(generations).where(eq(generations.ownerId, ownerId)).limit(limit);
    return db
      .delete(generations)
      .where(and(eq(generations.ownerId, ownerId), sql`${id} in ${some}`))
      .returning({ id });
  });
  const version = proposalVersions.id;
  await inPieces((limit) => {
    const some = db.select({ version }).from(proposalVersions).where(eq(proposalVersions.userId, ownerId)).limit(limit);
    return db
      .delete(proposalVersions)
      .where(and(eq(proposalVersions.userId, ownerId), sql`${version} in ${some}`))
      .returning({ version });
  });
  await db.delete(proposalJobs).where(eq(proposalJobs.userId, ownerId));
  await removeLinesOf(db, ownerId);
  await removeKeyAndUsageOf(db, ownerId);
  await removeSpendingOf(db, ownerId);
}

async function inPieces(erase: (limit: number) => PromiseLike<unknown[]>): Promise<void> {
  let erased: number;
  do erased = (await erase(ERASED_AT_ONCE)).length;
  while (erased === ERASED_AT_ONCE);
}
