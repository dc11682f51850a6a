import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DraftAnswer } from '#shared/drafts/contract.ts';
import type { Db } from '../../db/client.ts';
import { documentRevisions, documents } from '../../db/schema/index.ts';
import { AppError } from '../../http/app-error.ts';
import { answeredBody } from './saving/state.ts';
import { STATE_COLUMNS, wholeState } from './texts/repository.ts';

/**
 * A draft as it is now, whole.
 * @throws AppError NOT_FOUND: someone else's, an unknown and a deleted one are the same answer.
 */
export async function getDraftOf(db: Db, userId: string, id: string): Promise<DraftAnswer> {
  const [row] = await db
    .select({ draft: documents, cause: documentRevisions.cause, state: STATE_COLUMNS })
    .from(documents)
    .innerJoin(
      documentRevisions,
      and(
        eq(documentRevisions.userId, documents.userId),
        eq(documentRevisions.documentId, documents.id),
        eq(documentRevisions.revision, documents.revision),
      ),
    )
    .where(and(ofUser(userId, id), isNull(documents.deletedAt)));
  if (!row) throw new AppError('NOT_FOUND');
  const { revision, name, jobTitle, isAutosave, lastUpdated, createdAt } = row.draft;
  const state = wholeState(row.state);
  return {
    id: row.draft.id,
    revision,
    name,
    jobTitle,
    lastUpdated: lastUpdated.toISOString(),
    createdAt: createdAt.toISOString(),
    isAutosave,
    deletedAt: null,
    cause: row.cause,
    jobDescription: state.jobDescription,
    ...answeredBody(state),
  };
}

/** False when there was none that could be deleted. */
export async function markDeleted(tx: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(documents)
    .set({ deletedAt: at })
    .where(and(ofUser(userId, id), isNull(documents.deletedAt)))
    .returning({ id: documents.id });
  return marked.length === 1;
}

export async function unmarkDeleted(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .update(documents)
    .set({ deletedAt: null })
    .where(and(ofUser(userId, id), isNotNull(documents.deletedAt)));
}

function ofUser(userId: string, id: string) {
  return and(eq(documents.userId, userId), eq(documents.id, id));
}
