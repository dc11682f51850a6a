import type { WizardState } from '../wizard/wizard-state.ts';
import { inOneGo, newMark, type Workspaces } from './workspace-database.ts';

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
  const kept = await inOneGo((workspaces) => stashIn(workspaces, owner));
  // Reading needs schemas: a user without a stash does not wait for them.
  return kept.length === 0 ? [] : (await import('./saved-state.ts')).restoredStash(kept);
}

/** Not in a workspace that has been removed in the meantime: Undo after signing out restores nothing. */
export function addToStash(owner: string, stashed: StashItem): Promise<void> {
  return inOneGo(async (workspaces) => {
    const workspace = await workspaces.get(owner);
    if (workspace?.state === null) return;
    await workspaces.put(stashKey(owner), [stashed, ...(await stashIn(workspaces, owner))]);
  });
}

export function removeFromStash(owner: string, id: string): Promise<void> {
  return inOneGo(async (workspaces) => {
    const others = (await stashIn(workspaces, owner)).filter((stashed) => !isNamed(stashed, id));
    await workspaces.put(stashKey(owner), others);
  });
}

/** As the browser has them; `restoredStash` reads them. */
export async function stashIn(workspaces: Workspaces, owner: string): Promise<readonly unknown[]> {
  const list = (await workspaces.get(stashKey(owner)))?.state;
  return Array.isArray(list) ? Array.from<unknown>(list) : [];
}

export function putInStash(state: WizardState, at: number): StashItem {
  return { id: newMark(), at, state };
}

function isNamed(stashed: unknown, id: string): boolean {
  return typeof stashed === 'object' && stashed !== null && 'id' in stashed && stashed.id === id;
}
