import { AUTOSAVE_EVERY_SECONDS, type Draft } from '#shared/drafts/contract.ts';
import { type Choice, hasConflict, keepMine, takeTheirs } from './conflicts.ts';
import { DeskDraft } from './desk-draft.ts';
import { goneOf, isGone } from './draft-of.ts';
import { DraftSaver } from './draft-saver.ts';
import type { Left } from './finishing.ts';
import type { KeeperParts } from './keeper-parts.ts';
import type { KeeperPhase, KeeperStatus } from './keeper-status.ts';
import { Outage } from './outage.ts';
import { codeOf } from './save-outcome.ts';
import { Turns } from './turns.ts';

/**
 * Keeps what is on a desk in one draft on the server. One save is under way at a time, and the latest text wins; every save
 * lies in the journal before it is sent, so that whatever becomes of the page or the answer, it is known afterwards what was
 * saved. What somebody else has changed is never overwritten.
 */
export class Keeper {
  private readonly parts: KeeperParts;
  private readonly desk: DeskDraft;
  private readonly listeners = new Set<() => void>();
  private current: KeeperStatus;
  private readonly turns = new Turns();
  private readonly saver: DraftSaver;
  private isStopped = false;
  private readonly outage: Outage;
  private wasOurs = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private hearNoMore: () => void = () => undefined;

  constructor(parts: KeeperParts) {
    this.parts = parts;
    this.desk = new DeskDraft(parts.desk, parts.shapes);
    this.outage = new Outage(parts);
    this.saver = new DraftSaver(parts, this.desk, {
      isHere: (run) => this.isHere(run),
      hasQuestion: () => this.current.theirs !== null,
      onAnswer: (draft) => this.compare(draft),
    });
    this.current = { phase: 'idle', isAuto: parts.isAuto, theirs: null, isAsking: false };
  }

  /** Resolves when it is known whether the draft on the desk is still the newest. */
  async start(): Promise<void> {
    if (this.timer !== undefined) return;
    this.isStopped = false;
    this.wasOurs = this.desk.isOurs;
    const hearNoRoom = this.parts.desk.onMakingRoom((isPutAside) => this.part(isPutAside));
    const hearNoRole = this.parts.desk.subscribe(() => this.followRole());
    this.hearNoMore = () => {
      hearNoRoom();
      hearNoRole();
    };
    this.timer = setInterval(() => void this.tick(), AUTOSAVE_EVERY_SECONDS * 1000);
    await this.reconcile();
    void this.tick();
  }

  /** The page goes on to another one: what is unsaved is saved, after what is under way, and known when the desk is opened again. */
  stop(): void {
    const left = this.parts.isOffline() ? undefined : this.leftToSave();
    this.isStopped = true;
    this.desk.run += 1;
    clearInterval(this.timer);
    this.timer = undefined;
    this.hearNoMore();
    if (!left) return;
    this.parts.desk.leave();
    void this.finish(left, true).catch(() => undefined);
  }

  readonly status = (): KeeperStatus => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  setAuto(isAuto: boolean): void {
    this.update({ isAuto });
    if (isAuto) void this.tick();
  }

  /** Saves by itself what has changed. Never rejects. */
  async tick(): Promise<void> {
    if (!this.hasToSave()) return;
    if (this.parts.isOffline()) return this.update({ phase: 'offline' });
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
    if (this.turns.underWay || !this.hasToSave() || this.parts.isOffline()) return;
    const sent = this.desk.state.unanswered ?? this.saver.prepare({ kind: 'autosave' });
    this.parts.desk.leave();
    void this.inTurn(() => this.saver.deliver(sent, true), true).catch(() => undefined);
  }

  /** Opens the question again that waits to be decided, or lets it wait. */
  ask(isAsking: boolean): void {
    this.update({ isAsking });
  }

  /** Puts right what both have changed. Rejects when the browser refuses; it is asked again then, and both texts are there. */
  async choose(choice: Choice): Promise<void> {
    const { theirs } = this.current;
    if (!theirs) return;
    if (choice === 'theirs') {
      try {
        await takeTheirs(this.desk, theirs, this.parts.desk.putAsideFor);
      } catch (error) {
        this.update({ theirs, isAsking: true });
        throw error;
      }
      return this.update({ theirs: null });
    }
    keepMine(this.desk, theirs, choice);
    this.update({ theirs: null });
    await this.save();
  }

  /** Asks what the draft is now: newer than here it takes the desk, unless both have changed. Never rejects. */
  async reconcile(): Promise<void> {
    const { draft, unanswered } = this.desk.state;
    if (!draft || unanswered || !this.mayWrite()) return;
    const { run } = this.desk;
    try {
      const theirs = await this.parts.server.get(draft.id);
      if (this.isHere(run)) this.compare(theirs);
    } catch (error) {
      // Everything else the next save will say.
      if (!this.isHere(run)) return;
      if (codeOf(error) === 'NOT_FOUND') this.gone();
      if (codeOf(error) === 'user-token-expired') this.outage.tell(error);
    }
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
    this.update({ phase: 'saving' });
    try {
      await act();
      this.outage.isOver();
      this.update({ phase: 'idle' });
    } catch (error) {
      if (this.isHere(run)) await this.failed(error, isByItself);
      else this.update({ phase: 'idle' });
      throw error;
    }
  }

  private async failed(error: unknown, isByItself: boolean): Promise<void> {
    const code = codeOf(error);
    if (code === 'PREMIUM_REQUIRED') {
      this.update({ phase: 'ended' });
      return this.parts.onEnded();
    }
    // What has changed since becomes a draft of its own at the next turn.
    if (code === 'NOT_FOUND') this.gone();
    if (code === 'CHANGED_ELSEWHERE' && (await this.lookAtTheirs())) return this.update({ phase: 'idle' });
    this.update({ phase: this.parts.isOffline() ? 'offline' : 'failed' });
    if (isByItself && code !== 'NOT_FOUND') this.outage.tell(error);
  }

  private gone(): void {
    const { draft } = this.desk.state;
    if (!draft || isGone(draft)) return;
    this.desk.remember(goneOf(draft), null);
    this.parts.onRemoved();
  }

  private async lookAtTheirs(): Promise<boolean> {
    const { run, state } = this.desk;
    if (!state.draft) return false;
    try {
      const theirs = await this.parts.server.get(state.draft.id);
      if (this.isHere(run)) this.compare(theirs);
      return true;
    } catch {
      return false;
    }
  }

  private compare(theirs: Draft): void {
    if (hasConflict(this.desk, theirs)) this.update({ theirs, isAsking: !this.parts.isTyping() });
  }

  /** What leaves the desk is saved. Until it is, it lies beside the desk: the page may be closed in the next moment. */
  private part(isPutAside: boolean): void {
    const hasQuestion = this.current.theirs !== null;
    const left = hasQuestion ? undefined : this.leftToSave();
    const aside = isPutAside || !(left || hasQuestion) ? undefined : this.parts.desk.keepAside(this.desk.state);
    this.desk.run += 1;
    if (hasQuestion) this.update({ theirs: null });
    const isSaved = left ? this.finish(left).then(isDone, isNot) : Promise.resolve(false);
    void Promise.all([aside, isSaved])
      .then(([kept, isNeedless]) => (isNeedless ? kept?.remove() : kept?.show()))
      .catch(() => undefined);
  }

  private finish(left: Left, isLeaving = false): Promise<void> {
    const { server, shapes, finishing } = this.parts;
    return finishing.finish(left, { server, shapes, after: this.turns.underWay, isLeaving });
  }

  private leftToSave(): Left | undefined {
    if (!this.hasToSave()) return undefined;
    const unanswered = this.desk.state.unanswered ?? this.saver.prepare({ kind: 'autosave' });
    return { ...this.desk.state, unanswered };
  }

  /** The tab that gets the desk does not know what became of it in the other one. */
  private followRole(): void {
    const { isOurs } = this.desk;
    if (isOurs === this.wasOurs) return;
    this.wasOurs = isOurs;
    this.desk.run += 1;
    this.update({ theirs: null });
    if (isOurs) void this.reconcile().then(() => this.tick());
  }

  private hasToSave(): boolean {
    return this.current.isAuto && this.mayWrite() && this.desk.isUnsaved;
  }

  private mayWrite(): boolean {
    return this.desk.isOurs && !this.isStopped && this.current.phase !== 'ended' && !this.current.theirs;
  }

  /** False once something else lies on the desk, another tab has it, or the desk itself has gone. */
  private isHere(run: number): boolean {
    return run === this.desk.run && !this.isStopped && this.desk.isOurs;
  }

  private update(change: { phase?: KeeperPhase; theirs?: Draft | null; isAuto?: boolean; isAsking?: boolean }): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

const isDone = () => true;
const isNot = () => false;
