// Reading what was kept takes schemas: nobody waits for them where nothing was.

import { asidesIn } from './asides.ts';
import { type Desks, inOneGo, VISITORS_DESK } from './desk-database.ts';
import type { Arrival } from './desk-moves.ts';
import { unkeptOf } from './unkept-desks.ts';
import type { WizardState } from './wizard-state.ts';

/** What lies on the desk could not be read, because what reads it could not be fetched. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

/** The wizard as it was left; undefined when nothing of it can be read. @throws NotReadable */
export async function readKept(kept: unknown): Promise<WizardState | undefined> {
  const { restoredState } = await import('./saved-state.ts').catch((cause: unknown) => {
    throw new NotReadable('What was kept could not be read', { cause });
  });
  return restoredState(kept);
}

/** Brings a visitor's work to the desk of the person who has just signed in. What the browser refuses stays where it is. */
export async function arrivalAt(owner: string): Promise<Arrival> {
  if (owner === VISITORS_DESK) return 'nothing';
  try {
    // Mostly there is nothing to carry, and nothing need be fetched for it.
    if (await inOneGo((desks) => isBare(desks, VISITORS_DESK))) return 'nothing';
    const { carryOver } = await import('./desk-moves.ts');
    return await carryOver(owner);
  } catch {
    return 'nothing';
  }
}

/** Does nothing lie on the owner's desk, nor beside it? Asked of what the browser has, without reading it. */
async function isBare(desks: Desks, owner: string): Promise<boolean> {
  const onDesk = (await desks.get(owner))?.state ?? null;
  return onDesk === null && !unkeptOf(owner) && (await asidesIn(desks, owner)).length === 0;
}
