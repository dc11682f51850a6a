import type { BillingDeps, Ledger } from '../parts.ts';
import { type PollerDeps, pollAttempts } from './attempts/poller.ts';
import { takeDueEvents } from './inbox/repository.ts';

export type WorkerDeps = PollerDeps & Pick<BillingDeps, 'jobs'> & { readonly ledger: Ledger };

// What is due is found by looking; these are two small queries on small indexes.
const LOOK_EVERY_MS = 1_000;
// Whoever takes an event has it for so long; applying one takes milliseconds.
const LEASE_MS = 60_000;
const AT_ONCE = 50;

export interface Worker {
  /** Begins to look, every second. */
  start(): void;
  /** Looks no more, and waits for what is under way. */
  stop(): Promise<void>;
  /** Does everything that is due now: stored events that are not applied, attempts to be asked about. */
  work(): Promise<void>;
}

/** Goes on with what a process that died, a database or a provider that was away have left. Any number of processes may. */
export function createWorker(deps: WorkerDeps): Worker {
  const { log } = deps;
  // Apart, so that events do not wait for a provider that is slow.
  const looks = [() => applyDue(deps), () => pollAttempts(deps)].map((due) => createLook(due, log));
  let timer: NodeJS.Timeout | undefined;
  const underWay = async () => {
    await Promise.all(looks.map((look) => look.underWay()));
  };
  return {
    start() {
      timer ??= setInterval(() => {
        for (const look of looks) look.begin();
      }, LOOK_EVERY_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await underWay();
    },
    async work() {
      // What the timer has just taken is nobody else's to find.
      await underWay();
      while ((await applyDue(deps)) > 0);
      while ((await pollAttempts(deps)) > 0);
      await underWay();
    },
  };
}

interface Look {
  /** Takes one lot of what is due, unless it is still at the one before: a process that stops waits for no more than that. */
  begin(): void;
  underWay(): Promise<void>;
}

function createLook(takeDue: () => Promise<number>, log: BillingDeps['log']): Look {
  let working: Promise<void> | undefined;
  let isFailing = false;
  // Once for each outage, not once a second.
  const note = (err: unknown) => {
    if (err !== undefined && !isFailing) log.warn({ err }, 'payment events could not be looked for; they wait');
    isFailing = err !== undefined;
  };
  return {
    begin() {
      working ??= takeDue()
        .then(() => note(undefined), note)
        .finally(() => {
          working = undefined;
        });
    },
    underWay: async () => working,
  };
}

async function applyDue({ db, now, paddle, ledger }: WorkerDeps): Promise<number> {
  const at = now();
  const due = { at: new Date(at), leaseEndsAt: new Date(at + LEASE_MS), limit: AT_ONCE };
  const events = await takeDueEvents(db, paddle.environment, due);
  await Promise.all(events.map((eventId) => ledger.tryToApply(eventId)));
  return events.length;
}
