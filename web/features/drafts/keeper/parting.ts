import type { DeskDraft } from './desk-draft.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { Left } from './finishing.ts';
import type { KeeperParts } from './keeper-parts.ts';
import { hasToSave } from './may-save.ts';
import type { StatusBoard } from './status-board.ts';
import type { Turns } from './turns.ts';

interface Surroundings {
  readonly desk: DeskDraft;
  readonly board: StatusBoard;
  readonly saver: DraftSaver;
  readonly turns: Turns;
}

type Parts = Pick<KeeperParts, 'desk' | 'server' | 'shapes' | 'finishing' | 'isOffline'>;

/** What leaves the desk is saved to its last letter, without holding up what comes. */
export class Parting {
  private readonly parts: Parts;
  private readonly around: Surroundings;

  constructor(parts: Parts, around: Surroundings) {
    this.parts = parts;
    this.around = around;
  }

  /** Something else comes on the desk. Until it is saved it lies beside it: the page may be closed in the next moment. */
  makeRoom(isPutAside: boolean): void {
    const { desk, board } = this.around;
    const hasQuestion = board.status().theirs !== null;
    const left = hasQuestion ? undefined : this.leftToSave();
    const aside = isPutAside || !(left || hasQuestion) ? undefined : this.parts.desk.keepAside(desk.state);
    desk.run += 1;
    if (hasQuestion) board.update({ theirs: null });
    const isSaved = left ? this.finish(left).then(isDone, isNot) : Promise.resolve(false);
    void Promise.all([aside, isSaved])
      .then(([kept, isNeedless]) => (isNeedless ? kept?.remove() : kept?.show()))
      .catch(() => undefined);
  }

  /** The page goes on to another one: saved after what is under way, and known when the desk is opened again. */
  leave(): void {
    const { desk } = this.around;
    const left = this.parts.isOffline() ? undefined : this.leftToSave();
    desk.isLeft = true;
    desk.run += 1;
    if (!left) return;
    this.parts.desk.leave();
    void this.finish(left, true).catch(() => undefined);
  }

  private leftToSave(): Left | undefined {
    const { desk, board, saver } = this.around;
    if (!hasToSave(desk, board)) return undefined;
    const unanswered = desk.state.unanswered ?? saver.prepare({ kind: 'autosave' });
    return { ...desk.state, unanswered };
  }

  private finish(left: Left, isLeaving = false): Promise<void> {
    const { server, shapes, finishing } = this.parts;
    return finishing.finish(left, { server, shapes, after: this.around.turns.underWay, isLeaving });
  }
}

const isDone = () => true;
const isNot = () => false;
