import type { Draft } from '#shared/drafts/contract.ts';
import type { Desk } from '#web/features/proposals/index.ts';
import type { DeskDraft } from './desk-draft.ts';
import { stateOf } from './draft-of.ts';

/** What somebody wants where the draft and the desk have both changed. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Looks at the draft as it is now. Newer than the desk it takes its place, unless that has changed as well: then it answers
 * true, and a person has to choose. Nothing is taken from under a proposal that is being written.
 */
export function hasConflict(desk: DeskDraft, theirs: Draft): boolean {
  const { state, shapes } = desk;
  const { draft, unanswered, generation, step, folded } = state;
  const isNews = draft !== null && draft.id === theirs.id && theirs.revision > draft.revision;
  if (!isNews || unanswered || generation.status === 'writing') return false;
  const coming = stateOf(theirs, shapes);
  if (coming.draft?.savedDigest === shapes.digestOf(state)) {
    desk.remember(coming.draft, null);
    return false;
  }
  if (desk.isUnsaved) return true;
  const isStepThere = step !== 5 || coming.step === 5;
  desk.put({ ...coming, folded, step: isStepThere ? step : coming.step });
  return false;
}

/** Mine is to be saved next: over what was seen of theirs, or as a draft of its own. */
export function keepMine(desk: DeskDraft, theirs: Draft, choice: 'mine' | 'both'): void {
  const { draft } = desk.state;
  const isOver = choice === 'mine' && draft !== null && draft.id === theirs.id;
  desk.remember(isOver ? { ...draft, revision: theirs.revision, savedDigest: '' } : null, null);
}

/** Mine waits beside the desk, as a draft of its own should it come back. Rejects when the browser refuses: all is as before. */
export async function takeTheirs(desk: DeskDraft, theirs: Draft, putAsideFor: Desk['putAsideFor']): Promise<void> {
  const { draft, unanswered } = desk.state;
  desk.remember(null, null);
  try {
    await putAsideFor(stateOf(theirs, desk.shapes));
  } catch (error) {
    desk.remember(draft, unanswered);
    throw error;
  }
}
