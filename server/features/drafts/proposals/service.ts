import type { z } from 'zod';
import type { DraftAnswer } from '#shared/drafts/contract.ts';
import type { storeLetter as endpoint } from '#shared/drafts/proposals.ts';
import type { ProposalSummary, updateProposal } from '#shared/proposals/stored.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { findListed } from '../lists/repository.ts';
import { proposalSummaryOf } from '../lists/service.ts';
import { getDraftOf } from '../repository.ts';
import { getState } from '../revisions/service.ts';
import { measuresOfWork } from '../saving/list-columns.ts';
import { completeGenerated, findDocumentOf, findGenerated, lockDraft, makeLatest } from '../saving/repository.ts';
import { type SaveDeps, save } from '../saving/service.ts';
import { cleanName, digestOf, documentContent, readSentHtml } from '../saving/state.ts';
import { lockTexts } from '../texts/repository.ts';
import { hasDocument, setStatusOf } from './repository.ts';

/** The id of the proposal that `id` names: its own, or a generation's in its history. @throws AppError NOT_FOUND */
export async function resolveProposal(db: Db, userId: string, id: string): Promise<string> {
  if (await hasDocument(db, userId, id)) return id;
  const found = await findDocumentOf(db, userId, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** Sets the status, or saves a revision of that name. @throws AppError NOT_FOUND; as `save` for a name */
export async function update(
  deps: SaveDeps,
  { userId, id: named }: { readonly userId: string; readonly id: string },
  { status, ifStatus, name }: z.output<typeof updateProposal.input>,
): Promise<ProposalSummary> {
  const { db } = deps;
  const id = await resolveProposal(db, userId, named);
  if (status !== undefined) await setStatusOf(db, { userId, id }, { status, ifStatus, at: new Date(deps.now()) });
  if (name !== undefined) {
    const { revision } = await getDraftOf(db, userId, id);
    const { jobTitle, jobDescription, content, format, work } = await getState(db, { userId, id }, revision);
    const state = { name: cleanName(name), jobTitle, jobDescription, content, format, work };
    await save(deps, { userId, id, state, by: 'person', ifMatch: revision, key: undefined });
  }
  return getSummary(db, userId, id);
}

/** One proposal with its current text. @throws AppError NOT_FOUND */
export async function get(
  db: Db,
  userId: string,
  named: string,
): Promise<{ readonly proposal: ProposalSummary; readonly draft: DraftAnswer }> {
  const id = await resolveProposal(db, userId, named);
  return { proposal: await getSummary(db, userId, id), draft: await getDraftOf(db, userId, id) };
}

async function getSummary(db: Db, userId: string, id: string): Promise<ProposalSummary> {
  const listed = await findListed(db, userId, id);
  if (!listed) throw new AppError('NOT_FOUND');
  return proposalSummaryOf(listed);
}

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
