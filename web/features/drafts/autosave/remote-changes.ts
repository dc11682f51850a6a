import type { Draft } from '#shared/drafts/contract.ts';
import type { AutosaveParts } from './autosave-parts.ts';
import { type Choice, hasConflict, keepMine, takeTheirs } from './conflicts.ts';
import { goneOf, isGone } from './draft-of.ts';
import type { RetryNotice } from './retry-notice.ts';
import { codeOf } from './save-outcome.ts';
import type { StatusBoard } from './status-board.ts';
import type { WorkspaceDraft } from './workspace-draft.ts';

type Parts = Pick<AutosaveParts, 'workspace' | 'server' | 'isTyping' | 'onRemoved'>;

/** What has become of the draft elsewhere: changed on another device or in another tab, or deleted. */
export class RemoteChanges {
  private readonly parts: Parts;
  private readonly workspace: WorkspaceDraft;
  private readonly board: StatusBoard;
  private readonly outage: RetryNotice;

  constructor(parts: Parts, workspace: WorkspaceDraft, board: StatusBoard, outage: RetryNotice) {
    this.parts = parts;
    this.workspace = workspace;
    this.board = board;
    this.outage = outage;
  }

  /** Asks what the draft is now, and puts right what can be. Answers whether that is known, or matters no more. Never rejects. */
  async look(): Promise<boolean> {
    const { run, state } = this.workspace;
    if (!state.draft) return false;
    try {
      const theirs = await this.parts.server.get(state.draft.id);
      if (this.workspace.isHere(run)) this.compare(theirs);
      return true;
    } catch (error) {
      if (!this.workspace.isHere(run)) return true;
      if (codeOf(error) === 'user-token-expired') this.outage.notify(error);
      // Everything else the next save will say.
      if (codeOf(error) !== 'NOT_FOUND') return false;
      this.gone();
      return true;
    }
  }

  /** Newer than here it takes the workspace, unless both have changed: then there is a question. */
  compare(theirs: Draft): void {
    if (hasConflict(this.workspace, theirs)) this.board.update({ theirs, isAsking: !this.parts.isTyping() });
  }

  /** What has changed since becomes a draft of its own with the next save. */
  gone(): void {
    const { draft } = this.workspace.state;
    if (!draft || isGone(draft)) return;
    this.workspace.remember(goneOf(draft), null);
    this.parts.onRemoved();
  }

  /** Answers whether there is something of mine to save. Rejects when the browser refuses: it is asked again, as before. */
  async choose(choice: Choice): Promise<boolean> {
    const { theirs } = this.board.status();
    if (!theirs) return false;
    if (choice === 'theirs') {
      try {
        await takeTheirs(this.workspace, theirs, this.parts.workspace.stashFor);
      } catch (error) {
        this.board.update({ theirs, isAsking: true });
        throw error;
      }
    } else keepMine(this.workspace, theirs, choice);
    this.board.update({ theirs: null });
    return choice !== 'theirs';
  }
}
