import type { Finished } from '../../generation/generation-state.ts';
import { isStep } from '../../generation/history.ts';

/** A version that was written whole, with what rewriting its sections has made of it, the newest first. */
export type VersionGroup = readonly Finished[];

/** All versions, the newest first, each rewriting with the one that it began from. */
export function groupsOf(versions: readonly Finished[]): VersionGroup[] {
  const groups: Finished[][] = [];
  let isOpen = false;
  for (const version of versions) {
    if (isOpen) groups.at(-1)?.push(version);
    else groups.push([version]);
    isOpen = isStep(version);
  }
  return groups;
}
