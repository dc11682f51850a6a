import type { Draft } from '#shared/drafts/contract.ts';
import type { SentSave } from '#web/features/proposals/index.ts';
import type { AutosaveParts } from './autosave-parts.ts';
import { refOf, type SaveIntent, saveOf } from './draft-of.ts';
import { isAnswered, ownRevision } from './save-outcome.ts';
import type { WorkspaceDraft } from './workspace-draft.ts';

interface Surroundings {
  /** Someone has to choose first. */
  readonly hasQuestion: () => boolean;
  /** The draft as it is by now. */
  readonly onAnswer: (draft: Draft) => void;
}

/** Saves the workspace: one save at a time is in the local store as unanswered, and is repeated until the server has decided. */
export class DraftSaver {
  private readonly parts: Pick<AutosaveParts, 'workspace' | 'server' | 'pendingSaves' | 'shapes'>;
  private readonly workspace: WorkspaceDraft;
  private readonly around: Surroundings;

  constructor(parts: DraftSaver['parts'], workspace: WorkspaceDraft, around: Surroundings) {
    this.parts = parts;
    this.workspace = workspace;
    this.around = around;
  }

  /** First what may have been saved already, then what has changed since. */
  async send(intent: SaveIntent): Promise<void> {
    const { run, state } = this.workspace;
    if (state.unanswered) await this.deliver(state.unanswered);
    if (!this.canGoOn(run, intent)) return;
    if (intent.kind === 'autosave' && !this.workspace.isUnsaved) return;
    const sent = this.prepare(intent);
    await this.parts.workspace.flush();
    if (this.canGoOn(run, intent)) await this.deliver(sent);
  }

  /** Reports the failure of a save by hand. */
  private canGoOn(run: number, intent: SaveIntent): boolean {
    const canGoOn = this.workspace.isHere(run) && !this.around.hasQuestion();
    if (canGoOn || intent.kind === 'autosave') return canGoOn;
    throw new Error('This draft has changed since. Please review it and save again.');
  }

  prepare(intent: SaveIntent): SentSave {
    const sent = saveOf(this.workspace.state, intent, this.parts.shapes);
    this.workspace.remember(this.workspace.state.draft, sent);
    return sent;
  }

  /** A save that is repeated is answered with the draft as it is by now, which another device may have gone on with. */
  async deliver(sent: SentSave, isLeaving = false): Promise<void> {
    const { run } = this.workspace;
    try {
      // A page that is left gets no turn to wait in.
      const left = isLeaving ? undefined : await this.parts.pendingSaves.outcomeOf(sent);
      const draft = await this.parts.server.save(sent, isLeaving);
      if (!this.workspace.isHere(run)) return;
      const own = left ?? { ...refOf(draft, sent.digest), revision: Math.min(draft.revision, ownRevision(sent)) };
      this.workspace.remember(own, null);
      this.around.onAnswer(draft);
    } catch (error) {
      if (this.workspace.isHere(run) && isAnswered(error)) this.workspace.remember(this.workspace.state.draft, null);
      throw error;
    }
  }
}
