import { AUTOSAVE_EVERY_SECONDS, type Draft } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Desk, SentSave, WizardState, WorkShapes } from '#web/features/proposals/index.ts';
import { goneOf, isUnsaved, refOf, type SaveWish, saveOf, stateOf } from './draft-of.ts';
import type { DraftServer } from './draft-server.ts';
import type { KeeperPhase, KeeperStatus } from './keeper-status.ts';

export interface KeeperParts {
  readonly desk: Pick<
    Desk,
    'store' | 'status' | 'flush' | 'leave' | 'onMakingRoom' | 'putAsideFor' | 'keepAside' | 'arrival'
  >;
  readonly shapes: WorkShapes;
  readonly server: Pick<DraftServer, 'save' | 'get'>;
  readonly isOffline: () => boolean;
  readonly isAuto: boolean;
  /** Once for each outage. */
  readonly onFailed: (message: string) => void;
  /** The server says that Pro has ended. */
  readonly onEnded: () => void;
}

/** What somebody wants where the draft and the desk have both changed. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Keeps what is on a desk in one draft on the server. One save is under way at a time, and the latest text wins; every save
 * lies in the journal before it is sent, so that whatever becomes of the page or the answer, it is known afterwards what was
 * saved. What somebody else has changed is never overwritten.
 */
export class Keeper {
  private readonly parts: KeeperParts;
  private readonly listeners = new Set<() => void>();
  private current: KeeperStatus;
  private saving: Promise<void> | undefined;
  /** Counts what has lain on the desk: an answer to an earlier one says nothing of this one. */
  private run = 0;
  private isStopped = false;
  private hasTold = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private hearNoMore: () => void = () => undefined;

  constructor(parts: KeeperParts) {
    this.parts = parts;
    this.current = { phase: 'idle', isAuto: parts.isAuto, theirs: null };
  }

  /** Resolves when it is known whether the draft on the desk is still the newest. */
  async start(): Promise<void> {
    if (this.timer !== undefined) return;
    this.isStopped = false;
    this.hearNoMore = this.parts.desk.onMakingRoom((isPutAside) => this.part(isPutAside));
    this.timer = setInterval(() => void this.tick(), AUTOSAVE_EVERY_SECONDS * 1000);
    await this.reconcile();
    void this.tick();
  }

  /** The page goes on to another one: what is unsaved is sent, and its answer is asked for when the desk is opened again. */
  stop(): void {
    this.leave();
    this.isStopped = true;
    clearInterval(this.timer);
    this.timer = undefined;
    this.hearNoMore();
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
    if (!this.current.isAuto || !this.mayWrite() || !this.isUnsaved()) return;
    if (this.parts.isOffline()) return this.update({ phase: 'offline' });
    await this.save();
  }

  /** Saves now, whatever the switch says. Rejects with what the server or the network says. */
  saveAs(name: string): Promise<void> {
    return this.inTurn(() => this.send({ kind: 'saved', name }));
  }

  /** The page is hidden or left: it may get no further turn. */
  leave(): void {
    if (this.saving || !this.current.isAuto || !this.mayWrite() || !this.isUnsaved() || this.parts.isOffline()) return;
    const sent = this.state.unanswered ?? this.prepare({ kind: 'autosave' });
    this.parts.desk.leave();
    void this.inTurn(() => this.deliver(sent, true)).catch(() => undefined);
  }

  /** Puts right what both have changed. Rejects when the browser or the server refuses; both texts are still there then. */
  async choose(choice: Choice): Promise<void> {
    const { theirs } = this.current;
    if (!theirs) return;
    const { desk, shapes } = this.parts;
    const { draft } = this.state;
    if (choice === 'theirs') {
      this.remember(null, null);
      await desk.putAsideFor(stateOf(theirs, shapes));
      return this.update({ theirs: null });
    }
    this.remember(choice === 'mine' && draft ? { ...draft, revision: theirs.revision, savedDigest: '' } : null, null);
    this.update({ theirs: null });
    await this.save();
  }

  /** Asks what the draft is now: newer than here it takes the desk, unless both have changed. */
  async reconcile(): Promise<void> {
    const { draft, unanswered } = this.state;
    if (!draft || unanswered || !this.mayWrite()) return;
    const { run } = this;
    try {
      const theirs = await this.parts.server.get(draft.id);
      if (run === this.run && theirs.revision > draft.revision) this.compare(theirs);
    } catch (error) {
      // Everything else the next save will say.
      if (run === this.run && codeOf(error) === 'NOT_FOUND') this.remember(goneOf(draft), null);
    }
  }

  private save(): Promise<void> {
    if (this.saving) return this.saving;
    return this.inTurn(() => this.send({ kind: 'autosave' })).catch(() => undefined);
  }

  private inTurn(act: () => Promise<void>): Promise<void> {
    // At once when nothing is under way: a page that is being left gets no further turn.
    const turn = this.saving ? this.saving.then(() => this.take(act)) : this.take(act);
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (this.saving === settled) this.saving = undefined;
      });
    this.saving = settled;
    return turn;
  }

  private async take(act: () => Promise<void>): Promise<void> {
    this.update({ phase: 'saving' });
    try {
      await act();
      this.hasTold = false;
      this.update({ phase: 'idle' });
    } catch (error) {
      await this.failed(error);
      throw error;
    }
  }

  /** First what may have been saved already, then what has changed since. */
  private async send(wish: SaveWish): Promise<void> {
    const { run } = this;
    const { unanswered } = this.state;
    if (unanswered) await this.deliver(unanswered);
    if (run !== this.run || (wish.kind === 'autosave' && !this.isUnsaved())) return;
    const sent = this.prepare(wish);
    await this.parts.desk.flush();
    if (run === this.run) await this.deliver(sent);
  }

  private prepare(wish: SaveWish): SentSave {
    const sent = saveOf(this.state, wish, this.parts.shapes);
    this.remember(this.state.draft, sent);
    return sent;
  }

  private async deliver(sent: SentSave, isLeaving = false): Promise<void> {
    const { run } = this;
    try {
      const draft = await this.parts.server.save(sent, isLeaving);
      if (this.isHere(run)) this.remember(refOf(draft, sent.digest), null);
    } catch (error) {
      if (this.isHere(run) && isAnswered(error)) this.remember(this.state.draft, null);
      throw error;
    }
  }

  private async failed(error: unknown): Promise<void> {
    const code = codeOf(error);
    if (this.isStopped) return;
    if (code === 'PREMIUM_REQUIRED') {
      this.update({ phase: 'ended' });
      return this.parts.onEnded();
    }
    // What has changed since becomes a draft of its own at the next turn.
    if (code === 'NOT_FOUND' && this.state.draft) this.remember(goneOf(this.state.draft), null);
    if (code === 'CHANGED_ELSEWHERE' && (await this.lookAtTheirs())) return this.update({ phase: 'idle' });
    this.update({ phase: this.parts.isOffline() ? 'offline' : 'failed' });
    if (this.hasTold || this.parts.isOffline() || code === 'NOT_FOUND') return;
    this.hasTold = true;
    this.parts.onFailed(error instanceof Error ? error.message : '');
  }

  private async lookAtTheirs(): Promise<boolean> {
    const { run } = this;
    const { draft } = this.state;
    if (!draft) return false;
    try {
      const theirs = await this.parts.server.get(draft.id);
      if (this.isHere(run)) this.compare(theirs);
      return true;
    } catch {
      return false;
    }
  }

  private compare(theirs: Draft): void {
    const { shapes, desk } = this.parts;
    const { state } = this;
    const coming = stateOf(theirs, shapes);
    if (coming.draft && shapes.digestOf(state) === coming.draft.savedDigest) return this.remember(coming.draft, null);
    if (this.isUnsaved()) return this.update({ theirs });
    const { step, folded } = state;
    const isStepThere = step !== 5 || coming.step === 5;
    this.run += 1;
    desk.store.dispatch({ type: 'replaced', state: { ...coming, folded, step: isStepThere ? step : coming.step } });
  }

  /** What leaves the desk is saved before it is let go of; where that fails, it is kept beside the desk. */
  private part(isPutAside: boolean): void {
    const wasUnsaved = this.mayWrite() && this.current.isAuto && this.isUnsaved();
    if (wasUnsaved && !this.state.unanswered) this.prepare({ kind: 'autosave' });
    const left = this.state;
    this.run += 1;
    if (!wasUnsaved) return;
    const keepAside = () => (isPutAside ? undefined : this.parts.desk.keepAside(left));
    void this.finish(left)
      .catch(keepAside)
      .catch(() => undefined);
  }

  private async finish(left: WizardState): Promise<void> {
    const { server, shapes } = this.parts;
    if (!left.unanswered) return;
    const { digest } = left.unanswered;
    const draft = refOf(await server.save(left.unanswered), digest);
    if (shapes.digestOf(left) === digest) return;
    await server.save(saveOf({ ...left, draft, unanswered: null }, { kind: 'autosave' }, shapes));
  }

  private isUnsaved(): boolean {
    return isUnsaved(this.state, this.parts.shapes);
  }

  private get state(): WizardState {
    return this.parts.desk.store.state();
  }

  private mayWrite(): boolean {
    const isOurs = this.parts.desk.status().role === 'owner';
    return isOurs && !this.isStopped && this.current.phase !== 'ended' && !this.current.theirs;
  }

  /** False once something else lies on the desk, or the desk itself has gone. */
  private isHere(run: number): boolean {
    return run === this.run && !this.isStopped;
  }

  private remember(draft: WizardState['draft'], unanswered: SentSave | null): void {
    this.parts.desk.store.dispatch({ type: 'draft', draft, unanswered });
  }

  private update(change: { phase?: KeeperPhase; isAuto?: boolean; theirs?: Draft | null }): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** The server has decided. Where it has not, the same is asked again: it may have been saved. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.failure === 'refused' ? error.code !== 'SERVICE_UNAVAILABLE' : error.failure === 'unreadable';
}
