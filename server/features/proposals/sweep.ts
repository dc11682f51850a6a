import type { AppParts } from '../../app-parts.ts';
import type { Plans } from '../plans/index.ts';
import { interruptDead } from './endings.ts';
import { releaseAbandoned } from './spending/index.ts';

// Only this informs readers in other processes of a crash; one statement on a small index, mostly without rows.
const REAP_EVERY_MS = 5_000;

export interface SweepDeps extends Pick<AppParts, 'db' | 'log' | 'now'> {
  readonly plans: Pick<Plans, 'release'>;
}

/**
 * Marks generations of dead processes as interrupted, and releases their reservations for a language model: now, and every
 * few seconds. Not a job: a row for each run would be 17,000 a day.
 */
export function startSweeping(deps: SweepDeps): { stop: () => void } {
  const run = () => {
    void endDeadRuns(deps);
    void releaseSpending(deps);
  };
  const timer = setInterval(run, REAP_EVERY_MS).unref();
  run();
  return { stop: () => clearInterval(timer) };
}

async function endDeadRuns(deps: SweepDeps): Promise<void> {
  const { log, now } = deps;
  try {
    const interrupted = await interruptDead(deps, new Date(now()));
    if (interrupted > 0) log.warn({ interrupted }, 'generations of a dead process were marked as interrupted');
  } catch (err) {
    log.warn({ err }, 'generations of dead processes could not be searched');
  }
}

async function releaseSpending({ db, log, now }: SweepDeps): Promise<void> {
  try {
    const released = await releaseAbandoned(db, new Date(now()));
    if (released > 0) log.warn({ released }, 'reservations of a dead process for the language model were released');
  } catch (err) {
    log.warn({ err }, 'reservations of dead processes could not be released');
  }
}
