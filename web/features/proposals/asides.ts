import { type Desks, inOneGo, newMark } from './desk-database.ts';
import type { WizardState } from './wizard-state.ts';

/** A proposal that made room for another one on the same desk. It stays until it is brought back or let go. */
export interface Aside {
  readonly id: string;
  /** When it was put aside, in milliseconds since 1970. */
  readonly at: number;
  readonly state: WizardState;
}

/** Lies beside the desk itself, so that neither can overwrite the other. */
export const asidesKey = (owner: string) => `${owner}/aside`;

/** What was put aside on the owner's desk, the newest first. Rejects when the browser refuses. */
export async function readAsides(owner: string): Promise<Aside[]> {
  const kept = await inOneGo((desks) => asidesIn(desks, owner));
  // Reading takes schemas: nobody without anything aside waits for them.
  return kept.length === 0 ? [] : (await import('./saved-state.ts')).restoredAsides(kept);
}

/** Not on a desk that has been taken off meanwhile: an Undo that is pressed after signing out brings nothing back. */
export function addAside(owner: string, aside: Aside): Promise<void> {
  return inOneGo(async (desks) => {
    const desk = await desks.get(owner);
    if (desk?.state === null) return;
    await desks.put(asidesKey(owner), [aside, ...(await asidesIn(desks, owner))]);
  });
}

export function removeAside(owner: string, id: string): Promise<void> {
  return inOneGo(async (desks) => {
    const others = (await asidesIn(desks, owner)).filter((aside) => !isNamed(aside, id));
    await desks.put(asidesKey(owner), others);
  });
}

/** As the browser has them; `restoredAsides` reads them. */
export async function asidesIn(desks: Desks, owner: string): Promise<readonly unknown[]> {
  const list = (await desks.get(asidesKey(owner)))?.state;
  return Array.isArray(list) ? Array.from<unknown>(list) : [];
}

export function putAside(state: WizardState, at: number): Aside {
  return { id: newMark(), at, state };
}

function isNamed(aside: unknown, id: string): boolean {
  return typeof aside === 'object' && aside !== null && 'id' in aside && aside.id === id;
}
