import type { ApiError } from '#web/api/api-error.ts';
import type { Connection } from '#web/api/follow.ts';
import { openJournal } from './journal.ts';
import { openTab, type TabRole } from './open-tab.ts';
import { restoredState, settled } from './saved-state.ts';
import { EMPTY_WIZARD, type WizardState } from './wizard-state.ts';
import { createWizardStore, type WizardStore } from './wizard-store.ts';
import { createWriter, type Writer } from './writer.ts';

/** What surrounds the wizard's state and is not kept: it is true of this page at this moment only. */
export interface DeskStatus {
  readonly role: TabRole;
  readonly connection: Connection;
  /** False when the browser refuses to keep text: it then lives as long as this page. */
  readonly isKept: boolean;
}

export interface DeskEvents {
  /** Nothing was written; the error says why. */
  readonly onRefused: (error: ApiError) => void;
  /** A proposal is whole. */
  readonly onDone: () => void;
}

export interface Desk {
  readonly store: WizardStore;
  readonly writer: Writer;
  readonly status: () => DeskStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells whoever shows the desk. The first call also takes up a proposal that was being written when the page was left. */
  readonly listen: (events: DeskEvents) => void;
  /** Puts another state on the desk, an empty one unless said otherwise. Answers the way back. */
  readonly replace: (state?: WizardState) => () => void;
  readonly takeOver: () => Promise<void>;
  readonly flush: () => Promise<void>;
  /** The page is being left: see `Journal.leave`. */
  readonly leave: () => void;
  readonly close: () => void;
}

/**
 * The wizard with its memory: restored from what the browser kept, journalled on every change, shared with other tabs.
 * `owner` says whose work it is: each viewer of this browser has a desk of their own.
 */
export async function openDesk(owner: string): Promise<Desk> {
  let status: DeskStatus = { role: 'reader', connection: 'connected', isKept: true };
  let events: DeskEvents | undefined;
  const listeners = new Set<() => void>();
  const update = (change: Partial<DeskStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };
  const store = createWizardStore();
  let tellSaved: () => void = () => undefined;
  const journal = openJournal({
    owner,
    onRefused: () => update({ isKept: false }),
    onConflict: () => update({ role: 'reader' }),
    onSaved: () => tellSaved(),
  });
  const writer = createWriter({
    store,
    keep: journal.flush,
    onConnection: (connection) => status.connection !== connection && update({ connection }),
    onRefused: (error) => events?.onRefused(error),
    onDone: () => events?.onDone(),
  });
  const load = async () => {
    const saved = restoredState(await journal.load());
    if (saved) store.dispatch({ type: 'replaced', state: saved });
  };
  const goOnWriting = () => {
    if (events && store.state().generation.status === 'writing') void writer.resume();
  };
  const workHere = async () => {
    await load();
    update({ role: 'owner' });
    goOnWriting();
  };
  const standBack = () => {
    writer.detach();
    update({ role: 'reader' });
  };
  const replace = (state: WizardState = EMPTY_WIZARD) => {
    const before = store.state();
    writer.detach();
    store.dispatch({ type: 'replaced', state: settled(state) });
    goOnWriting();
    return () => void replace(before);
  };

  let isOpen = false;
  const tab = await openTab({
    name: `bidwright-desk:${owner}`,
    onRole(role) {
      if (!isOpen) return;
      if (role === 'owner') void workHere();
      else standBack();
    },
    async onHandOver() {
      writer.detach();
      await journal.flush();
    },
    onSavedElsewhere: () => isOpen && status.role === 'reader' && void load(),
  });
  tellSaved = tab.tellSaved;
  if (tab.role() === 'owner') await workHere();
  else await load();
  isOpen = true;
  const unsubscribe = store.subscribe(() => {
    if (status.role === 'owner') journal.save(store.state());
  });

  return {
    store,
    writer,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listen(next) {
      const isFirst = events === undefined;
      events = next;
      if (isFirst && status.role === 'owner') goOnWriting();
    },
    replace,
    takeOver: tab.takeOver,
    flush: journal.flush,
    leave: () => status.role === 'owner' && journal.leave(),
    close() {
      writer.detach();
      void journal.flush().then(() => {
        tab.close();
        journal.close();
      });
      unsubscribe();
    },
  };
}
