import type { Draft } from '#shared/drafts/contract.ts';
import { type Choice, hasConflict, keepMine, takeTheirs } from './conflicts.ts';
import type { DeskDraft } from './desk-draft.ts';
import { goneOf, isGone } from './draft-of.ts';
import type { KeeperParts } from './keeper-parts.ts';
import type { Outage } from './outage.ts';
import { codeOf } from './save-outcome.ts';
import type { StatusBoard } from './status-board.ts';

type Parts = Pick<KeeperParts, 'desk' | 'server' | 'isTyping' | 'onRemoved'>;

/** What has become of the draft elsewhere: changed on another device or in another tab, or deleted. */
export class Elsewhere {
  private readonly parts: Parts;
  private readonly desk: DeskDraft;
  private readonly board: StatusBoard;
  private readonly outage: Outage;

  constructor(parts: Parts, desk: DeskDraft, board: StatusBoard, outage: Outage) {
    this.parts = parts;
    this.desk = desk;
    this.board = board;
    this.outage = outage;
  }

  /** Asks what the draft is now, and puts right what can be. Answers whether that is known, or matters no more. Never rejects. */
  async look(): Promise<boolean> {
    const { run, state } = this.desk;
    if (!state.draft) return false;
    try {
      const theirs = await this.parts.server.get(state.draft.id);
      if (this.desk.isHere(run)) this.compare(theirs);
      return true;
    } catch (error) {
      if (!this.desk.isHere(run)) return true;
      if (codeOf(error) === 'user-token-expired') this.outage.tell(error);
      // Everything else the next save will say.
      if (codeOf(error) !== 'NOT_FOUND') return false;
      this.gone();
      return true;
    }
  }

  /** Newer than here it takes the desk, unless both have changed: then there is a question. */
  compare(theirs: Draft): void {
    if (hasConflict(this.desk, theirs)) this.board.update({ theirs, isAsking: !this.parts.isTyping() });
  }

  /** What has changed since becomes a draft of its own with the next save. */
  gone(): void {
    const { draft } = this.desk.state;
    if (!draft || isGone(draft)) return;
    this.desk.remember(goneOf(draft), null);
    this.parts.onRemoved();
  }

  /** Answers whether there is something of mine to save. Rejects when the browser refuses: it is asked again, as before. */
  async choose(choice: Choice): Promise<boolean> {
    const { theirs } = this.board.status();
    if (!theirs) return false;
    if (choice === 'theirs') {
      try {
        await takeTheirs(this.desk, theirs, this.parts.desk.putAsideFor);
      } catch (error) {
        this.board.update({ theirs, isAsking: true });
        throw error;
      }
    } else keepMine(this.desk, theirs, choice);
    this.board.update({ theirs: null });
    return choice !== 'theirs';
  }
}
