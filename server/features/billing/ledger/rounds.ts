import { setTimeout as wait } from 'node:timers/promises';
import type { BillingDeps } from '../parts.ts';

// What is due is found by looking; these are small queries on small indexes.
const LOOK_EVERY_MS = 1_000;

/** Does one lot of what is due now. Answers how much there was. */
export type DueWork = () => Promise<number>;

export interface Rounds {
  /** Begins to look, every second. */
  start(): void;
  /** Looks no more, and waits for what is under way, at most `patienceMs`. What is left then is found by another process. */
  stop(patienceMs: number): Promise<void>;
  /** Does everything that is due now. */
  work(): Promise<void>;
}

/** Looks for each kind of work apart, so that none waits for another that is slow. */
export function createRounds(kinds: readonly DueWork[], log: Pick<BillingDeps['log'], 'warn'>): Rounds {
  const looks = kinds.map((due) => createLook(due, log));
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    for (const look of looks) look.begin();
  };
  const underWay = async () => {
    await Promise.all(looks.map((look) => look.underWay()));
  };
  return {
    start() {
      begin();
      timer ??= setInterval(begin, LOOK_EVERY_MS);
      timer.unref();
    },
    async stop(patienceMs) {
      clearInterval(timer);
      const patience = new AbortController();
      await Promise.race([underWay(), wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
      patience.abort();
    },
    async work() {
      // What the timer has just taken is nobody else's to find.
      await underWay();
      for (const due of kinds) while ((await due()) > 0);
      await underWay();
    },
  };
}

interface Look {
  /** Takes one lot of what is due, unless it is still at the one before: a process that stops waits for no more than that. */
  begin(): void;
  underWay(): Promise<void>;
}

function createLook(due: DueWork, log: Pick<BillingDeps['log'], 'warn'>): Look {
  let working: Promise<void> | undefined;
  let isFailing = false;
  // Once for each outage, not once a second.
  const note = (err: unknown) => {
    if (err !== undefined && !isFailing) log.warn({ err }, 'payments could not be looked after; they wait');
    isFailing = err !== undefined;
  };
  return {
    begin() {
      working ??= due()
        .then(() => note(undefined), note)
        .finally(() => {
          working = undefined;
        });
    },
    underWay: async () => working,
  };
}
