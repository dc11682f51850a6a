import type { DraftRef, SentSave, WizardState, WorkShapes, Workspace } from '#web/features/proposals/index.ts';
import { isUnsaved } from './draft-of.ts';

/** The content of the workspace, and the draft that it is saved in. */
export class WorkspaceDraft {
  /** Counts the contents of the workspace: an answer to an earlier one says nothing about this one. */
  run = 0;
  /** The page has gone on to another one. */
  isLeft = false;
  readonly shapes: WorkShapes;
  private readonly workspace: Pick<Workspace, 'store' | 'status'>;

  constructor(workspace: Pick<Workspace, 'store' | 'status'>, shapes: WorkShapes) {
    this.workspace = workspace;
    this.shapes = shapes;
  }

  get state(): WizardState {
    return this.workspace.store.state();
  }

  /** Another tab may have it by then. */
  get isOurs(): boolean {
    return this.workspace.status().role === 'owner';
  }

  get isUnsaved(): boolean {
    return isUnsaved(this.state, this.shapes);
  }

  /** False once the workspace has other content, another tab has it, or the workspace is closed. */
  isHere(run: number): boolean {
    return run === this.run && !this.isLeft && this.isOurs;
  }

  remember(draft: DraftRef | null, unanswered: SentSave | null): void {
    this.workspace.store.dispatch({ type: 'draft', draft, unanswered });
  }

  put(state: WizardState): void {
    this.run += 1;
    this.workspace.store.dispatch({ type: 'replaced', state });
  }
}
