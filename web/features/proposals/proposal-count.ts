import { UPGRADE_PROMPT_AFTER } from '#shared/plans/limits.ts';

/** Source of the name and of where it lies: seeds 001 §3. */
const KEY = 'proposalCount';
let countedHere = 0;

/** Counts one more proposal of this browser session; true when it is the one after which the upgrade is offered. */
export function countProposal(): boolean {
  countedHere += 1;
  try {
    const count = (Number(sessionStorage.getItem(KEY)) || 0) + 1;
    sessionStorage.setItem(KEY, String(count));
    return count === UPGRADE_PROMPT_AFTER;
  } catch {
    return countedHere === UPGRADE_PROMPT_AFTER; // storage is blocked: this page is the session
  }
}
