import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isAfter, pagesByKey } from '../../../db/pages.ts';
import { documentRevisions, generations } from '../../../db/schema/index.ts';

/** One of a person's proposals, with its request, for their data export. */
export interface ExportedProposal {
  readonly id: string;
  readonly createdAt: Date;
  readonly status: 'running' | 'done' | 'failed' | 'interrupted';
  /** The request (`generateInput`). */
  readonly input: unknown;
  readonly plainText: string;
  /** The whole answer (`generateAnswer`) of a finished one. */
  readonly answer: unknown;
  /** The tokens of a language model for it, and their cost in millionths of a dollar; null without a model. */
  readonly modelInputTokens: number | null;
  readonly modelOutputTokens: number | null;
  readonly modelMicros: number | null;
  /** The same for rewrites of its sections, and their number. */
  readonly rewrites: number;
  readonly rewriteInputTokens: number;
  readonly rewriteOutputTokens: number;
  readonly rewriteMicros: number;
  /** The version numbers among the proposals for its job. */
  readonly versions: readonly ExportedVersion[];
}

export interface ExportedVersion {
  readonly version: number;
  readonly createdAt: Date;
}

// Each row may have six samples and a whole answer: about 200 kB at most, 10 kB mostly.
const PAGE_SIZE = 50;

/** Everything an owner generated, oldest first, a page at a time, so that thousands are never in memory at once. */
export async function* exportProposals(db: Db, ownerId: string): AsyncGenerator<ExportedProposal[], void> {
  const { id, createdAt, status, input, plainText, answer } = generations;
  const { modelInputTokens, modelOutputTokens, modelMicros } = generations;
  const { rewrites, rewriteInputTokens, rewriteOutputTokens, rewriteMicros } = generations;
  const anew = { rewrites, rewriteInputTokens, rewriteOutputTokens, rewriteMicros };
  const model = { modelInputTokens, modelOutputTokens, modelMicros, ...anew };
  const pages = pagesByKey(
    PAGE_SIZE,
    (row: { id: string }) => row.id,
    (last) =>
      db
        .select({ id, createdAt, status, input, plainText, answer, ...model })
        .from(generations)
        .where(and(eq(generations.ownerId, ownerId), isAfter(id, last)))
        .orderBy(asc(id))
        .limit(PAGE_SIZE),
  );
  for await (const page of pages) yield withVersions(page, await versionsOf(db, ownerId, page));
}

interface NumberedVersion extends ExportedVersion {
  readonly generationId: string;
}

function withVersions(page: Omit<ExportedProposal, 'versions'>[], all: NumberedVersion[]): ExportedProposal[] {
  return page.map((proposal) => {
    const own = all.filter(({ generationId }) => generationId === proposal.id);
    const versions = own.map(({ version, createdAt }) => ({ version, createdAt }));
    return { ...proposal, versions };
  });
}

async function versionsOf(db: Db, userId: string, page: { id: string }[]): Promise<NumberedVersion[]> {
  const { userId: owner, savedAt: createdAt } = documentRevisions;
  const generationId = sql<string>`${documentRevisions.generationId}`;
  const version = sql<number>`${documentRevisions.version}`;
  const ids = page.map(({ id }) => id);
  return db
    .select({ generationId, version, createdAt })
    .from(documentRevisions)
    .where(and(eq(owner, userId), inArray(documentRevisions.generationId, ids), isNotNull(documentRevisions.version)))
    .orderBy(asc(documentRevisions.version));
}
