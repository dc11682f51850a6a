import type { Draft } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { DraftRef, SentSave, WizardState, WorkShapes, Workspace } from '#web/features/proposals/index.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import type { AutosaveStatus } from './autosave-status.ts';
import { createSave, createSavedRef, isUnsaved, type SaveIntent } from './draft-refs.ts';
import type { DraftServer } from './draft-server.ts';
import type { PendingSaves, UnfinishedSave } from './pending-saves.ts';

type WorkspacePart =
  | 'store'
  | 'status'
  | 'subscribe'
  | 'flush'
  | 'leave'
  | 'beforeReplace'
  | 'stashFor'
  | 'keepInStash';

/** What autosave is built from. */
export interface AutosaveParts {
  readonly workspace: Pick<Workspace, WorkspacePart>;
  readonly shapes: WorkShapes;
  readonly server: Pick<DraftServer, 'save' | 'get'>;
  /** Outlives the autosave: what it has left behind may come back. */
  readonly pendingSaves: PendingSaves;
  readonly isOffline: () => boolean;
  /** A question must not take the keys from under someone's hands. */
  readonly isTyping: () => boolean;
  readonly isAuto: boolean;
  /** Once for each outage. */
  readonly onFailed: (message: string) => void;
  /** The server knows the person no more. Once for each outage. */
  readonly onSessionEnded: () => void;
  /** The draft in the workspace was deleted elsewhere. */
  readonly onRemoved: () => void;
  /** The server says that Pro has ended. */
  readonly onEnded: () => void;
}

/**
 * Saves the content of the workspace in its draft, and knows how far that is. One save at a time is in the local store as unanswered,
 * and is repeated until the server has decided.
 */
export class DraftSaver {
  /** Counts the contents of the workspace: an answer to an earlier one says nothing about this one. */
  run = 0;
  /** The page has gone on to another one. */
  isLeft = false;
  readonly parts: AutosaveParts;
  private readonly current: Store<AutosaveStatus>;
  readonly status: Store<AutosaveStatus>['state'];
  readonly subscribe: Store<AutosaveStatus>['subscribe'];

  /** Is given the draft as it is by now. */
  private readonly onAnswer: (draft: Draft) => void;

  constructor(parts: AutosaveParts, onAnswer: (draft: Draft) => void) {
    this.parts = parts;
    this.onAnswer = onAnswer;
    this.current = createStore<AutosaveStatus>({ phase: 'idle', isAuto: parts.isAuto, theirs: null, isAsking: false });
    this.status = this.current.state;
    this.subscribe = this.current.subscribe;
  }

  update(change: Partial<AutosaveStatus>): void {
    this.current.set({ ...this.status(), ...change });
  }

  get state(): WizardState {
    return this.parts.workspace.store.state();
  }

  /** Another tab may have it by then. */
  get isOwner(): boolean {
    return this.parts.workspace.status().role === 'owner';
  }

  get isUnsaved(): boolean {
    return isUnsaved(this.state, this.parts.shapes);
  }

  /** The workspace is ours, and nobody has to decide something first. */
  get mayWrite(): boolean {
    const { phase, theirs } = this.status();
    return this.isOwner && !this.isLeft && phase !== 'ended' && !theirs;
  }

  /** Something has changed that autosave must save. */
  get hasToSave(): boolean {
    return this.status().isAuto && this.mayWrite && this.isUnsaved;
  }

  /** False once the workspace has other content, another tab has it, or the workspace is closed. */
  isHere(run: number): boolean {
    return run === this.run && !this.isLeft && this.isOwner;
  }

  remember(draft: DraftRef | null, unanswered: SentSave | null): void {
    this.parts.workspace.store.dispatch({ type: 'draft', draft, unanswered });
  }

  put(state: WizardState): void {
    this.run += 1;
    this.parts.workspace.store.dispatch({ type: 'replaced', state });
  }

  /** First what may have been saved already, then what has changed since. */
  async send(intent: SaveIntent): Promise<void> {
    const { run, state } = this;
    if (state.unanswered) await this.deliver(state.unanswered);
    if (!this.canContinue(run, intent)) return;
    if (intent.kind === 'autosave' && !this.isUnsaved) return;
    const sent = this.prepare(intent);
    await this.parts.workspace.flush();
    if (this.canContinue(run, intent)) await this.deliver(sent);
  }

  /** Reports the failure of a save by hand. */
  private canContinue(run: number, intent: SaveIntent): boolean {
    // A person may have to choose first.
    const canContinue = this.isHere(run) && !this.status().theirs;
    if (canContinue || intent.kind === 'autosave') return canContinue;
    throw new Error('This draft has changed since. Please review it and save again.');
  }

  /** The save that is to be sent, as the local store has it from now on: one that nobody has answered yet comes first. */
  prepare(intent: SaveIntent): SentSave {
    const sent = createSave(this.state, intent, this.parts.shapes);
    this.remember(this.state.draft, sent);
    return sent;
  }

  /** A save that is repeated is answered with the draft as it is by now, which another device may have gone on with. */
  async deliver(sent: SentSave, isLeaving = false): Promise<void> {
    const { run } = this;
    try {
      // A page that is left gets no turn to wait in.
      const left = isLeaving ? undefined : await this.parts.pendingSaves.outcomeOf(sent);
      const draft = await this.parts.server.save(sent, isLeaving);
      if (!this.isHere(run)) return;
      this.remember(left ?? createSavedRef(draft, sent), null);
      this.onAnswer(draft);
    } catch (error) {
      if (this.isHere(run) && isAnswered(error)) this.remember(this.state.draft, null);
      throw error;
    }
  }

  /** What is to be saved as it leaves the workspace, to its last letter; undefined when there is nothing. */
  unfinishedSave(): UnfinishedSave | undefined {
    if (!this.hasToSave) return undefined;
    const unanswered = this.state.unanswered ?? this.prepare({ kind: 'autosave' });
    return { ...this.state, unanswered };
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
