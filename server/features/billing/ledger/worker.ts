import type { BillingDeps, Ledger } from '../parts.ts';
import { type PollerDeps, pollAttempts } from './attempts/poller.ts';
import { takeDueEvents } from './inbox/repository.ts';
import { createRounds, type DueWork, type Rounds } from './rounds.ts';

export type WorkerDeps = PollerDeps & Pick<BillingDeps, 'jobs'> & { readonly ledger: Ledger };

// Whoever takes an event has it for so long; applying one takes milliseconds.
const LEASE_MS = 60_000;
const AT_ONCE = 50;

/**
 * Goes on with what a process that died, a database or a provider that was away have left: stored events that are not applied,
 * attempts to be asked about, and `more`. Any number of processes may.
 */
export function createWorker(deps: WorkerDeps, ...more: readonly DueWork[]): Rounds {
  return createRounds([() => applyDue(deps), () => pollAttempts(deps), ...more], deps.log);
}

async function applyDue({ db, now, paddle, ledger }: WorkerDeps): Promise<number> {
  const at = now();
  const due = { at: new Date(at), leaseEndsAt: new Date(at + LEASE_MS), limit: AT_ONCE };
  const events = await takeDueEvents(db, paddle.environment, due);
  await Promise.all(events.map((eventId) => ledger.tryToApply(eventId)));
  return events.length;
}
