import type { z } from 'zod';
import type { DraftAnswer } from '#shared/drafts/contract.ts';
import type { ProposalSummary, updateProposal } from '#shared/proposals/stored.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../http/app-error.ts';
import { findListed } from '../lists/repository.ts';
import { proposalSummaryOf } from '../lists/service.ts';
import { getDraftOf } from '../repository.ts';
import { getState } from '../revisions/service.ts';
import { findDocumentOf } from '../saving/repository.ts';
import { type SaveDeps, save } from '../saving/service.ts';
import { cleanName } from '../saving/state.ts';
import { hasDocument, setStatusOf } from './repository.ts';

/**
 * The id of a person's proposal that `id` names: its own, or that of a generation in its history.
 * @throws AppError NOT_FOUND
 */
export async function resolveProposal(db: Db, userId: string, id: string): Promise<string> {
  if (await hasDocument(db, userId, id)) return id;
  const found = await findDocumentOf(db, userId, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Sets the status or the name, and returns the proposal as it is then. A name saves the current state as a revision of that name.
 * @throws AppError NOT_FOUND; as `save` for a name
 */
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
