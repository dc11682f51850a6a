import { z } from 'zod';
import type { Draft } from '#shared/drafts/contract.ts';
import type { WizardState, Workspace } from '#web/features/proposals/index.ts';
import { stateOf } from './draft-of.ts';
import type { WorkspaceDraft } from './workspace-draft.ts';

/** What someone wants where the draft and the workspace have both changed. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Looks at the draft as it is now. Newer than the workspace it takes its place, unless that has changed as well: then it answers
 * true, and a person has to choose. Nothing is taken from under a proposal that is being written.
 */
export function hasConflict(workspace: WorkspaceDraft, theirs: Draft): boolean {
  const { state, shapes } = workspace;
  const { draft, unanswered, generation, step, folded } = state;
  const isNews = draft !== null && draft.id === theirs.id && theirs.revision > draft.revision;
  if (!isNews || unanswered || generation.status === 'writing') return false;
  // The next save says whether anything else has been saved since.
  if (isOwnLetter(state, theirs)) return false;
  const coming = stateOf(theirs, shapes);
  if (coming.draft?.savedDigest === shapes.digestOf(state)) {
    workspace.remember(coming.draft, null);
    return false;
  }
  if (workspace.isUnsaved) return true;
  const isStepThere = step !== 5 || coming.step === 5;
  workspace.put({ ...coming, folded, step: isStepThere ? step : coming.step });
  return false;
}

/** The draft ends with a letter that was generated here and is not saved with everything else yet. */
function isOwnLetter({ generation, history }: WizardState, { cause, work }: Draft): boolean {
  if (cause !== 'generated') return false;
  const theirs = generated.safeParse(work).data?.proposal.proposalId;
  return [generation, ...history].some((own) => own.status === 'done' && own.proposalId === theirs);
}

const generated = z.object({ proposal: z.object({ proposalId: z.string() }) });

/** Mine is to be saved next: over what was seen of theirs, or as a draft of its own. */
export function keepMine(workspace: WorkspaceDraft, theirs: Draft, choice: 'mine' | 'both'): void {
  const { draft } = workspace.state;
  const isOver = choice === 'mine' && draft !== null && draft.id === theirs.id;
  workspace.remember(isOver ? { ...draft, revision: theirs.revision, savedDigest: '' } : null, null);
}

/** Mine is stashed, as a separate draft if it is restored. Rejects if the browser refuses: then nothing has changed. */
export async function takeTheirs(
  workspace: WorkspaceDraft,
  theirs: Draft,
  stashFor: Workspace['stashFor'],
): Promise<void> {
  const { draft, unanswered } = workspace.state;
  workspace.remember(null, null);
  try {
    await stashFor(stateOf(theirs, workspace.shapes));
  } catch (error) {
    workspace.remember(draft, unanswered);
    throw error;
  }
}
