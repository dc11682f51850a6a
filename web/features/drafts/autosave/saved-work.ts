import type { DraftRef, SentSave, WizardState, WorkShapes, Workspace } from '#web/features/proposals/index.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import type { AutosaveStatus } from './autosave-status.ts';
import { isUnsaved } from './draft-refs.ts';
import type { DraftServer } from './draft-server.ts';
import type { PendingSaves } from './pending-saves.ts';

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

/** The content of the workspace, the draft that it is saved in, and the state of saving. */
export class SavedWork {
  /** Counts the contents of the workspace: an answer to an earlier one says nothing about this one. */
  run = 0;
  /** The page has gone on to another one. */
  isLeft = false;
  readonly parts: AutosaveParts;
  private readonly current: Store<AutosaveStatus>;
  readonly status: Store<AutosaveStatus>['state'];
  readonly subscribe: Store<AutosaveStatus>['subscribe'];

  constructor(parts: AutosaveParts) {
    this.parts = parts;
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
}
