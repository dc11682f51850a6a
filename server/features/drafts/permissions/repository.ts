import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { documentRevisions } from '../../../db/schema/index.ts';

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
