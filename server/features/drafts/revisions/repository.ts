import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { DraftRevisionSummary } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import type { Db } from '../../../db/client.ts';
import { documentRevisions, documents } from '../../../db/schema/index.ts';
import type { DraftState } from '../saving/state.ts';
import { STATE_COLUMNS, wholeState } from '../texts/repository.ts';

/** What is asked for: the states of one draft of one person. */
export interface OfDraft {
  readonly userId: string;
  readonly id: string;
}

const STATE = {
  revision: documentRevisions.revision,
  savedAt: documentRevisions.savedAt,
  isAutosave: sql<boolean>`${documentRevisions.cause} in ('edited', 'generated')`,
  cause: documentRevisions.cause,
  version: documentRevisions.version,
  restoredFrom: documentRevisions.restoredFrom,
  name: documentRevisions.name,
};
const SUMMARY = {
  ...STATE,
  jobTitle: sql<string>`left(${documentRevisions.jobTitle}, ${DRAFT_LIMITS.listTitleChars})`,
};
const WHOLE = {
  ...STATE,
  jobTitle: documentRevisions.jobTitle,
  ...STATE_COLUMNS,
};

/** The latest first, from `before` on. Of a draft that is deleted, unknown or someone else's there are none. */
export async function listRevisionsOf(
  db: Db,
  { userId, id }: OfDraft,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<DraftRevisionSummary[]> {
  const earlier = page.before === undefined ? undefined : lt(documentRevisions.revision, page.before);
  const rows = await db
    .select(SUMMARY)
    .from(documentRevisions)
    .innerJoin(documents, ofThisDraft())
    .where(and(ofLive(userId, id), earlier))
    .orderBy(desc(documentRevisions.revision))
    .limit(page.limit);
  return rows.map(withMoment);
}

export async function countRevisions(db: Db, { userId, id }: OfDraft): Promise<number> {
  return db.$count(documentRevisions, and(eq(documentRevisions.userId, userId), eq(documentRevisions.documentId, id)));
}

/** A revision with its state as it is stored. */
export type StoredRevision = DraftRevisionSummary & DraftState;

/** Undefined for one that was never there or is not kept any more. */
export async function findRevisionOf(
  db: Db,
  { userId, id }: OfDraft,
  revision: number,
): Promise<StoredRevision | undefined> {
  const [row] = await db
    .select(WHOLE)
    .from(documentRevisions)
    .innerJoin(documents, ofThisDraft())
    .where(and(ofLive(userId, id), eq(documentRevisions.revision, revision)));
  return row && withMoment(wholeState(row));
}

function ofThisDraft() {
  return and(eq(documents.userId, documentRevisions.userId), eq(documents.id, documentRevisions.documentId));
}

function ofLive(userId: string, id: string) {
  return and(eq(documentRevisions.userId, userId), eq(documentRevisions.documentId, id), isNull(documents.deletedAt));
}

function withMoment<R extends { readonly savedAt: Date }>(row: R): Omit<R, 'savedAt'> & { savedAt: string } {
  return { ...row, savedAt: row.savedAt.toISOString() };
}
