import type { z } from 'zod';
import type { storeLetter as endpoint } from '#shared/drafts/proposals.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { getState } from '../revisions/service.ts';
import { readSentHtml } from '../saving/clean.ts';
import { measuresOfWork } from '../saving/measures.ts';
import { completeGenerated, findDocumentOf, findGenerated, lockDraft, makeLatest } from '../saving/repository.ts';
import type { SaveDeps } from '../saving/service.ts';
import { digestOf, documentContent } from '../saving/state.ts';
import { lockTexts } from '../texts/repository.ts';

interface OfLetter {
  readonly userId: string;
  readonly generationId: string;
}

/**
 * Stores a generated letter as its person has completed it, in the revision that it was generated as: there is no new one, on any
 * plan. The last one sent stays. An earlier letter that is brought back is the latest from then on.
 * @throws AppError NOT_FOUND; CHANGED_ELSEWHERE when a workspace was saved with it, which only a save changes; DRAFTS_FULL
 */
export async function storeLetter(
  { db, now }: SaveDeps,
  { userId, generationId }: OfLetter,
  { document, html = '', isRestored }: z.output<typeof endpoint.input>,
): Promise<void> {
  const body = documentContent(document ?? readSentHtml(html, 'The letter'));
  await inTransaction(db, async (tx) => {
    if (!(await lockTexts(tx, userId))) throw new AppError('SIGN_IN_REQUIRED');
    const id = await findDocumentOf(tx, userId, [generationId]);
    const locked = id === undefined ? undefined : await lockDraft(tx, userId, id);
    const found = locked && (await findGenerated(tx, { userId, id: locked.id, generationId }));
    if (!found) throw new AppError('NOT_FOUND');
    if (found.hasWork) throw new AppError('CHANGED_ELSEWHERE');
    const of = { userId, id: locked.id };
    const { name, jobTitle, jobDescription, work } = await getState(tx, of, found.revision);
    const state = { name, jobTitle, jobDescription, ...body, work: null } as const;
    const isMoved = isRestored && found.revision < locked.revision;
    if (digestOf(state) === found.digest && !isMoved) return;
    const current = isMoved ? await makeLatest(tx, { userId, locked }, found.revision) : locked;
    const revision = isMoved ? current.revision : found.revision;
    // The opening is the one of the letter that was the latest.
    const measures = isMoved ? { ...measuresOfWork(work), opening: null } : {};
    const { isAutosave } = locked;
    const made = {
      ...of,
      state,
      isAutosave,
      cause: 'generated',
      key: undefined,
      measures,
      at: new Date(now()),
    } as const;
    await completeGenerated(tx, current, made, revision);
  });
}
