import type { Draft } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { DraftCodec, DraftRef, SentSave, WizardState, Workspace } from '#web/features/proposals/index.ts';
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
  readonly codec: DraftCodec;
  readonly server: Pick<DraftServer, 'save' | 'get'>;
  /** Outlives the autosave: replaced text may be restored by Undo. */
  readonly pendingSaves: PendingSaves;
  readonly isOffline: () => boolean;
  /** A dialog must not open while someone types. */
  readonly isTyping: () => boolean;
  readonly isAuto: boolean;
  /** Once for each outage. */
  readonly onFailed: (message: string) => void;
  /** The session has ended. Once for each outage. */
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
  /** Counts the contents of the workspace. An answer that belongs to an earlier content is ignored. */
  run = 0;
  /** The app shows another page. */
  isLeft = false;
  readonly parts: AutosaveParts;
  private readonly current: Store<AutosaveStatus>;
  readonly status: Store<AutosaveStatus>['state'];
  readonly subscribe: Store<AutosaveStatus>['subscribe'];

  /** Gets the draft that the server answered. */
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

  /** False when another tab owns the workspace. */
  get isOwner(): boolean {
    return this.parts.workspace.status().role === 'owner';
  }

  get isUnsaved(): boolean {
    return isUnsaved(this.state, this.parts.codec);
  }

  /** This tab owns the workspace, and no conflict waits for a choice. */
  get mayWrite(): boolean {
    const { phase, theirs } = this.status();
    return this.isOwner && !this.isLeft && phase !== 'ended' && !theirs;
  }

  /** Autosave is on and something is unsaved. */
  get hasToSave(): boolean {
    return this.status().isAuto && this.mayWrite && this.isUnsaved;
  }

  /** False once the workspace has other content, another tab owns it, or it is closed. */
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

  /** Repeats an unanswered save first, then saves what has changed since. */
  async send(intent: SaveIntent): Promise<void> {
    const { run, state } = this;
    if (state.unanswered) await this.deliver(state.unanswered);
    if (!this.canContinue(run, intent)) return;
    if (intent.kind === 'autosave' && !this.isUnsaved) return;
    const sent = this.prepare(intent);
    await this.parts.workspace.flush();
    if (this.canContinue(run, intent)) await this.deliver(sent);
  }

  /** A save by hand throws instead of returning false. */
  private canContinue(run: number, intent: SaveIntent): boolean {
    // The answer may have been a conflict.
    const canContinue = this.isHere(run) && !this.status().theirs;
    if (canContinue || intent.kind === 'autosave') return canContinue;
    throw new Error('This draft has changed since. Please review it and save again.');
  }

  /** Creates the request and stores it locally as unanswered. */
  prepare(intent: SaveIntent): SentSave {
    const sent = createSave(this.state, intent, this.parts.codec);
    this.remember(this.state.draft, sent);
    return sent;
  }

  /** The answer to a repeated save is the present draft, which another device may have changed. */
  async deliver(sent: SentSave, isLeaving = false): Promise<void> {
    const { run } = this;
    try {
      // A page that is left cannot wait.
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

  /** What is unsaved when the workspace is left or replaced; undefined when nothing is. */
  unfinishedSave(): UnfinishedSave | undefined {
    if (!this.hasToSave) return undefined;
    const unanswered = this.state.unanswered ?? this.prepare({ kind: 'autosave' });
    return { ...this.state, unanswered };
  }
}

/** Refusals that say nothing about the save: an earlier request with the same key may have succeeded. */
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
 * Whether the server has decided about this save. If not, the same request is sent again: it may have succeeded although its answer
 * was lost, cut off or written by another release or a captive portal.
 */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.failure === 'refused') return !UNDECIDED.has(error.code);
  const { status = 0 } = error;
  return error.failure === 'unreadable' && status >= 400 && status < 500;
}
