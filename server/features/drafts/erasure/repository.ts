import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { documents, documentTexts } from '../../../db/schema/index.ts';
import { removeDraft } from '../sweep/repository.ts';
import { lockTexts } from '../texts/repository.ts';

const DRAFTS_AT_ONCE = 100;

/** Removes every draft of a person, in a transaction. */
export async function eraseDrafts(tx: Db, userId: string): Promise<void> {
  await lockTexts(tx, userId);
  for (;;) {
    const some = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.userId, userId))
      .limit(DRAFTS_AT_ONCE);
    for (const { id } of some) await removeDraft(tx, { userId, id });
    if (some.length < DRAFTS_AT_ONCE) break;
  }
  await tx.delete(documentTexts).where(eq(documentTexts.userId, userId));
}
