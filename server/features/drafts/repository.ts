import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Draft } from '#shared/drafts/contract.ts';
import type { Db } from '../../db/client.ts';
import { draftRevisions, drafts } from '../../db/schema/index.ts';
import { AppError } from '../../http/app-error.ts';
import { STATE_COLUMNS, wholeState } from './texts/repository.ts';

/**
 * A draft as it is now, whole.
 * @throws AppError NOT_FOUND: someone else's, an unknown and a deleted one are the same answer.
 */
export async function getDraftOf(db: Db, userId: string, id: string): Promise<Draft> {
  const [row] = await db
    .select({ draft: drafts, state: STATE_COLUMNS })
    .from(drafts)
    .innerJoin(
      draftRevisions,
      and(
        eq(draftRevisions.userId, drafts.userId),
        eq(draftRevisions.draftId, drafts.id),
        eq(draftRevisions.revision, drafts.revision),
      ),
    )
    .where(and(ofUser(userId, id), isNull(drafts.deletedAt)));
  if (!row) throw new AppError('NOT_FOUND');
  const { revision, name, jobTitle, isAutosave, lastUpdated, createdAt } = row.draft;
  return {
    id: row.draft.id,
    revision,
    name,
    jobTitle,
    lastUpdated: lastUpdated.toISOString(),
    createdAt: createdAt.toISOString(),
    isAutosave,
    deletedAt: null,
    ...wholeState(row.state),
  };
}

/** False when there was none that could be deleted. */
export async function markDeleted(tx: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(drafts)
    .set({ deletedAt: at })
    .where(and(ofUser(userId, id), isNull(drafts.deletedAt)))
    .returning({ id: drafts.id });
  return marked.length === 1;
}

export async function unmarkDeleted(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .update(drafts)
    .set({ deletedAt: null })
    .where(and(ofUser(userId, id), isNotNull(drafts.deletedAt)));
}

function ofUser(userId: string, id: string) {
  return and(eq(drafts.userId, userId), eq(drafts.id, id));
}
