import { type Aside, addAside, putAside, readAsides, removeAside } from './asides.ts';
import { takeUnkept, unkeptOf } from './unkept-desks.ts';
import { hasWork, type WizardState } from './wizard-state.ts';

/** What lies beside the desk and is not shown yet. */
export interface KeptAside {
  readonly show: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

interface Shown {
  readonly owner: string;
  readonly onLoaded: (asides: readonly Aside[]) => void;
  /** The other tabs do not know it yet. */
  readonly onChanged: () => void;
}

/** The proposals that wait beside one desk, and whoever shows them. What writes rejects when the browser refuses. */
export class BesideDesk {
  private readonly shown: Shown;

  constructor(shown: Shown) {
    this.shown = shown;
  }

  /** Quietly: that nothing is kept is said of the desk itself. */
  async load(): Promise<void> {
    const asides = await readAsides(this.shown.owner).catch(() => undefined);
    if (asides) this.shown.onLoaded(asides);
  }

  async changed(): Promise<void> {
    await this.load();
    this.shown.onChanged();
  }

  readonly keep = async (state: WizardState): Promise<KeptAside> => {
    const aside = putAside(state, Date.now());
    await addAside(this.shown.owner, aside);
    return { show: () => this.changed(), remove: () => this.remove(aside.id) };
  };

  /** Typed when another tab had gone on already: it lies beside the desk, unless what is on it is the same. Quietly, as `load`. */
  async keepUnwritten(unwritten: WizardState | undefined, onDesk: WizardState): Promise<void> {
    if (!unwritten || !hasWork(unwritten) || (await areSame(unwritten, onDesk))) return;
    const { owner } = this.shown;
    await this.keep(unwritten).then(
      () => unkeptOf(owner) === unwritten && takeUnkept(owner),
      () => undefined,
    );
    await this.load();
  }

  async remove(id: string): Promise<void> {
    await removeAside(this.shown.owner, id);
    await this.changed();
  }

  /** Answers the way back. */
  async letGo(aside: Aside): Promise<() => Promise<void>> {
    await this.remove(aside.id);
    return async () => {
      await addAside(this.shown.owner, aside);
      await this.changed();
    };
  }
}

/** Where what tells cannot be had they are kept both: one of them twice is better than none. */
async function areSame(one: WizardState, other: WizardState): Promise<boolean> {
  const digest = await import('./work-digest.ts').catch(() => undefined);
  return digest !== undefined && digest.digestOf(one) === digest.digestOf(other);
}
