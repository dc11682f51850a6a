import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import { goneOf } from './draft-of.ts';
import { codeOf, DraftSaver } from './draft-saver.ts';
import type { Left } from './pending-saves.ts';
import { type Choice, RemoteChanges } from './remote-changes.ts';
import { type AutosaveParts, SavedWork } from './saved-work.ts';

/**
 * Keeps what is in a workspace in one draft on the server. One save is under way at a time, and the latest text wins; every save
 * is in the local store before it is sent, so that after any end of the page or the answer it is known what was
 * saved. What someone else has changed is never overwritten.
 */
export class Autosave {
  readonly status: SavedWork['status'];
  readonly subscribe: SavedWork['subscribe'];
  private readonly parts: AutosaveParts;
  private readonly work: SavedWork;
  private readonly saver: DraftSaver;
  private readonly remoteChanges: RemoteChanges;
  /** Saves under way, one after the other, until the last of them has ended. Never rejects. */
  private underWay: Promise<void> | undefined;
  /** The person knows that saving does not work; until it has worked again. */
  private hasToldOutage = false;
  private wasOurs = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private hearNoMore: () => void = () => undefined;

  constructor(parts: AutosaveParts) {
    const work = new SavedWork(parts);
    this.parts = parts;
    this.work = work;
    this.status = work.status;
    this.subscribe = work.subscribe;
    this.remoteChanges = new RemoteChanges(work, (error) => this.tellOutage(error));
    this.saver = new DraftSaver(work, (draft) => this.remoteChanges.compare(draft));
  }

  /** Resolves when it is known whether the draft in the workspace is still the newest. */
  async start(): Promise<void> {
    if (this.timer !== undefined) return;
    this.work.isLeft = false;
    this.wasOurs = this.work.isOurs;
    const hearNoRoom = this.parts.workspace.onMakingRoom((isStashed) => this.makeRoom(isStashed));
    const hearNoRole = this.parts.workspace.subscribe(() => this.followRole());
    this.hearNoMore = () => {
      hearNoRoom();
      hearNoRole();
    };
    this.timer = setInterval(() => void this.tickInTime(), AUTOSAVE_EVERY_SECONDS * 1000);
    await this.reconcile();
    void this.tickInTime();
  }

  /** The page goes on to another one; what is unsaved is saved, and known when the workspace is opened again. */
  stop(): void {
    const left = this.parts.isOffline() ? undefined : this.saver.leftToSave();
    this.work.isLeft = true;
    this.work.run += 1;
    if (left) {
      this.parts.workspace.leave();
      void this.finish(left, true);
    }
    clearInterval(this.timer);
    this.timer = undefined;
    this.hearNoMore();
  }

  setAuto(isAuto: boolean): void {
    this.work.update({ isAuto });
    if (isAuto) void this.tick();
  }

  /** Autosaves what has changed. Never rejects. */
  async tick(): Promise<void> {
    if (!this.work.hasToSave) return;
    if (this.parts.isOffline()) return this.work.update({ phase: 'offline' });
    await this.save();
  }

  /** Not before the first words of a letter: the server may have stored it whole, and would refuse a save that does not know it. */
  private async tickInTime(): Promise<void> {
    const { generation } = this.work.state;
    if (generation.status !== 'writing' || generation.text !== '') await this.tick();
  }

  /** Resolves when what is in the workspace now is saved, or cannot be. Never rejects. */
  async flush(): Promise<void> {
    await this.underWay;
    await this.tick();
  }

  /** Saves now, whatever the switch says. Rejects with what the server or the network says. */
  saveAs(name: string): Promise<void> {
    const intent = { kind: 'saved', name } as const;
    const saveAnew = async (error: unknown) => {
      const { draft } = this.work.state;
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      if (draft) this.work.remember(goneOf(draft), null);
      await this.saver.send(intent);
    };
    return this.inTurn(() => this.saver.send(intent).catch(saveAnew), false);
  }

  /** The page is hidden or left: it may get no further turn. */
  leave(): void {
    if (this.underWay || this.parts.isOffline()) return;
    const left = this.saver.leftToSave();
    if (!left) return;
    this.parts.workspace.leave();
    void this.inTurn(() => this.saver.deliver(left.unanswered, true), true).catch(() => undefined);
  }

  /** Opens the question again that waits to be decided, or lets it wait. */
  ask(isAsking: boolean): void {
    this.work.update({ isAsking });
  }

  /** Puts right what both have changed. Rejects when the browser refuses; it is asked again then, and both texts are there. */
  async choose(choice: Choice): Promise<void> {
    if (await this.remoteChanges.choose(choice)) await this.save();
  }

  /** Asks what the draft is now: newer than here it takes the workspace, unless both have changed. Never rejects. */
  async reconcile(): Promise<void> {
    if (this.work.state.unanswered || !this.work.mayWrite) return;
    await this.remoteChanges.look();
  }

  /** The workspace gets other content. The old one is stashed until it is saved: the page may be closed in the next moment. */
  private makeRoom(isStashed: boolean): void {
    const hasQuestion = this.work.status().theirs !== null;
    const left = hasQuestion ? undefined : this.saver.leftToSave();
    const stashed = isStashed || !(left || hasQuestion) ? undefined : this.parts.workspace.keepInStash(this.work.state);
    this.work.run += 1;
    if (hasQuestion) this.work.update({ theirs: null });
    const isSaved = left ? this.finish(left, false) : Promise.resolve(false);
    void Promise.all([stashed, isSaved])
      .then(([kept, isNeedless]) => (isNeedless ? kept?.remove() : kept?.show()))
      .catch(() => undefined);
  }

  /** Saves it without holding up what comes. Returns whether all of it is saved. Never rejects. */
  private finish(left: Left, isLeaving: boolean): Promise<boolean> {
    const finishing = { after: this.underWay, isLeaving };
    return this.parts.pendingSaves.finish(left, this.parts, finishing).then(
      () => true,
      () => false,
    );
  }

  private save(): Promise<void> {
    if (this.underWay) return this.underWay;
    return this.inTurn(() => this.saver.send({ kind: 'autosave' }), true).catch(() => undefined);
  }

  /** At once when nothing is under way: a page that is being left gets no further turn. */
  private inTurn(act: () => Promise<void>, isByItself: boolean): Promise<void> {
    const take = () => this.take(act, isByItself);
    const turn = this.underWay ? this.underWay.then(take) : take();
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (this.underWay === settled) this.underWay = undefined;
      });
    this.underWay = settled;
    return turn;
  }

  private async take(act: () => Promise<void>, isByItself: boolean): Promise<void> {
    const { run } = this.work;
    this.work.update({ phase: 'saving' });
    try {
      await act();
      this.hasToldOutage = false;
      this.work.update({ phase: 'idle' });
    } catch (error) {
      if (this.work.isHere(run)) await this.failed(error, isByItself);
      else this.work.update({ phase: 'idle' });
      throw error;
    }
  }

  private async failed(error: unknown, isByItself: boolean): Promise<void> {
    const code = codeOf(error);
    if (code === 'PREMIUM_REQUIRED') {
      this.work.update({ phase: 'ended' });
      return this.parts.onEnded();
    }
    if (code === 'NOT_FOUND') this.remoteChanges.gone();
    if (code === 'CHANGED_ELSEWHERE' && (await this.remoteChanges.look())) return this.work.update({ phase: 'idle' });
    this.work.update({ phase: this.parts.isOffline() ? 'offline' : 'failed' });
    if (isByItself && code !== 'NOT_FOUND') this.tellOutage(error);
  }

  /** Once, however often it is tried. Without a network the status says it. */
  private tellOutage(error: unknown): void {
    if (this.hasToldOutage || this.parts.isOffline()) return;
    this.hasToldOutage = true;
    if (codeOf(error) === 'user-token-expired') this.parts.onSessionEnded();
    else this.parts.onFailed(error instanceof Error ? error.message : '');
  }

  /** The tab that gets the workspace does not know what became of it in the other one. */
  private followRole(): void {
    const { isOurs } = this.work;
    if (isOurs === this.wasOurs) return;
    this.wasOurs = isOurs;
    this.work.run += 1;
    this.work.update({ theirs: null });
    if (isOurs) void this.reconcile().then(() => this.tick());
  }
}
