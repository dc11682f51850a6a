import { z } from 'zod';
import { type Desks, inOneGo, newMark } from './desk-database.ts';
import { restoredState } from './saved-state.ts';
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

const stored = z.array(z.looseObject({ id: z.string(), at: z.number(), state: z.unknown() })).catch([]);

/** What was put aside on the owner's desk, the newest first. Rejects when the browser refuses. */
export function readAsides(owner: string): Promise<Aside[]> {
  return inOneGo((desks) => asidesIn(desks, owner));
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
    const others = (await asidesIn(desks, owner)).filter((aside) => aside.id !== id);
    await desks.put(asidesKey(owner), others);
  });
}

export async function asidesIn(desks: Desks, owner: string): Promise<Aside[]> {
  const entry = await desks.get(asidesKey(owner));
  return stored.parse(entry?.state).flatMap(({ id, at, state }) => {
    const restored = restoredState(state);
    return restored ? [{ id, at, state: restored }] : [];
  });
}

export function putAside(state: WizardState, at: number): Aside {
  return { id: newMark(), at, state };
}
