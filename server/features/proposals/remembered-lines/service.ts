import type { SlotKind } from '#shared/proposals/letter/material.ts';
import type { RememberedLine } from '#shared/proposals/remembered-lines.ts';
import type { AppParts } from '../../../app-parts.ts';
import { removeOldestLines, upsertLine } from './repository.ts';

export type RememberedLinesDeps = Pick<AppParts, 'db' | 'now' | 'newId'>;

/** Stores a line for the next job; the same kind and text again only counts as used. Free for everybody with an account. */
export async function rememberLine(
  { db, newId, now }: RememberedLinesDeps,
  userId: string,
  { kind, text }: { kind: SlotKind; text: string },
): Promise<RememberedLine> {
  const line = await upsertLine(db, { userId, id: newId(), kind, text, usedAt: new Date(now()) });
  // After the insert is committed: of several at once the last one sees them all.
  await removeOldestLines(db, userId);
  return line;
}
