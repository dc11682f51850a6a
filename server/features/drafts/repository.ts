import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Draft } from '#shared/drafts/contract.ts';
import type { Db } from '../../db/client.ts';
import { draftRevisions, drafts, draftWords } from '../../db/schema/index.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * A draft as it is now, whole.
 * @throws AppError NOT_FOUND: someone else's, an unknown and a deleted one are the same answer.
 */
export async function getDraftOf(db: Db, userId: string, id: string): Promise<Draft> {
  const { jobDescription, content, format, work } = draftRevisions;
  const [row] = await db
    .select({ draft: drafts, text: { jobDescription, content, format, work } })
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
    ...row.text,
  };
}

/** False when there was none that could be deleted. */
export async function markDeleted(tx: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(drafts)
    .set({ deletedAt: at })
    .where(and(ofUser(userId, id), isNull(drafts.deletedAt)))
    .returning({ id: drafts.id });
  await moveWords(tx, userId, id);
  return marked.length === 1;
}

export async function unmarkDeleted(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .update(drafts)
    .set({ deletedAt: null })
    .where(and(ofUser(userId, id), isNotNull(drafts.deletedAt)));
  await moveWords(tx, userId, id);
}

const { isAutosave, deletedAt, nameKey, titleKey, createdAt, lastUpdated } = drafts;
type Shelf = typeof draftWords.$inferSelect.shelf;
const shelf = sql<Shelf>`case when ${deletedAt} is not null then 'deleted' when ${isAutosave} then 'autosave' else 'saved' end`;
/** Where a draft is in lists, as it is at each of its words. */
const PLACE = { shelf, nameKey, titleKey, createdAt, lastUpdated };

/** Gives a draft words that it does not have yet, in the transaction that names it. */
export async function insertWords(tx: Db, userId: string, id: string, words: readonly string[]): Promise<void> {
  const { userId: owner, id: draftId } = drafts;
  const word = sql<string>`each.word`.as('word');
  const rows = tx
    .select({ userId: owner, word, draftId, ...PLACE, shelf: shelf.as('shelf') })
    .from(drafts)
    .crossJoin(sql`unnest(${sql.param(words)}::text[]) as each (word)`)
    .where(ofUser(userId, id));
  await tx.insert(draftWords).select(rows);
}

/** Lets the words of a draft follow it, in the transaction that has moved it. */
export async function moveWords(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .update(draftWords)
    .set(PLACE)
    .from(drafts)
    .where(and(eq(draftWords.userId, userId), eq(draftWords.draftId, id), ofUser(userId, id)));
}

function ofUser(userId: string, id: string) {
  return and(eq(drafts.userId, userId), eq(drafts.id, id));
}
