import { openTab } from './open-tab.ts';

/** What tabs of this browser call the workspace of `owner` among themselves. */
export const workspaceName = (owner: string) => `bidwright-desk:${owner}`;

/**
 * Has every page that shows one of these workspaces keep what it holds and step back, does `act`, and has them look at what has
 * become of their workspace. A page that does not answer is not waited for: it overwrites nothing either.
 */
export async function withWorkspacesHeld<T>(owners: readonly string[], act: () => Promise<T>): Promise<T> {
  const tabs = await Promise.all(owners.map(hold));
  try {
    return await act();
  } finally {
    for (const tab of tabs) {
      tab.notifySaved();
      tab.close();
    }
  }
}

async function hold(owner: string) {
  const nothing = { onRole: () => undefined, onHandOver: () => Promise.resolve(), onSavedElsewhere: () => undefined };
  const tab = await openTab({ name: workspaceName(owner), ...nothing });
  const areThereLocks = typeof navigator !== 'undefined' && 'locks' in navigator;
  // Without locks every page takes itself for the one that writes: they are asked all the same.
  if (tab.role() === 'reader' || !areThereLocks) await tab.takeOver();
  return tab;
}
