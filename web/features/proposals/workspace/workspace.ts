import type { Connection } from '#web/api/follow.ts';
import { createStore } from '#web/ui/store.ts';
import type { Writer, WriterOptions } from '../generation/writer.ts';
import { writerOnDemand } from '../later/writer-on-demand.ts';
import { dropLostWriting, EMPTY_WIZARD, hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { createWizardStore } from '../wizard/wizard-store.ts';
import { type LeaderLock, openLeaderLock, type TabRole } from './leader-lock.ts';
import { isEmptyFirstStep, setLocalDataFlag } from './local-data-flag.ts';
import { LocalStore } from './local-store.ts';
import { requestPersistentStorage } from './persistent-storage.ts';
import { Stash, type StashItem } from './stash.ts';
import { rememberUnsaved, takeUnsaved, takeUnsavedFor } from './unsaved-workspaces.ts';
import { VISITORS_WORKSPACE, workspaceName } from './workspace-database.ts';
import type { MoveResult } from './workspace-moves.ts';
import { moveVisitorsWorkTo, NotReadable, readSavedState } from './workspace-reading.ts';

/** Undoes what was put in the workspace. Returns the redo in turn: nothing that was in the workspace is ever lost. */
export interface Undo {
  (): Undo;
}

export type ReplaceListener = (isStashed: boolean) => void;

/** State around the wizard that is not stored: it is true of this page at this moment only. */
export interface WorkspaceStatus {
  readonly role: TabRole;
  readonly connection: Connection;
  /** False when the browser refuses to keep text: it then lives as long as this page. */
  readonly isKept: boolean;
  /** A proposal is asked for, and the code that writes it is still loading. */
  readonly isStarting: boolean;
  /** Stashed proposals, the newest first. */
  readonly stash: readonly StashItem[];
}

export interface WorkspaceEvents
  extends Pick<WriterOptions, 'onRefused' | 'onSessionEnded' | 'onDone' | 'onTakenBack'> {
  /** Nothing was asked for: the code that does it could not be had. */
  readonly onNotLoaded: () => void;
}

/**
 * The wizard with its memory: restored from the local store, saved on every change, shared with other tabs.
 * `owner` is the person: each person of this browser has a workspace of their own. If the browser refuses what that
 * needs, the workspace works without it and says so. Signed-out work is moved to the workspace of a person.
 * @throws NotReadable when there is work and what reads it could not be fetched; nothing is touched then
 */
export async function openWorkspace(owner: string): Promise<Workspace> {
  const workspace = new Workspace(owner, await moveVisitorsWorkTo(owner));
  await workspace.open().catch((error: unknown) => {
    if (error instanceof NotReadable) throw error;
    workspace.workWithoutStorage();
  });
  workspace.restoreUnsaved();
  return workspace;
}

/** One person's wizard in this browser; `openWorkspace` makes it. */
export class Workspace {
  readonly store = createWizardStore();
  readonly writer: Writer;
  readonly owner: string;
  /** What was moved from the visitor's workspace when it was opened. */
  readonly arrival: MoveResult;
  /** Stashes a state, for after a crash. Rejects if the browser refuses. */
  readonly keepInStash: Stash['keep'];
  private readonly stash: Stash;
  private readonly localStore: LocalStore<WizardState>;
  private readonly replaceListeners = new Set<ReplaceListener>();
  private readonly current = createStore<WorkspaceStatus>({
    ...{ role: 'reader', connection: 'connected' },
    ...{ isKept: true, isStarting: false, stash: [] },
  });
  readonly status = this.current.state;
  readonly subscribe = this.current.subscribe;
  private events: WorkspaceEvents | undefined;
  private tab: LeaderLock | undefined;
  private restoring: Promise<void> = Promise.resolve();

  constructor(owner: string, arrival: MoveResult, role: TabRole = 'reader') {
    this.owner = owner;
    this.arrival = arrival;
    this.update({ role });
    this.stash = new Stash({
      owner,
      onLoaded: (stash) => this.update({ stash }),
      onChanged: () => this.tab?.notifySaved(),
    });
    this.keepInStash = this.stash.keep;
    this.localStore = new LocalStore({
      owner,
      onRefused: () => this.setKept(false),
      onKeptAgain: () => this.setKept(true),
      onConflict: () => this.tab?.stepBack(),
      onSaved: () => this.tab?.notifySaved(),
    });
    this.writer = writerOnDemand({
      store: this.store,
      keep: () => this.localStore.flush(),
      onConnection: (connection) => this.update({ connection }),
      onRefused: (error) => this.events?.onRefused(error),
      onSessionEnded: () => this.events?.onSessionEnded(),
      onDone: () => this.events?.onDone(),
      onTakenBack: () => this.events?.onTakenBack(),
      onNotLoaded: () => this.events?.onNotLoaded(),
      onWaiting: (isStarting) => this.update({ isStarting }),
    });
  }

  async open(): Promise<void> {
    const tab = await openLeaderLock({
      name: workspaceName(this.owner),
      // Until the workspace is open nobody follows: the role is asked for below.
      onRole: (role) => this.tab && void this.take(role).catch(() => undefined),
      onHandOver: () => this.handOver(),
      onSavedElsewhere: () => this.current.state().role === 'reader' && void this.load().catch(() => undefined),
    });
    await this.take(tab.role()).catch((error: unknown) => {
      tab.close();
      throw error;
    });
    this.tab = tab;
    this.store.subscribe(() => {
      if (this.current.state().role === 'owner') this.keep(this.store.state());
    });
    // The page before this one may have stopped in the meantime.
    if (tab.role() !== this.current.state().role) await this.take(tab.role());
  }

  workWithoutStorage(): void {
    this.update({ role: 'owner', isKept: false });
    this.store.subscribe(() => this.rememberUnsaved());
  }

  /** This page's content that the browser did not store. What another tab has stored here in the meantime is stashed. */
  restoreUnsaved(): void {
    const there = this.store.state();
    const state = this.current.state().role === 'owner' ? takeUnsavedFor(this.owner, !hasWork(there)) : undefined;
    if (!state) return;
    this.store.dispatch({ type: 'replaced', state });
    void this.stash.keepUnwritten(there, state);
  }

  /** Subscribes to changes. The first call also resumes a proposal that was being written when the page was left. */
  listen(events: WorkspaceEvents): void {
    const isFirst = this.events === undefined;
    this.events = events;
    if (isFirst) this.resumeWriting();
  }

  /** Calls before the content of the workspace is replaced, and says whether it is stashed. Returns the unsubscribe. */
  readonly beforeReplace = (listener: ReplaceListener): (() => void) => {
    this.replaceListeners.add(listener);
    return () => this.replaceListeners.delete(listener);
  };

  /** Puts another state in the workspace, an empty one unless said otherwise. Returns the undo. */
  replace(state: WizardState = EMPTY_WIZARD): Undo {
    for (const listener of this.replaceListeners) listener(false);
    return this.replaceState(state);
  }

  /** Puts another state in the workspace and stashes the present one. Rejects if the browser refuses; nothing has changed then. */
  readonly stashFor = async (state: WizardState): Promise<void> => {
    for (const listener of this.replaceListeners) listener(true);
    await this.localStore.flush();
    const now = this.store.state();
    // In this order, so that a crash in between leaves one of them twice and none of them lost.
    const stashed = hasWork(now) ? await this.keepInStash(now) : undefined;
    const last = this.store.state();
    this.replaceState(state);
    // Typed while the browser was writing.
    if (last !== now && hasWork(last)) {
      await this.keepInStash(last);
      await stashed?.remove();
    }
    await this.localStore.flush();
    await this.stash.changed();
  };

  /** Puts a stash entry in the workspace and stashes the present one. Rejects if the browser refuses; nothing is lost then. */
  restoreStashed(id: string): Promise<void> {
    // One after the other: of two clicks, the second finds it restored already.
    const restoring = this.restoring.then(() => this.restoreOne(id));
    this.restoring = restoring.catch(() => undefined);
    return restoring;
  }

  /** Removes a stash entry. Returns the undo. Rejects if the browser refuses. */
  removeStashed(stashed: StashItem): Promise<() => Promise<void>> {
    return this.stash.removeStashed(stashed);
  }

  async takeOver(): Promise<void> {
    await this.tab?.takeOver();
  }

  flush(): Promise<void> {
    return this.localStore.flush();
  }

  /** The page is being left: see `LocalStore.leave`. */
  leave(): void {
    if (this.current.state().role === 'owner') this.localStore.leave();
  }

  async close(): Promise<void> {
    this.writer.detach();
    await this.localStore.close();
    this.tab?.close();
  }

  private keep(state: WizardState): void {
    this.localStore.save(state);
    this.mark();
    this.rememberUnsaved();
    if (hasWork(state)) void requestPersistentStorage();
  }

  private setKept(isKept: boolean): void {
    this.update({ isKept });
    if (isKept) takeUnsaved(this.owner);
    else this.rememberUnsaved();
  }

  private rememberUnsaved(): void {
    const { role, isKept } = this.current.state();
    if (role === 'owner' && !isKept) rememberUnsaved(this.owner, this.store.state());
  }

  private replaceState(state: WizardState): Undo {
    const before = this.store.state();
    this.writer.detach();
    this.store.dispatch({ type: 'replaced', state: dropLostWriting(state) });
    this.resumeWriting();
    return () => this.replace(before);
  }

  private async restoreOne(id: string): Promise<void> {
    const stashed = this.current.state().stash.find((one) => one.id === id);
    if (!stashed || this.current.state().role === 'reader') return;
    await this.stashFor(stashed.state);
    if (this.current.state().isKept) await this.stash.remove(id);
    else await this.stash.changed();
  }

  private async take(role: TabRole): Promise<void> {
    const unwritten = role === 'reader' ? this.stepBack() : undefined;
    await this.load();
    if (role === 'reader') return this.stash.keepUnwritten(unwritten, this.store.state());
    this.update({ role });
    if (this.tab) this.restoreUnsaved();
    this.resumeWriting();
  }

  private async load(): Promise<void> {
    const kept = await this.localStore.load();
    const saved = kept === null ? EMPTY_WIZARD : kept === undefined ? undefined : await readSavedState(kept);
    if (saved) this.store.dispatch({ type: 'replaced', state: saved });
    await this.stash.load();
    this.mark();
  }

  /** A person's workspace is not shown before the session is known. */
  private mark(): void {
    if (this.owner !== VISITORS_WORKSPACE) return;
    setLocalDataFlag(!isEmptyFirstStep(this.store.state()) || this.current.state().stash.length > 0);
  }

  private async handOver(): Promise<void> {
    this.writer.detach();
    await this.localStore.flush();
  }

  private stepBack(): WizardState | undefined {
    this.writer.detach();
    // Written after the other tab's, it would take that one's place.
    const unwritten = this.localStore.forget();
    this.update({ role: 'reader' });
    return unwritten;
  }

  /** Only once there is a listener: otherwise nobody would learn of its end. */
  private resumeWriting(): void {
    const isOurs = this.current.state().role === 'owner' && this.events !== undefined;
    if (isOurs && this.store.state().generation.status === 'writing') void this.writer.resume();
  }

  private update(change: Partial<WorkspaceStatus>): void {
    this.current.set({ ...this.current.state(), ...change });
  }
}
