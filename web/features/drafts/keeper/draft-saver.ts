import type { Draft } from '#shared/drafts/contract.ts';
import type { SentSave } from '#web/features/proposals/index.ts';
import type { DeskDraft } from './desk-draft.ts';
import { refOf, type SaveWish, saveOf } from './draft-of.ts';
import type { KeeperParts } from './keeper-parts.ts';
import { isAnswered, ownRevision } from './save-outcome.ts';

interface Surroundings {
  /** Somebody has to choose first. */
  readonly hasQuestion: () => boolean;
  /** The draft as it is by now. */
  readonly onAnswer: (draft: Draft) => void;
}

/** Saves the desk: one save at a time lies in the journal as unanswered, and is repeated until the server has decided. */
export class DraftSaver {
  private readonly parts: Pick<KeeperParts, 'desk' | 'server' | 'finishing' | 'shapes'>;
  private readonly desk: DeskDraft;
  private readonly around: Surroundings;

  constructor(parts: DraftSaver['parts'], desk: DeskDraft, around: Surroundings) {
    this.parts = parts;
    this.desk = desk;
    this.around = around;
  }

  /** First what may have been saved already, then what has changed since. */
  async send(wish: SaveWish): Promise<void> {
    const { run, state } = this.desk;
    if (state.unanswered) await this.deliver(state.unanswered);
    if (!this.canGoOn(run, wish)) return;
    if (wish.kind === 'autosave' && !this.desk.isUnsaved) return;
    const sent = this.prepare(wish);
    await this.parts.desk.flush();
    if (this.canGoOn(run, wish)) await this.deliver(sent);
  }

  /** Whoever saves by hand is told when nothing comes of it. */
  private canGoOn(run: number, wish: SaveWish): boolean {
    const canGoOn = this.desk.isHere(run) && !this.around.hasQuestion();
    if (canGoOn || wish.kind === 'autosave') return canGoOn;
    throw new Error('This draft has changed meanwhile. Please look at it and save it again.');
  }

  prepare(wish: SaveWish): SentSave {
    const sent = saveOf(this.desk.state, wish, this.parts.shapes);
    this.desk.remember(this.desk.state.draft, sent);
    return sent;
  }

  /** A save that is repeated is answered with the draft as it is by now, which another device may have gone on with. */
  async deliver(sent: SentSave, isLeaving = false): Promise<void> {
    const { run } = this.desk;
    try {
      // A page that is left gets no turn to wait in.
      const left = isLeaving ? undefined : await this.parts.finishing.outcomeOf(sent);
      const draft = await this.parts.server.save(sent, isLeaving);
      if (!this.desk.isHere(run)) return;
      const own = left ?? { ...refOf(draft, sent.digest), revision: Math.min(draft.revision, ownRevision(sent)) };
      this.desk.remember(own, null);
      this.around.onAnswer(draft);
    } catch (error) {
      if (this.desk.isHere(run) && isAnswered(error)) this.desk.remember(this.desk.state.draft, null);
      throw error;
    }
  }
}
