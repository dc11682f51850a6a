import { z } from 'zod';
import type { Draft } from '#shared/drafts/contract.ts';
import type { WizardState } from '#web/features/proposals/index.ts';
import { isDeleted, markDeleted, readDraftState } from './draft-refs.ts';
import { codeOf, type DraftSaver } from './draft-saver.ts';

/** What someone wants where the draft and the workspace have both changed. */
export type Choice = 'mine' | 'theirs' | 'both';

/** What has become of the draft elsewhere: changed on another device or in another tab, or deleted. */
export class RemoteChanges {
  private readonly saver: DraftSaver;
  private readonly onSessionEnded: (error: unknown) => void;

  constructor(saver: DraftSaver, onSessionEnded: (error: unknown) => void) {
    this.saver = saver;
    this.onSessionEnded = onSessionEnded;
  }

  /** Asks what the draft is now, and puts right what can be. Returns whether that is known, or matters no more. Never rejects. */
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
      // Everything else the next save will say.
      if (codeOf(error) !== 'NOT_FOUND') return false;
      this.markRemoved();
      return true;
    }
  }

  /** Newer than here it takes the workspace, unless both have changed: then there is a question. */
  compare(theirs: Draft): void {
    if (applyOrAsk(this.saver, theirs)) this.saver.update({ theirs, isAsking: !this.saver.parts.isTyping() });
  }

  /** What has changed since becomes a draft of its own with the next save. */
  markRemoved(): void {
    const { draft } = this.saver.state;
    if (!draft || isDeleted(draft)) return;
    this.saver.remember(markDeleted(draft), null);
    this.saver.parts.onRemoved();
  }

  /** Returns whether there is something of mine to save. Rejects when the browser refuses: it is asked again, as before. */
  async choose(choice: Choice): Promise<boolean> {
    const { theirs } = this.saver.status();
    if (!theirs) return false;
    const { draft, unanswered } = this.saver.state;
    const isOver = choice === 'mine' && draft?.id === theirs.id;
    // Mine is saved over what was seen of theirs, or is a draft of its own: the next save makes it, or bringing it back does.
    this.saver.remember(isOver ? { ...draft, revision: theirs.revision, savedDigest: '' } : null, null);
    if (choice === 'theirs') {
      const { workspace, shapes } = this.saver.parts;
      try {
        await workspace.stashFor(readDraftState(theirs, shapes));
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
  // The next save says whether anything else has been saved since.
  if (isOwnLetter(state, theirs)) return false;
  const coming = readDraftState(theirs, parts.shapes);
  if (coming.draft?.savedDigest === parts.shapes.digestOf(state)) {
    saver.remember(coming.draft, null);
    return false;
  }
  if (saver.isUnsaved) return true;
  const isStepThere = step !== 5 || coming.step === 5;
  saver.put({ ...coming, folded, step: isStepThere ? step : coming.step });
  return false;
}

/** The draft ends with a letter that was generated here and is not saved with everything else yet. */
function isOwnLetter({ generation, history }: WizardState, { cause, work }: Draft): boolean {
  if (cause !== 'generated') return false;
  const theirs = generated.safeParse(work).data?.proposal.proposalId;
  return [generation, ...history].some((own) => own.status === 'done' && own.proposalId === theirs);
}

const generated = z.object({ proposal: z.object({ proposalId: z.string() }) });
