import { hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { findUnsaved, takeUnsaved } from './unsaved-workspaces.ts';
import { inTransaction, uniqueMark, type Workspaces } from './workspace-database.ts';

/** A proposal that another one replaced in the same workspace. It stays until it is restored or removed. */
export interface StashItem {
  readonly id: string;
  /** When it was stashed, in milliseconds since 1970. */
  readonly at: number;
  readonly state: WizardState;
}

/** Stored beside the workspace, so that neither can overwrite the other. */
export const stashKey = (owner: string) => `${owner}/aside`;

/** The stash of the owner's workspace, the newest first. Rejects if the browser refuses. */
export async function readStash(owner: string): Promise<StashItem[]> {
  const kept = await inTransaction((workspaces) => stashIn(workspaces, owner));
  // Reading needs schemas: a user without a stash does not wait for them.
  if (kept.length === 0) return [];
  const { parseSavedStash } = await import('./saved-state.ts');
  return parseSavedStash(kept);
}

/** Not in a workspace that has been removed in the meantime: Undo after signing out restores nothing. */
export function addToStash(owner: string, stashed: StashItem): Promise<void> {
  return inTransaction(async (workspaces) => {
    const workspace = await workspaces.get(owner);
    if (workspace?.state === null) return;
    await workspaces.put(stashKey(owner), [stashed, ...(await stashIn(workspaces, owner))]);
  });
}

function removeFromStash(owner: string, id: string): Promise<void> {
  return inTransaction(async (workspaces) => {
    const others = (await stashIn(workspaces, owner)).filter((stashed) => !isNamed(stashed, id));
    await workspaces.put(stashKey(owner), others);
  });
}

/** As the browser has them; `parseSavedStash` reads them. */
export async function stashIn(workspaces: Workspaces, owner: string): Promise<readonly unknown[]> {
  const list = (await workspaces.get(stashKey(owner)))?.state;
  return Array.isArray(list) ? Array.from<unknown>(list) : [];
}

export function createStashItem(state: WizardState, at: number): StashItem {
  return { id: uniqueMark(), at, state };
}

function isNamed(stashed: unknown, id: string): boolean {
  return typeof stashed === 'object' && stashed !== null && 'id' in stashed && stashed.id === id;
}

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
export class Stash {
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
    const stashed = createStashItem(state, Date.now());
    await addToStash(this.shown.owner, stashed);
    return { show: () => this.changed(), remove: () => this.remove(stashed.id) };
  };

  /** Typed after another tab had taken over: it is stashed, unless the workspace has the same. Silently, like `load`. */
  async keepUnwritten(unwritten: WizardState | undefined, inWorkspace: WizardState): Promise<void> {
    if (!unwritten || !hasWork(unwritten) || (await areSame(unwritten, inWorkspace))) return;
    const { owner } = this.shown;
    await this.keep(unwritten).then(
      () => findUnsaved(owner) === unwritten && takeUnsaved(owner),
      () => undefined,
    );
    await this.load();
  }

  async remove(id: string): Promise<void> {
    await removeFromStash(this.shown.owner, id);
    await this.changed();
  }

  /** Returns the undo. */
  async removeStashed(stashed: StashItem): Promise<() => Promise<void>> {
    await this.remove(stashed.id);
    return async () => {
      await addToStash(this.shown.owner, stashed);
      await this.changed();
    };
  }
}

/** If the comparing code cannot be loaded, both are kept: twice is better than not at all. */
async function areSame(one: WizardState, other: WizardState): Promise<boolean> {
  const codec = await import('./draft-codec.ts').catch(() => undefined);
  return codec !== undefined && codec.digestOf(one) === codec.digestOf(other);
}
