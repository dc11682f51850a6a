import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { DraftRevision, DraftRevisionSummary } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import type { Db } from '../../../db/client.ts';
import { draftRevisions, drafts } from '../../../db/schema/index.ts';
import { STATE_COLUMNS, wholeState } from '../texts/repository.ts';

/** What is asked for: the states of one draft of one person. */
export interface OfDraft {
  readonly userId: string;
  readonly id: string;
}

const STATE = {
  revision: draftRevisions.revision,
  savedAt: draftRevisions.savedAt,
  isAutosave: draftRevisions.isAutosave,
  name: draftRevisions.name,
};
const SUMMARY = {
  ...STATE,
  jobTitle: sql<string>`left(${draftRevisions.jobTitle}, ${DRAFT_LIMITS.listTitleChars})`,
};
const WHOLE = {
  ...STATE,
  jobTitle: draftRevisions.jobTitle,
  ...STATE_COLUMNS,
};

/** The latest first, from `before` on. Of a draft that is deleted, unknown or someone else's there are none. */
export async function listRevisionsOf(
  db: Db,
  { userId, id }: OfDraft,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<DraftRevisionSummary[]> {
  const earlier = page.before === undefined ? undefined : lt(draftRevisions.revision, page.before);
  const rows = await db
    .select(SUMMARY)
    .from(draftRevisions)
    .innerJoin(drafts, ofThisDraft())
    .where(and(ofLive(userId, id), earlier))
    .orderBy(desc(draftRevisions.revision))
    .limit(page.limit);
  return rows.map(withMoment);
}

/** Undefined for one that was never there or is not kept any more. */
export async function findRevisionOf(
  db: Db,
  { userId, id }: OfDraft,
  revision: number,
): Promise<DraftRevision | undefined> {
  const [row] = await db
    .select(WHOLE)
    .from(draftRevisions)
    .innerJoin(drafts, ofThisDraft())
    .where(and(ofLive(userId, id), eq(draftRevisions.revision, revision)));
  return row && withMoment(wholeState(row));
}

function ofThisDraft() {
  return and(eq(drafts.userId, draftRevisions.userId), eq(drafts.id, draftRevisions.draftId));
}

function ofLive(userId: string, id: string) {
  return and(eq(draftRevisions.userId, userId), eq(draftRevisions.draftId, id), isNull(drafts.deletedAt));
}

function withMoment<R extends { readonly savedAt: Date }>(row: R): Omit<R, 'savedAt'> & { savedAt: string } {
  return { ...row, savedAt: row.savedAt.toISOString() };
}
