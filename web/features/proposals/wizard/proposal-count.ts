import { UPGRADE_PROMPT_AFTER } from '#shared/plans/limits.ts';
import type { UpgradeState } from '#web/features/plans/index.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';

/** Source of the name and its storage: docs/spec/proposals.md §3. */
const KEY = 'proposalCount';
let countedHere = 0;

/** Counts one more proposal of this browser session, by any person. Returns their number. */
export function countProposal(): number {
  countedHere += 1;
  const count = (Number(readStored('session', KEY)) || 0) + 1;
  // Where storage is blocked this page is the session.
  return store('session', KEY, String(count)) ? count : countedHere;
}

/**
 * Whether the upgrade is offered after this proposal of the session: once, and not to people with Pro or a payment in progress.
 * Source: docs/spec/proposals.md §4.
 */
export function isPromptDue(count: number, state: UpgradeState): boolean {
  return count === UPGRADE_PROMPT_AFTER && state === 'offer';
}
