// Reading stored work needs schemas: without stored work nobody waits for them.

import type { WizardState } from '../wizard/wizard-state.ts';
import { stashIn } from './stash.ts';
import { findUnsaved } from './unsaved-workspaces.ts';
import { inTransaction, VISITORS_WORKSPACE, type Workspaces } from './workspace-database.ts';
import type { MoveResult } from './workspace-moves.ts';

/** The stored workspace could not be read, because its reading code could not be fetched. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

/** The wizard as it was left; undefined when nothing of it can be read. @throws NotReadable */
export async function readSavedState(kept: unknown): Promise<WizardState | undefined> {
  try {
    const { parseSavedState } = await import('./saved-state.ts');
    return parseSavedState(kept);
  } catch (cause) {
    throw new NotReadable('What was saved could not be read', { cause });
  }
}

/** Moves a visitor's work to the workspace of the person who has just signed in. What the browser refuses stays where it is. */
export async function moveVisitorsWorkTo(owner: string): Promise<MoveResult> {
  if (owner === VISITORS_WORKSPACE) return 'nothing';
  try {
    // Mostly there is nothing to carry, and nothing need be fetched for it.
    if (await inTransaction((workspaces) => isEmptyWorkspace(workspaces, VISITORS_WORKSPACE))) return 'nothing';
    const { moveVisitorsWork } = await import('./workspace-moves.ts');
    return await moveVisitorsWork(owner);
  } catch {
    return 'nothing';
  }
}

/** Does nothing lie on the owner's workspace, nor beside it? Asked of what the browser has, without reading it. */
async function isEmptyWorkspace(workspaces: Workspaces, owner: string): Promise<boolean> {
  const inWorkspace = (await workspaces.get(owner))?.state ?? null;
  return inWorkspace === null && !findUnsaved(owner) && (await stashIn(workspaces, owner)).length === 0;
}
