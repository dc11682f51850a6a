import { and, asc, eq, gt } from 'drizzle-orm';
import type { SentDocument } from '#shared/proposals/document/document.ts';
import type { ProposalStatus, RevisionCause } from '#shared/proposals/statuses.ts';
import type { Db } from '../../../db/client.ts';
import { isAfter, pagesByKey } from '../../../db/pages.ts';
import { documentRevisions, documents } from '../../../db/schema/index.ts';
import { answeredBody } from '../saving/state.ts';
import { STATE_COLUMNS, wholeState } from '../texts/repository.ts';

/** One draft in the data export of its owner. */
export interface ExportedDraft {
  readonly id: string;
  readonly revision: number;
  readonly isAutosave: boolean;
  readonly status: ProposalStatus;
  readonly statusAt: Date;
  readonly createdAt: Date;
  readonly lastUpdated: Date;
  /** Set while it can still be brought back. */
  readonly deletedAt: Date | null;
  /** Every state of it that is kept, the first one first, a few at a time; or those from revision `from` on. */
  readonly revisions: (from?: number) => AsyncIterable<readonly ExportedDraftRevision[]>;
}

export interface ExportedDraftRevision {
  readonly revision: number;
  readonly savedAt: Date;
  readonly cause: RevisionCause;
  /** Of a generated one: its number within its job title, and the generation. */
  readonly version: number | null;
  readonly generationId: string | null;
  readonly restoredFrom: number | null;
  readonly name: string | null;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly document: SentDocument;
  /** The same as text or HTML. */
  readonly content: string;
  readonly format: 'text' | 'html';
  readonly work: unknown;
}

const DRAFTS_AT_ONCE = 100;
// Each may hold 3 MB, so that only a few lie in memory together.
const REVISIONS_AT_ONCE = 5;

/** Everything a person saved, oldest first, a page at a time, so that thousands never lie in memory at once. */
export async function* exportDrafts(db: Db, userId: string): AsyncGenerator<ExportedDraft[], void> {
  const { id, revision, isAutosave, status, statusAt, createdAt, lastUpdated, deletedAt } = documents;
  const pages = pagesByKey(
    DRAFTS_AT_ONCE,
    (row: { id: string }) => row.id,
    (last) =>
      db
        .select({ id, revision, isAutosave, status, statusAt, createdAt, lastUpdated, deletedAt })
        .from(documents)
        .where(and(eq(documents.userId, userId), isAfter(id, last)))
        .orderBy(asc(id))
        .limit(DRAFTS_AT_ONCE),
  );
  for await (const page of pages)
    yield page.map((own) => ({ ...own, revisions: (from) => pagesOfRevisions(db, userId, own.id, from) }));
}

async function* pagesOfRevisions(
  db: Db,
  userId: string,
  id: string,
  from = 1,
): AsyncGenerator<ExportedDraftRevision[], void> {
  const { revision, savedAt, cause, version, generationId, restoredFrom, name, jobTitle } = documentRevisions;
  const pages = pagesByKey(
    REVISIONS_AT_ONCE,
    (row: { revision: number }) => row.revision,
    (last = from - 1) =>
      db
        .select({ revision, savedAt, cause, version, generationId, restoredFrom, name, jobTitle, ...STATE_COLUMNS })
        .from(documentRevisions)
        .where(and(eq(documentRevisions.userId, userId), eq(documentRevisions.documentId, id), gt(revision, last)))
        .orderBy(asc(revision))
        .limit(REVISIONS_AT_ONCE),
  );
  for await (const page of pages)
    yield page.map((row) => {
      const state = wholeState(row);
      return { ...state, ...answeredBody(state) };
    });
}
