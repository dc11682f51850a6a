import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import type { Choice } from './conflicts.ts';
import { DeskDraft } from './desk-draft.ts';
import { goneOf } from './draft-of.ts';
import { DraftSaver } from './draft-saver.ts';
import { Elsewhere } from './elsewhere.ts';
import type { KeeperParts } from './keeper-parts.ts';
import { hasToSave, mayWrite } from './may-save.ts';
import { Outage } from './outage.ts';
import { Parting } from './parting.ts';
import { codeOf } from './save-outcome.ts';
import { StatusBoard } from './status-board.ts';
import { Turns } from './turns.ts';

/**
 * Keeps what is on a desk in one draft on the server. One save is under way at a time, and the latest text wins; every save
 * lies in the journal before it is sent, so that whatever becomes of the page or the answer, it is known afterwards what was
 * saved. What somebody else has changed is never overwritten.
 */
export class Keeper {
  readonly status: StatusBoard['status'];
  readonly subscribe: StatusBoard['subscribe'];
  private readonly parts: KeeperParts;
  private readonly desk: DeskDraft;
  private readonly board: StatusBoard;
  private readonly turns = new Turns();
  private readonly saver: DraftSaver;
  private readonly outage: Outage;
  private readonly elsewhere: Elsewhere;
  private readonly parting: Parting;
  private wasOurs = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private hearNoMore: () => void = () => undefined;

  constructor(parts: KeeperParts) {
    const desk = new DeskDraft(parts.desk, parts.shapes);
    const board = new StatusBoard(parts.isAuto);
    this.parts = parts;
    this.desk = desk;
    this.board = board;
    this.status = board.status;
    this.subscribe = board.subscribe;
    this.outage = new Outage(parts);
    this.elsewhere = new Elsewhere(parts, desk, board, this.outage);
    this.saver = new DraftSaver(parts, desk, {
      hasQuestion: () => board.status().theirs !== null,
      onAnswer: (draft) => this.elsewhere.compare(draft),
    });
    this.parting = new Parting(parts, { desk, board, saver: this.saver, turns: this.turns });
  }

  /** Resolves when it is known whether the draft on the desk is still the newest. */
  async start(): Promise<void> {
    if (this.timer !== undefined) return;
    this.desk.isLeft = false;
    this.wasOurs = this.desk.isOurs;
    const hearNoRoom = this.parts.desk.onMakingRoom((isPutAside) => this.parting.makeRoom(isPutAside));
    const hearNoRole = this.parts.desk.subscribe(() => this.followRole());
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
    this.parting.leave();
    clearInterval(this.timer);
    this.timer = undefined;
    this.hearNoMore();
  }

  setAuto(isAuto: boolean): void {
    this.board.update({ isAuto });
    if (isAuto) void this.tick();
  }

  /** Saves by itself what has changed. Never rejects. */
  async tick(): Promise<void> {
    if (!this.hasToSave) return;
    if (this.parts.isOffline()) return this.board.update({ phase: 'offline' });
    await this.save();
  }

  /** Resolves when what is on the desk now is saved, or cannot be. Never rejects. */
  async flush(): Promise<void> {
    await this.turns.underWay;
    await this.tick();
  }

  /** Saves now, whatever the switch says. Rejects with what the server or the network says. */
  saveAs(name: string): Promise<void> {
    const wish = { kind: 'saved', name } as const;
    const saveAnew = async (error: unknown) => {
      const { draft } = this.desk.state;
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      if (draft) this.desk.remember(goneOf(draft), null);
      await this.saver.send(wish);
    };
    return this.inTurn(() => this.saver.send(wish).catch(saveAnew), false);
  }

  /** The page is hidden or left: it may get no further turn. */
  leave(): void {
    if (this.turns.underWay || !this.hasToSave || this.parts.isOffline()) return;
    const sent = this.desk.state.unanswered ?? this.saver.prepare({ kind: 'autosave' });
    this.parts.desk.leave();
    void this.inTurn(() => this.saver.deliver(sent, true), true).catch(() => undefined);
  }

  /** Opens the question again that waits to be decided, or lets it wait. */
  ask(isAsking: boolean): void {
    this.board.update({ isAsking });
  }

  /** Puts right what both have changed. Rejects when the browser refuses; it is asked again then, and both texts are there. */
  async choose(choice: Choice): Promise<void> {
    if (await this.elsewhere.choose(choice)) await this.save();
  }

  /** Asks what the draft is now: newer than here it takes the desk, unless both have changed. Never rejects. */
  async reconcile(): Promise<void> {
    if (this.desk.state.unanswered || !mayWrite(this.desk, this.board)) return;
    await this.elsewhere.look();
  }

  private get hasToSave(): boolean {
    return hasToSave(this.desk, this.board);
  }

  private save(): Promise<void> {
    if (this.turns.underWay) return this.turns.underWay;
    return this.inTurn(() => this.saver.send({ kind: 'autosave' }), true).catch(() => undefined);
  }

  private inTurn(act: () => Promise<void>, isByItself: boolean): Promise<void> {
    return this.turns.next(() => this.take(act, isByItself));
  }

  private async take(act: () => Promise<void>, isByItself: boolean): Promise<void> {
    const { run } = this.desk;
    this.board.update({ phase: 'saving' });
    try {
      await act();
      this.outage.isOver();
      this.board.update({ phase: 'idle' });
    } catch (error) {
      if (this.desk.isHere(run)) await this.failed(error, isByItself);
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
    if (code === 'NOT_FOUND') this.elsewhere.gone();
    if (code === 'CHANGED_ELSEWHERE' && (await this.elsewhere.look())) return this.board.update({ phase: 'idle' });
    this.board.update({ phase: this.parts.isOffline() ? 'offline' : 'failed' });
    if (isByItself && code !== 'NOT_FOUND') this.outage.tell(error);
  }

  /** The tab that gets the desk does not know what became of it in the other one. */
  private followRole(): void {
    const { isOurs } = this.desk;
    if (isOurs === this.wasOurs) return;
    this.wasOurs = isOurs;
    this.desk.run += 1;
    this.board.update({ theirs: null });
    if (isOurs) void this.reconcile().then(() => this.tick());
  }
}
