import type { Aside } from './asides.ts';
import { BesideDesk } from './beside-desk.ts';
import { VISITORS_DESK } from './desk-database.ts';
import { deskName } from './desk-hold.ts';
import type { Arrival } from './desk-moves.ts';
import { arrivalAt, NotReadable, readKept } from './desk-reading.ts';
import type { DeskEvents, DeskStatus } from './desk-status.ts';
import { type Journal, openJournal } from './journal.ts';
import { isUntouched, markKept } from './kept-marker.ts';
import { askToLast } from './lasting-storage.ts';
import { writerOnDemand } from './later/writer-on-demand.ts';
import { type OpenTab, openTab, type TabRole } from './open-tab.ts';
import { settled } from './settled.ts';
import { holdUnkept, takeUnkept, unkeptFor } from './unkept-desks.ts';
import { EMPTY_WIZARD, hasWork, type WizardState } from './wizard-state.ts';
import { createWizardStore, type WizardStore } from './wizard-store.ts';
import type { Writer } from './writer.ts';

/** Undoes what was put on the desk. Answers the way back from that in turn: nothing that was on the desk is ever lost. */
export interface WayBack {
  (): WayBack;
}

export type RoomListener = (isPutAside: boolean) => void;

export interface Desk {
  readonly owner: string;
  /** What came along from the visitor's desk when it was opened. */
  readonly arrival: Arrival;
  readonly store: WizardStore;
  readonly writer: Writer;
  readonly status: () => DeskStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells whoever shows the desk. The first call also takes up a proposal that was being written when the page was left. */
  readonly listen: (events: DeskEvents) => void;
  /** Tells before what lies on the desk makes room, and whether it is put aside. Answers the way to hear no more. */
  readonly onMakingRoom: (listener: RoomListener) => () => void;
  /** Puts another state on the desk, an empty one unless said otherwise. Answers the way back. */
  readonly replace: (state?: WizardState) => WayBack;
  /** Puts another state on the desk, and what is there aside. Rejects when the browser refuses; nothing has changed then. */
  readonly putAsideFor: (state: WizardState) => Promise<void>;
  /** Keeps a state beside the desk, for after a crash. Rejects when the browser refuses. */
  readonly keepAside: BesideDesk['keep'];
  /** Puts what was put aside on the desk, and what is there aside. Rejects when the browser refuses; nothing is lost then. */
  readonly bringBack: (id: string) => Promise<void>;
  /** Lets go of what was put aside. Answers the way back. Rejects when the browser refuses. */
  readonly letGo: BesideDesk['letGo'];
  readonly takeOver: () => Promise<void>;
  readonly flush: () => Promise<void>;
  /** The page is being left: see `Journal.leave`. */
  readonly leave: () => void;
  readonly close: () => Promise<void>;
}

/**
 * The wizard with its memory: restored from what the browser kept, journalled on every change, shared with other tabs.
 * `owner` says whose work it is: each viewer of this browser has a desk of their own. Where the browser refuses what that
 * takes, the desk works without it and says so. What was done signed out comes along to the desk of a person.
 * @throws NotReadable when there is work and what reads it could not be fetched; nothing is touched then
 */
export async function openDesk(owner: string): Promise<Desk> {
  const desk = new KeptDesk(owner, await arrivalAt(owner));
  await desk.open().catch((error: unknown) => {
    if (error instanceof NotReadable) throw error;
    desk.goOnAlone();
  });
  desk.takeUpUnkept();
  return desk;
}

class KeptDesk implements Desk {
  readonly store = createWizardStore();
  readonly writer: Writer;
  readonly owner: string;
  readonly arrival: Arrival;
  readonly keepAside: BesideDesk['keep'];
  private readonly beside: BesideDesk;
  private readonly journal: Journal<WizardState>;
  private readonly listeners = new Set<() => void>();
  private readonly roomListeners = new Set<RoomListener>();
  private current: DeskStatus = { role: 'reader', connection: 'connected', isKept: true, asides: [] };
  private events: DeskEvents | undefined;
  private tab: OpenTab | undefined;
  private bringing: Promise<void> = Promise.resolve();

  constructor(owner: string, arrival: Arrival) {
    this.owner = owner;
    this.arrival = arrival;
    this.beside = new BesideDesk({
      owner,
      onLoaded: (asides) => this.update({ asides }),
      onChanged: () => this.tab?.tellSaved(),
    });
    this.keepAside = this.beside.keep;
    this.journal = openJournal({
      owner,
      onRefused: () => this.setKept(false),
      onKeptAgain: () => this.setKept(true),
      onConflict: () => this.tab?.stepBack(),
      onSaved: () => this.tab?.tellSaved(),
    });
    this.writer = writerOnDemand({
      store: this.store,
      keep: () => this.journal.flush(),
      onConnection: (connection) => this.update({ connection }),
      onRefused: (error) => this.events?.onRefused(error),
      onSessionEnded: () => this.events?.onSessionEnded(),
      onDone: () => this.events?.onDone(),
      onTakenBack: () => this.events?.onTakenBack(),
      onNotLoaded: () => this.events?.onNotLoaded(),
    });
  }

  async open(): Promise<void> {
    const tab = await openTab({
      name: deskName(this.owner),
      // Until the desk is open nobody follows: the role is asked for below.
      onRole: (role) => this.tab && void this.take(role).catch(() => undefined),
      onHandOver: () => this.handOver(),
      onSavedElsewhere: () => this.current.role === 'reader' && void this.load().catch(() => undefined),
    });
    await this.take(tab.role()).catch((error: unknown) => {
      tab.close();
      throw error;
    });
    this.tab = tab;
    this.store.subscribe(() => {
      if (this.current.role === 'owner') this.keep(this.store.state());
    });
    // The page before this one may have let go meanwhile.
    if (tab.role() !== this.current.role) await this.take(tab.role());
  }

  goOnAlone(): void {
    this.update({ role: 'owner', isKept: false });
    this.store.subscribe(() => this.holdUnkept());
  }

  /** What this page has that the browser did not keep. What another tab has kept here meanwhile makes room. */
  takeUpUnkept(): void {
    const there = this.store.state();
    const state = this.current.role === 'owner' ? unkeptFor(this.owner, !hasWork(there)) : undefined;
    if (!state) return;
    this.store.dispatch({ type: 'replaced', state });
    void this.beside.keepUnwritten(there, state);
  }

  readonly status = (): DeskStatus => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  listen(events: DeskEvents): void {
    const isFirst = this.events === undefined;
    this.events = events;
    if (isFirst) this.goOnWriting();
  }

  readonly onMakingRoom = (listener: RoomListener): (() => void) => {
    this.roomListeners.add(listener);
    return () => this.roomListeners.delete(listener);
  };

  replace(state: WizardState = EMPTY_WIZARD): WayBack {
    for (const listener of this.roomListeners) listener(false);
    return this.lay(state);
  }

  readonly putAsideFor = async (state: WizardState): Promise<void> => {
    for (const listener of this.roomListeners) listener(true);
    await this.journal.flush();
    const now = this.store.state();
    // In this order, so that a crash in between leaves one of them twice and none of them lost.
    const aside = hasWork(now) ? await this.keepAside(now) : undefined;
    const last = this.store.state();
    this.lay(state);
    // Typed while the browser was writing.
    if (last !== now && hasWork(last)) {
      await this.keepAside(last);
      await aside?.remove();
    }
    await this.journal.flush();
    await this.beside.changed();
  };

  bringBack(id: string): Promise<void> {
    // One after the other: pressed twice, the second finds it brought back already.
    const bringing = this.bringing.then(() => this.bringOneBack(id));
    this.bringing = bringing.catch(() => undefined);
    return bringing;
  }

  letGo(aside: Aside): Promise<() => Promise<void>> {
    return this.beside.letGo(aside);
  }

  async takeOver(): Promise<void> {
    await this.tab?.takeOver();
  }

  flush(): Promise<void> {
    return this.journal.flush();
  }

  leave(): void {
    if (this.current.role === 'owner') this.journal.leave();
  }

  async close(): Promise<void> {
    this.writer.detach();
    await this.journal.close();
    this.tab?.close();
  }

  private keep(state: WizardState): void {
    this.journal.save(state);
    this.mark();
    this.holdUnkept();
    if (hasWork(state)) void askToLast();
  }

  private setKept(isKept: boolean): void {
    this.update({ isKept });
    if (isKept) takeUnkept(this.owner);
    else this.holdUnkept();
  }

  private holdUnkept(): void {
    const { role, isKept } = this.current;
    if (role === 'owner' && !isKept) holdUnkept(this.owner, this.store.state());
  }

  private lay(state: WizardState): WayBack {
    const before = this.store.state();
    this.writer.detach();
    this.store.dispatch({ type: 'replaced', state: settled(state) });
    this.goOnWriting();
    return () => this.replace(before);
  }

  private async bringOneBack(id: string): Promise<void> {
    const aside = this.current.asides.find((one) => one.id === id);
    if (!aside || this.current.role === 'reader') return;
    await this.putAsideFor(aside.state);
    if (this.current.isKept) await this.beside.remove(id);
    else await this.beside.changed();
  }

  private async take(role: TabRole): Promise<void> {
    const unwritten = role === 'reader' ? this.standBack() : undefined;
    await this.load();
    if (role === 'reader') return this.beside.keepUnwritten(unwritten, this.store.state());
    this.update({ role });
    if (this.tab) this.takeUpUnkept();
    this.goOnWriting();
  }

  private async load(): Promise<void> {
    const kept = await this.journal.load();
    const saved = kept === null ? EMPTY_WIZARD : kept === undefined ? undefined : await readKept(kept);
    if (saved) this.store.dispatch({ type: 'replaced', state: saved });
    await this.beside.load();
    this.mark();
  }

  /** A person's desk is shown to nobody before it is known who is there. */
  private mark(): void {
    if (this.owner !== VISITORS_DESK) return;
    markKept(!isUntouched(this.store.state()) || this.current.asides.length > 0);
  }

  private async handOver(): Promise<void> {
    this.writer.detach();
    await this.journal.flush();
  }

  private standBack(): WizardState | undefined {
    this.writer.detach();
    // Written after the other tab's, it would take that one's place.
    const unwritten = this.journal.forget();
    this.update({ role: 'reader' });
    return unwritten;
  }

  /** Only once somebody listens: otherwise its end would be told to nobody. */
  private goOnWriting(): void {
    const isOurs = this.current.role === 'owner' && this.events !== undefined;
    if (isOurs && this.store.state().generation.status === 'writing') void this.writer.resume();
  }

  private update(change: Partial<DeskStatus>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
