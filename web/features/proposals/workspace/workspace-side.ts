import { hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { addToStash, putInStash, readStash, removeFromStash, type StashItem } from './stash.ts';
import { takeUnkept, unkeptOf } from './unsaved-workspaces.ts';

/** The stash entries that are not shown yet. */
export interface HiddenStashItem {
  readonly show: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

interface Shown {
  readonly owner: string;
  readonly onLoaded: (stash: readonly StashItem[]) => void;
  /** The other tabs do not know it yet. */
  readonly onChanged: () => void;
}

/** The stash of one workspace, and its listeners. Writes reject if the browser refuses. */
export class BesideWorkspace {
  private readonly shown: Shown;

  constructor(shown: Shown) {
    this.shown = shown;
  }

  /** Silently: the workspace itself reports that nothing is stored. */
  async load(): Promise<void> {
    const stash = await readStash(this.shown.owner).catch(() => undefined);
    if (stash) this.shown.onLoaded(stash);
  }

  async changed(): Promise<void> {
    await this.load();
    this.shown.onChanged();
  }

  readonly keep = async (state: WizardState): Promise<HiddenStashItem> => {
    const stashed = putInStash(state, Date.now());
    await addToStash(this.shown.owner, stashed);
    return { show: () => this.changed(), remove: () => this.remove(stashed.id) };
  };

  /** Typed after another tab had taken over: it is stashed, unless the workspace has the same. Silently, like `load`. */
  async keepUnwritten(unwritten: WizardState | undefined, inWorkspace: WizardState): Promise<void> {
    if (!unwritten || !hasWork(unwritten) || (await areSame(unwritten, inWorkspace))) return;
    const { owner } = this.shown;
    await this.keep(unwritten).then(
      () => unkeptOf(owner) === unwritten && takeUnkept(owner),
      () => undefined,
    );
    await this.load();
  }

  async remove(id: string): Promise<void> {
    await removeFromStash(this.shown.owner, id);
    await this.changed();
  }

  /** Answers the way back. */
  async letGo(stashed: StashItem): Promise<() => Promise<void>> {
    await this.remove(stashed.id);
    return async () => {
      await addToStash(this.shown.owner, stashed);
      await this.changed();
    };
  }
}

/** If the comparing code cannot be loaded, both are kept: twice is better than not at all. */
async function areSame(one: WizardState, other: WizardState): Promise<boolean> {
  const digest = await import('./work-digest.ts').catch(() => undefined);
  return digest !== undefined && digest.digestOf(one) === digest.digestOf(other);
}
