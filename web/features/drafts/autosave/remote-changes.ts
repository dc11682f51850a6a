import { z } from 'zod';
import type { Draft } from '#shared/drafts/contract.ts';
import type { WizardState } from '#web/features/proposals/index.ts';
import { isDeleted, markDeleted, readDraftState } from './draft-refs.ts';
import { codeOf, type DraftSaver } from './draft-saver.ts';

/** How a person solves a conflict between the draft and the workspace. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Handles drafts that another device or tab has changed or deleted. */
export class RemoteChanges {
  private readonly saver: DraftSaver;
  private readonly onSessionEnded: (error: unknown) => void;

  constructor(saver: DraftSaver, onSessionEnded: (error: unknown) => void) {
    this.saver = saver;
    this.onSessionEnded = onSessionEnded;
  }

  /** Fetches the draft and applies it. Returns false when it could not be fetched. Never rejects. */
  async check(): Promise<boolean> {
    const { run, state, parts } = this.saver;
    if (!state.draft) return false;
    try {
      const theirs = await parts.server.get(state.draft.id);
      if (this.saver.isHere(run)) this.compare(theirs);
      return true;
    } catch (error) {
      if (!this.saver.isHere(run)) return true;
      if (codeOf(error) === 'user-token-expired') this.onSessionEnded(error);
      // The next save reports every other failure.
      if (codeOf(error) !== 'NOT_FOUND') return false;
      this.markRemoved();
      return true;
    }
  }

  /** Puts a newer draft in the workspace, or asks when both have changed. */
  compare(theirs: Draft): void {
    if (applyOrAsk(this.saver, theirs)) this.saver.update({ theirs, isAsking: !this.saver.parts.isTyping() });
  }

  /** The next change is saved as a new draft. */
  markRemoved(): void {
    const { draft } = this.saver.state;
    if (!draft || isDeleted(draft)) return;
    this.saver.remember(markDeleted(draft), null);
    this.saver.parts.onRemoved();
  }

  /** Returns whether this side has to be saved. Rejects when the browser cannot stash it; the conflict stays then. */
  async choose(choice: Choice): Promise<boolean> {
    const { theirs } = this.saver.status();
    if (!theirs) return false;
    const { draft, unanswered } = this.saver.state;
    const isOver = choice === 'mine' && draft?.id === theirs.id;
    // The next save overwrites the revision that was shown, or makes a new draft.
    this.saver.remember(isOver ? { ...draft, revision: theirs.revision, savedDigest: '' } : null, null);
    if (choice === 'theirs') {
      const { workspace, codec } = this.saver.parts;
      try {
        await workspace.stashFor(readDraftState(theirs, codec));
      } catch (error) {
        this.saver.remember(draft, unanswered);
        this.saver.update({ theirs, isAsking: true });
        throw error;
      }
    }
    this.saver.update({ theirs: null });
    return choice !== 'theirs';
  }
}

/**
 * Puts the draft in the workspace if it is newer, unless the workspace has changed as well: then it returns true, and the person has
 * to choose. A proposal that is being written is left alone.
 */
function applyOrAsk(saver: DraftSaver, theirs: Draft): boolean {
  const { state, parts } = saver;
  const { draft, unanswered, generation, step, folded } = state;
  const isNews = draft !== null && draft.id === theirs.id && theirs.revision > draft.revision;
  if (!isNews || unanswered || generation.status === 'writing') return false;
  // The next save compares the revisions.
  if (isOwnLetter(state, theirs)) return false;
  const coming = readDraftState(theirs, parts.codec);
  if (coming.draft?.savedDigest === parts.codec.digestOf(state)) {
    saver.remember(coming.draft, null);
    return false;
  }
  if (saver.isUnsaved) return true;
  const isStepThere = step !== 5 || coming.step === 5;
  saver.put({ ...coming, folded, step: isStepThere ? step : coming.step });
  return false;
}

/** Whether the newest revision is a letter that was generated here and whose workspace is not saved yet. */
function isOwnLetter({ generation, history }: WizardState, { cause, work }: Draft): boolean {
  if (cause !== 'generated') return false;
  const theirs = generated.safeParse(work).data?.proposal.proposalId;
  return [generation, ...history].some((own) => own.status === 'done' && own.proposalId === theirs);
}

const generated = z.object({ proposal: z.object({ proposalId: z.string() }) });
