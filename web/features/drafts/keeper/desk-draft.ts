import type { Desk, DraftRef, SentSave, WizardState, WorkShapes } from '#web/features/proposals/index.ts';
import { isUnsaved } from './draft-of.ts';

/** What lies on the desk, and the draft that it is saved in. */
export class DeskDraft {
  /** Counts what has lain on the desk: an answer to an earlier one says nothing of this one. */
  run = 0;
  /** The page has gone on to another one. */
  isLeft = false;
  readonly shapes: WorkShapes;
  private readonly desk: Pick<Desk, 'store' | 'status'>;

  constructor(desk: Pick<Desk, 'store' | 'status'>, shapes: WorkShapes) {
    this.desk = desk;
    this.shapes = shapes;
  }

  get state(): WizardState {
    return this.desk.store.state();
  }

  /** Another tab may have it meanwhile. */
  get isOurs(): boolean {
    return this.desk.status().role === 'owner';
  }

  get isUnsaved(): boolean {
    return isUnsaved(this.state, this.shapes);
  }

  /** False once something else lies on the desk, another tab has it, or the desk itself has gone. */
  isHere(run: number): boolean {
    return run === this.run && !this.isLeft && this.isOurs;
  }

  remember(draft: DraftRef | null, unanswered: SentSave | null): void {
    this.desk.store.dispatch({ type: 'draft', draft, unanswered });
  }

  put(state: WizardState): void {
    this.run += 1;
    this.desk.store.dispatch({ type: 'replaced', state });
  }
}
