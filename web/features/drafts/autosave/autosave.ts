import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import type { AutosaveParts } from './autosave-parts.ts';
import type { Choice } from './conflicts.ts';
import { goneOf } from './draft-of.ts';
import { DraftSaver } from './draft-saver.ts';
import { FlushOnLeave } from './flush-on-leave.ts';
import { hasToSave, mayWrite } from './may-save.ts';
import { Mutex } from './mutex.ts';
import { RemoteChanges } from './remote-changes.ts';
import { RetryNotice } from './retry-notice.ts';
import { codeOf } from './save-outcome.ts';
import { StatusBoard } from './status-board.ts';
import { WorkspaceDraft } from './workspace-draft.ts';

/**
 * Keeps what is in a workspace in one draft on the server. One save is under way at a time, and the latest text wins; every save
 * is in the local store before it is sent, so that after any end of the page or the answer it is known what was
 * saved. What someone else has changed is never overwritten.
 */
export class Autosave {
  readonly status: StatusBoard['status'];
  readonly subscribe: StatusBoard['subscribe'];
  private readonly parts: AutosaveParts;
  private readonly workspace: WorkspaceDraft;
  private readonly board: StatusBoard;
  private readonly mutex = new Mutex();
  private readonly saver: DraftSaver;
  private readonly outage: RetryNotice;
  private readonly remoteChanges: RemoteChanges;
  private readonly flushOnLeave: FlushOnLeave;
  private wasOurs = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private hearNoMore: () => void = () => undefined;

  constructor(parts: AutosaveParts) {
    const workspace = new WorkspaceDraft(parts.workspace, parts.shapes);
    const board = new StatusBoard(parts.isAuto);
    this.parts = parts;
    this.workspace = workspace;
    this.board = board;
    this.status = board.status;
    this.subscribe = board.subscribe;
    this.outage = new RetryNotice(parts);
    this.remoteChanges = new RemoteChanges(parts, workspace, board, this.outage);
    this.saver = new DraftSaver(parts, workspace, {
      hasQuestion: () => board.status().theirs !== null,
      onAnswer: (draft) => this.remoteChanges.compare(draft),
    });
    this.flushOnLeave = new FlushOnLeave(parts, { workspace, board, saver: this.saver, mutex: this.mutex });
  }

  /** Resolves when it is known whether the draft in the workspace is still the newest. */
  async start(): Promise<void> {
    if (this.timer !== undefined) return;
    this.workspace.isLeft = false;
    this.wasOurs = this.workspace.isOurs;
    const hearNoRoom = this.parts.workspace.onMakingRoom((isStashed) => this.flushOnLeave.makeRoom(isStashed));
    const hearNoRole = this.parts.workspace.subscribe(() => this.followRole());
    this.hearNoMore = () => {
      hearNoRoom();
      hearNoRole();
    };
    this.timer = setInterval(() => void this.tick(), AUTOSAVE_EVERY_SECONDS * 1000);
    await this.reconcile();
    void this.tick();
  }

  /** The page goes on to another one; what is unsaved is saved. */
  stop(): void {
    this.flushOnLeave.leave();
    clearInterval(this.timer);
    this.timer = undefined;
    this.hearNoMore();
  }

  setAuto(isAuto: boolean): void {
    this.board.update({ isAuto });
    if (isAuto) void this.tick();
  }

  /** Autosaves what has changed. Never rejects. */
  async tick(): Promise<void> {
    if (!this.hasToSave) return;
    if (this.parts.isOffline()) return this.board.update({ phase: 'offline' });
    await this.save();
  }

  /** Resolves when what is in the workspace now is saved, or cannot be. Never rejects. */
  async flush(): Promise<void> {
    await this.mutex.underWay;
    await this.tick();
  }

  /** Saves now, whatever the switch says. Rejects with what the server or the network says. */
  saveAs(name: string): Promise<void> {
    const intent = { kind: 'saved', name } as const;
    const saveAnew = async (error: unknown) => {
      const { draft } = this.workspace.state;
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      if (draft) this.workspace.remember(goneOf(draft), null);
      await this.saver.send(intent);
    };
    return this.inTurn(() => this.saver.send(intent).catch(saveAnew), false);
  }

  /** The page is hidden or left: it may get no further turn. */
  leave(): void {
    if (this.mutex.underWay || !this.hasToSave || this.parts.isOffline()) return;
    const sent = this.workspace.state.unanswered ?? this.saver.prepare({ kind: 'autosave' });
    this.parts.workspace.leave();
    void this.inTurn(() => this.saver.deliver(sent, true), true).catch(() => undefined);
  }

  /** Opens the question again that waits to be decided, or lets it wait. */
  ask(isAsking: boolean): void {
    this.board.update({ isAsking });
  }

  /** Puts right what both have changed. Rejects when the browser refuses; it is asked again then, and both texts are there. */
  async choose(choice: Choice): Promise<void> {
    if (await this.remoteChanges.choose(choice)) await this.save();
  }

  /** Asks what the draft is now: newer than here it takes the workspace, unless both have changed. Never rejects. */
  async reconcile(): Promise<void> {
    if (this.workspace.state.unanswered || !mayWrite(this.workspace, this.board)) return;
    await this.remoteChanges.look();
  }

  private get hasToSave(): boolean {
    return hasToSave(this.workspace, this.board);
  }

  private save(): Promise<void> {
    if (this.mutex.underWay) return this.mutex.underWay;
    return this.inTurn(() => this.saver.send({ kind: 'autosave' }), true).catch(() => undefined);
  }

  private inTurn(act: () => Promise<void>, isByItself: boolean): Promise<void> {
    return this.mutex.next(() => this.take(act, isByItself));
  }

  private async take(act: () => Promise<void>, isByItself: boolean): Promise<void> {
    const { run } = this.workspace;
    this.board.update({ phase: 'saving' });
    try {
      await act();
      this.outage.isOver();
      this.board.update({ phase: 'idle' });
    } catch (error) {
      if (this.workspace.isHere(run)) await this.failed(error, isByItself);
      else this.board.update({ phase: 'idle' });
      throw error;
    }
  }

  private async failed(error: unknown, isByItself: boolean): Promise<void> {
    const code = codeOf(error);
    if (code === 'PREMIUM_REQUIRED') {
      this.board.update({ phase: 'ended' });
      return this.parts.onEnded();
    }
    if (code === 'NOT_FOUND') this.remoteChanges.gone();
    if (code === 'CHANGED_ELSEWHERE' && (await this.remoteChanges.look())) return this.board.update({ phase: 'idle' });
    this.board.update({ phase: this.parts.isOffline() ? 'offline' : 'failed' });
    if (isByItself && code !== 'NOT_FOUND') this.outage.notify(error);
  }

  /** The tab that gets the workspace does not know what became of it in the other one. */
  private followRole(): void {
    const { isOurs } = this.workspace;
    if (isOurs === this.wasOurs) return;
    this.wasOurs = isOurs;
    this.workspace.run += 1;
    this.board.update({ theirs: null });
    if (isOurs) void this.reconcile().then(() => this.tick());
  }
}
