import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { DraftAnswer } from '#shared/drafts/contract.ts';
import type { Db } from '../../db/client.ts';
import { documentRevisions, documents } from '../../db/schema/index.ts';
import { AppError } from '../../http/app-error.ts';
import { draftAnswerOf } from './saving/state.ts';
import { STATE_COLUMNS, wholeState } from './texts/repository.ts';

/** A draft as it is now, whole. @throws AppError NOT_FOUND, also for someone else's and a deleted one */
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
  const { name, jobTitle } = row.draft;
  return draftAnswerOf({ name, jobTitle, ...wholeState(row.state) }, { ...row.draft, cause: row.cause });
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

/** Whether a person had Pro: only then is anything autosaved, saved, imported or restored. */
export async function hasSavedWork(db: Db, userId: string): Promise<boolean> {
  const { userId: owner, cause, revision } = documentRevisions;
  const [saved] = await db
    .select({ revision })
    .from(documentRevisions)
    .where(and(eq(owner, userId), ne(cause, 'generated')))
    .limit(1);
  return saved !== undefined;
}

function ofUser(userId: string, id: string) {
  return and(eq(documents.userId, userId), eq(documents.id, id));
}
