import type { Log } from '../../log.ts';
import { type EndingDeps, interruptDead } from './endings.ts';
import { removeVisitorGenerations } from './repository.ts';
import { releaseAbandoned } from './spending/index.ts';

const HOUR_MS = 3_600_000;
/** What a visitor generated stays readable for a day, then it is deleted. */
const VISITOR_GENERATIONS_KEPT_MS = 24 * HOUR_MS;
// Readers in other processes learn of a crash by this alone; one statement on a small index, mostly for nothing.
const REAP_EVERY_MS = 5_000;
// As many rows as one statement deletes well within the patience for a query.
const REMOVED_AT_ONCE = 1_000;

export interface SweepDeps extends EndingDeps {
  readonly log: Log;
  readonly now: () => number;
}

/**
 * Marks what dead processes left running as interrupted, and gives back what they had reserved for a language model: now, and every few
 * seconds. Deletes old visitor texts hourly.
 */
export function startSweeping(deps: SweepDeps): { stop: () => void } {
  const run = () => {
    void reap(deps);
    void release(deps);
  };
  const clear = () => void removeOld(deps);
  const timers = [setInterval(run, REAP_EVERY_MS), setInterval(clear, HOUR_MS)];
  for (const timer of timers) timer.unref();
  run();
  clear();
  return { stop: () => timers.forEach(clearInterval) };
}

async function reap(deps: SweepDeps): Promise<void> {
  const { log, now } = deps;
  try {
    const interrupted = await interruptDead(deps, new Date(now()));
    if (interrupted > 0) log.warn({ interrupted }, 'generations of a process that has died were marked as interrupted');
  } catch (err) {
    log.warn({ err }, 'dead generations could not be looked for');
  }
}

async function release({ db, log, now }: SweepDeps): Promise<void> {
  try {
    const released = await releaseAbandoned(db, new Date(now()));
    if (released > 0)
      log.warn({ released }, 'what a process that has died had reserved for the language model was given back');
  } catch (err) {
    log.warn({ err }, 'what dead processes had reserved could not be given back');
  }
}

async function removeOld({ db, log, now }: SweepDeps): Promise<void> {
  try {
    const before = new Date(now() - VISITOR_GENERATIONS_KEPT_MS);
    let removed = 0;
    let last: number;
    do {
      last = await removeVisitorGenerations(db, before, REMOVED_AT_ONCE);
      removed += last;
    } while (last === REMOVED_AT_ONCE);
    if (removed > 0) log.info({ removed }, 'texts of visitors were deleted after a day');
  } catch (err) {
    log.warn({ err }, 'old texts of visitors could not be deleted');
  }
}
