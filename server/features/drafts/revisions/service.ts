import { z } from 'zod';
import type { DraftAnswer, DraftRevisionAnswer } from '#shared/drafts/contract.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../http/app-error.ts';
import { pageOf, readCursor } from '../../../http/cursor.ts';
import { type SaveDeps, type SaveTerms, save } from '../saving/service.ts';
import { answeredBody } from '../saving/state.ts';
import { findRevisionOf, listRevisionsOf, type OfDraft, type StoredRevision } from './repository.ts';

/** The revision with which a page ended. */
const revisionPlace = z.strictObject({ before: z.int().min(1).max(2_147_483_647) });

/** @throws AppError NOT_FOUND; INVALID_INPUT for a cursor that was not made here. */
export async function readRevisions(
  db: Db,
  of: OfDraft,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
) {
  const before = readCursor(cursor, revisionPlace)?.before;
  const found = await listRevisionsOf(db, of, { before, limit: limit + 1 });
  // A draft always has the state that is in force.
  if (found.length === 0 && before === undefined) throw new AppError('NOT_FOUND');
  const { items, nextCursor } = pageOf(found, limit, ({ revision }) => ({ before: revision }));
  return { revisions: items, nextCursor };
}

/** As it is answered. @throws AppError NOT_FOUND */
export async function getRevision(db: Db, of: OfDraft, revision: number): Promise<DraftRevisionAnswer> {
  const { content, format, work, ...about } = await getState(db, of, revision);
  return { ...about, ...answeredBody({ content, format, work }) };
}

/** As it is stored. @throws AppError NOT_FOUND */
export async function getState(db: Db, of: OfDraft, revision: number): Promise<StoredRevision> {
  const found = await findRevisionOf(db, of, revision);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Makes a draft what it was once, as a new revision. @throws AppError as `save` does. */
export async function restoreRevision(
  deps: SaveDeps,
  of: OfDraft,
  revision: number,
  terms: SaveTerms,
): Promise<DraftAnswer> {
  const { name, jobTitle, jobDescription, content, format, work } = await getState(deps.db, of, revision);
  const state = { name, jobTitle, jobDescription, content, format, work };
  return save(deps, { ...of, ...terms, state, by: 'restore', restoredFrom: revision });
}
