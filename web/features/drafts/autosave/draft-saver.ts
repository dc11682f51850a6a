import type { Draft } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { SentSave } from '#web/features/proposals/index.ts';
import { createSave, createSavedRef, type SaveIntent } from './draft-refs.ts';
import type { UnfinishedSave } from './pending-saves.ts';
import type { AutosaveParts, SavedWork } from './saved-work.ts';

/** Saves the workspace: one save at a time is in the local store as unanswered, and is repeated until the server has decided. */
export class DraftSaver {
  private readonly parts: Pick<AutosaveParts, 'workspace' | 'server' | 'pendingSaves' | 'shapes'>;
  private readonly work: SavedWork;
  /** Is given the draft as it is by now. */
  private readonly onAnswer: (draft: Draft) => void;

  constructor(work: SavedWork, onAnswer: (draft: Draft) => void) {
    this.parts = work.parts;
    this.work = work;
    this.onAnswer = onAnswer;
  }

  /** First what may have been saved already, then what has changed since. */
  async send(intent: SaveIntent): Promise<void> {
    const { run, state } = this.work;
    if (state.unanswered) await this.deliver(state.unanswered);
    if (!this.canContinue(run, intent)) return;
    if (intent.kind === 'autosave' && !this.work.isUnsaved) return;
    const sent = this.prepare(intent);
    await this.parts.workspace.flush();
    if (this.canContinue(run, intent)) await this.deliver(sent);
  }

  /** Reports the failure of a save by hand. */
  private canContinue(run: number, intent: SaveIntent): boolean {
    // A person may have to choose first.
    const canContinue = this.work.isHere(run) && !this.work.status().theirs;
    if (canContinue || intent.kind === 'autosave') return canContinue;
    throw new Error('This draft has changed since. Please review it and save again.');
  }

  /** The save that is to be sent, as the local store has it from now on: one that nobody has answered yet comes first. */
  prepare(intent: SaveIntent): SentSave {
    const sent = createSave(this.work.state, intent, this.parts.shapes);
    this.work.remember(this.work.state.draft, sent);
    return sent;
  }

  /** A save that is repeated is answered with the draft as it is by now, which another device may have gone on with. */
  async deliver(sent: SentSave, isLeaving = false): Promise<void> {
    const { run } = this.work;
    try {
      // A page that is left gets no turn to wait in.
      const left = isLeaving ? undefined : await this.parts.pendingSaves.outcomeOf(sent);
      const draft = await this.parts.server.save(sent, isLeaving);
      if (!this.work.isHere(run)) return;
      this.work.remember(left ?? createSavedRef(draft, sent), null);
      this.onAnswer(draft);
    } catch (error) {
      if (this.work.isHere(run) && isAnswered(error)) this.work.remember(this.work.state.draft, null);
      throw error;
    }
  }

  /** What is to be saved as it leaves the workspace, to its last letter; undefined when there is nothing. */
  unfinishedSave(): UnfinishedSave | undefined {
    if (!this.work.hasToSave) return undefined;
    const unanswered = this.work.state.unanswered ?? this.prepare({ kind: 'autosave' });
    return { ...this.work.state, unanswered };
  }
}

/** Refused before the save itself was looked at: an earlier sending of the same may have been taken all the same. */
const UNDECIDED: ReadonlySet<string | undefined> = new Set([
  'SERVICE_UNAVAILABLE',
  'RATE_LIMITED',
  'SIGN_IN_REQUIRED',
  'user-token-expired',
  'PREMIUM_REQUIRED',
]);

export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/**
 * The server has decided about this save. Where it has not, the same is asked again: it may have been taken, also when an
 * answer came that nobody can read (cut off, of a later release, from a hotel's network).
 */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.failure === 'refused') return !UNDECIDED.has(error.code);
  const { status = 0 } = error;
  return error.failure === 'unreadable' && status >= 400 && status < 500;
}
