import type { AppParts } from '../../app-parts.ts';
import type { Plans } from '../plans/index.ts';
import { interruptDead } from './endings.ts';
import { releaseAbandoned } from './spending/index.ts';

// Only this informs readers in other processes of a crash; one statement on a small index, mostly without rows.
const REAP_EVERY_MS = 5_000;

export interface SweepDeps extends Pick<AppParts, 'db' | 'log' | 'now' | 'jobs'> {
  readonly plans: Pick<Plans, 'release'>;
}

/** Marks generations of dead processes as interrupted, and releases their reservations for a language model, every few seconds. */
export function repeatSweeps(deps: SweepDeps): void {
  const { db, log, now, jobs } = deps;
  jobs.every('interrupt-dead', REAP_EVERY_MS, async () => {
    const interrupted = await interruptDead(deps, new Date(now()));
    if (interrupted > 0) log.warn({ interrupted }, 'generations of a dead process were marked as interrupted');
  });
  jobs.every('release-abandoned', REAP_EVERY_MS, async () => {
    const released = await releaseAbandoned(db, new Date(now()));
    if (released > 0) log.warn({ released }, 'reservations of a dead process for the language model were released');
  });
}
