import { UPGRADE_PROMPT_AFTER } from '#shared/plans/limits.ts';
import type { UpgradeState } from '#web/features/plans/index.ts';

/** Source of the name and of where it lies: docs/spec/proposals.md §3. */
const KEY = 'proposalCount';
let countedHere = 0;

/** Counts one more proposal of this browser session, whoever has it written. Answers how many there have been. */
export function countProposal(): number {
  countedHere += 1;
  try {
    const count = (Number(sessionStorage.getItem(KEY)) || 0) + 1;
    sessionStorage.setItem(KEY, String(count));
    return count;
  } catch {
    return countedHere; // storage is blocked: this page is the session
  }
}

/**
 * Is the upgrade offered after this proposal of the session? Once, and to nobody who has Pro or is just paying for it.
 * Source: docs/spec/proposals.md §4.
 */
export function isPromptDue(count: number, state: UpgradeState): boolean {
  return count === UPGRADE_PROMPT_AFTER && state === 'offer';
}
