import type { LeavingWhy } from '#web/features/identity/index.ts';
import { isStoragePersistent } from '../workspace/persistent-storage.ts';
import {
  clearWorkspace,
  hasWorkOf,
  isInAccount,
  keepOnDevice,
  moveVisitorsWork,
} from '../workspace/workspace-moves.ts';
import { saveNow } from './save-now.ts';

/** What a person wants done with the work in this browser. */
export type LeavingAnswer = 'keep' | 'remove' | 'stay';

/** What is true of the work that they are asked about. */
export interface AskedAbout {
  /** The browser has promised not to clear it when it runs short of space. */
  readonly isStoragePersistent: boolean;
}

export interface Leaving {
  readonly userId: string;
  readonly why: LeavingWhy;
  readonly ask: (about: AskedAbout) => Promise<LeavingAnswer>;
  /** The browser could not move the work: it stays where it is, and so does the person. */
  readonly onRefused: () => void;
  /** They leave as they want to, and the browser did not let go of the work. */
  readonly onNotRemoved: () => void;
}

/**
 * Before a person leaves: work that is not saved stays on the device when they want that, and nothing of them does otherwise. Answers
 * false if they stay. A person who continues signed out during work takes it along unasked.
 */
export async function leaveWorkspace(leaving: Leaving): Promise<boolean> {
  const { userId, why, ask, onRefused } = leaving;
  const answer = why === 'continue-signed-out' ? 'keep' : await answerTo(ask, userId);
  if (answer === 'stay') return false;
  try {
    await (answer === 'keep' ? keepOnDevice(userId) : remove(leaving));
  } catch {
    onRefused();
    return false;
  }
  return true;
}

async function remove({ userId, onNotRemoved }: Leaving): Promise<void> {
  try {
    await clearWorkspace(userId);
  } catch {
    // Where the browser keeps nothing there is nothing to take away.
    if (await hasWorkOf(userId).catch(() => false)) onNotRemoved();
  }
}

async function answerTo(ask: Leaving['ask'], userId: string): Promise<LeavingAnswer> {
  // A person who has not opened the tool since sign-in still has their earlier work in the visitor's workspace.
  await moveVisitorsWork(userId).catch(() => undefined);
  // What a browser that keeps nothing shows on the screen is work as well.
  const hasWork = await hasWorkOf(userId).catch(() => true);
  if (!hasWork) return 'remove';
  await saveNow();
  // What is in their account needs no copy for the next person at this computer.
  if (await isInAccount(userId).catch(() => false)) return 'remove';
  return ask({ isStoragePersistent: await isStoragePersistent() });
}
