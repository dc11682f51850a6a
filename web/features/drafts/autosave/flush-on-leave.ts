import type { AutosaveParts } from './autosave-parts.ts';
import type { DraftSaver } from './draft-saver.ts';
import { hasToSave } from './may-save.ts';
import type { Mutex } from './mutex.ts';
import type { Left } from './pending-saves.ts';
import type { StatusBoard } from './status-board.ts';
import type { WorkspaceDraft } from './workspace-draft.ts';

interface Surroundings {
  readonly workspace: WorkspaceDraft;
  readonly board: StatusBoard;
  readonly saver: DraftSaver;
  readonly mutex: Mutex;
}

type Parts = Pick<AutosaveParts, 'workspace' | 'server' | 'shapes' | 'pendingSaves' | 'isOffline'>;

/** What leaves the workspace is saved to its last letter, without holding up what comes. */
export class FlushOnLeave {
  private readonly parts: Parts;
  private readonly around: Surroundings;

  constructor(parts: Parts, around: Surroundings) {
    this.parts = parts;
    this.around = around;
  }

  /** The workspace gets other content. The old one is stashed until it is saved: the page may be closed in the next moment. */
  makeRoom(isStashed: boolean): void {
    const { workspace, board } = this.around;
    const hasQuestion = board.status().theirs !== null;
    const left = hasQuestion ? undefined : this.leftToSave();
    const stashed = isStashed || !(left || hasQuestion) ? undefined : this.parts.workspace.keepInStash(workspace.state);
    workspace.run += 1;
    if (hasQuestion) board.update({ theirs: null });
    const isSaved = left ? this.finish(left).then(isDone, isNot) : Promise.resolve(false);
    void Promise.all([stashed, isSaved])
      .then(([kept, isNeedless]) => (isNeedless ? kept?.remove() : kept?.show()))
      .catch(() => undefined);
  }

  /** The page goes on to another one: saved after what is under way, and known when the workspace is opened again. */
  leave(): void {
    const { workspace } = this.around;
    const left = this.parts.isOffline() ? undefined : this.leftToSave();
    workspace.isLeft = true;
    workspace.run += 1;
    if (!left) return;
    this.parts.workspace.leave();
    void this.finish(left, true).catch(() => undefined);
  }

  private leftToSave(): Left | undefined {
    const { workspace, board, saver } = this.around;
    if (!hasToSave(workspace, board)) return undefined;
    const unanswered = workspace.state.unanswered ?? saver.prepare({ kind: 'autosave' });
    return { ...workspace.state, unanswered };
  }

  private finish(left: Left, isLeaving = false): Promise<void> {
    const { server, shapes, pendingSaves } = this.parts;
    return pendingSaves.finish(left, { server, shapes, after: this.around.mutex.underWay, isLeaving });
  }
}

const isDone = () => true;
const isNot = () => false;
