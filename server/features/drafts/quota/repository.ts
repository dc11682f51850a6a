import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import type { Db } from '../../../db/client.ts';
import { documents } from '../../../db/schema/index.ts';
import { AppError } from '../../../http/app-error.ts';
import { removeDraft } from '../sweep/repository.ts';
import { removeUnusedTexts } from '../texts/repository.ts';

const FULL = `Your saved work is full (${DRAFT_LIMITS.accountBytes / 1_048_576} MB). Delete drafts you no longer need.`;

/**
 * Keeps an account within its quota, in the transaction that has just saved: first the oldest autosaved revisions go that are
 * not the current one of their draft, then deleted drafts, the one deleted first before the others.
 * @param account Its `bytes` as they are stored now; left out, they are measured.
 * @param isRequired False for a generated letter, which is stored although the account is full.
 * @throws AppError DRAFTS_FULL when that is not enough: nothing is saved or removed then.
 */
export async function makeRoom(
  tx: Db,
  { userId, bytes }: { readonly userId: string; readonly bytes?: number },
  isRequired: boolean,
): Promise<void> {
  let excess = bytes === undefined ? await excessOf(tx, userId) : bytes - DRAFT_LIMITS.accountBytes;
  if (excess <= 0) return;
  await removeAutosaved(tx, userId, excess);
  excess = await excessOf(tx, userId);
  while (excess > 0) {
    const [deleted] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.userId, userId), isNotNull(documents.deletedAt)))
      .orderBy(asc(documents.deletedAt))
      .limit(1);
    if (!deleted && !isRequired) return;
    if (!deleted) throw new AppError('DRAFTS_FULL', { message: FULL });
    await removeDraft(tx, { userId, id: deleted.id });
    await removeUnusedTexts(tx, userId);
    excess = await excessOf(tx, userId);
  }
}

async function excessOf(tx: Db, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ bytes: string }>(sql`
    select coalesce((select sum(bytes) from document_revisions where user_id = ${userId}), 0)
      + coalesce((select sum(bytes) from document_texts where user_id = ${userId}), 0) as bytes`);
  return Number(rows[0]?.bytes ?? 0) - DRAFT_LIMITS.accountBytes;
}

/** The oldest, until `excess` bytes are gone or none is left. A text goes with the last revision that has it. */
async function removeAutosaved(tx: Db, userId: string, excess: number): Promise<void> {
  await tx.execute(sql`
    with old as materialized (
      select r.document_id, r.revision, r.bytes, row_number() over (order by r.saved_at, r.document_id, r.revision) as nth
      from document_revisions r join documents d on d.user_id = r.user_id and d.id = r.document_id
      where r.user_id = ${userId} and r.cause = 'edited' and r.version is null and r.revision <> d.revision
    ), used as (
      select distinct r.document_id, r.revision, place ->> 'hash' as hash
      from document_revisions r, jsonb_array_elements(r.text_places) place where r.user_id = ${userId}
    ), freed as (
      select nth, bytes from old
      union all
      select max(old.nth), t.bytes
      from document_texts t join used using (hash) left join old using (document_id, revision)
      where t.user_id = ${userId} group by t.hash, t.bytes having count(*) = count(old.nth)
    ), running as (
      select nth, sum(sum(bytes)) over (order by nth) - sum(bytes) as bytes_before from freed group by nth
    )
    delete from document_revisions r using old join running using (nth)
    where r.user_id = ${userId} and r.document_id = old.document_id and r.revision = old.revision
      and running.bytes_before < ${excess}`);
  await removeUnusedTexts(tx, userId);
}
