import {
  ENDED_TOKEN_DAYS,
  FIREBASE_SIGN_IN_DAYS,
  KNOWN_DEVICE_DAYS,
  SIGN_IN_HISTORY_MONTHS,
  USED_LINK_DAYS,
} from '#shared/site/retention.ts';
import type { Database } from '../../../db/client.ts';
import type { Jobs, Sweep } from '../../../jobs/index.ts';
import type { Log } from '../../../log.ts';
import { removeOldAccessTokens } from '../access-tokens/repository.ts';
import { sessionLimitsAt } from '../sessions/sessions.ts';
import {
  countOldEvents,
  type Remove,
  removeEndedSessions,
  removeOldDevices,
  removeOldEvents,
  removeOldSignIns,
  removeOldTokens,
} from './repository.ts';

const DAY_MS = 86_400_000;
// As many rows as one statement deletes well within the query timeout.
const REMOVED_AT_ONCE = 1_000;
const HOURLY = '17 * * * *';

export interface SweepDeps {
  readonly db: Database;
  readonly log: Log;
  readonly jobs: Jobs;
}

/** Deletes expired data of identity every hour. The retention times are in `shared/site/retention.ts`. */
export function scheduleSweeps(deps: SweepDeps): void {
  const { db } = deps;
  const eventsBefore = (at: Date) => monthsBefore(at, SIGN_IN_HISTORY_MONTHS);
  deps.jobs.sweep('identity-sweep', HOURLY, [
    sweep(deps, 'sessions', (at) => removeEndedSessions(sessionLimitsAt(at.getTime()))),
    sweep(deps, 'links', (at) => removeOldTokens(daysBefore(at, USED_LINK_DAYS))),
    {
      ...sweep(deps, 'sign-ins', (at) => removeOldEvents(eventsBefore(at))),
      share: (at) => countOldEvents(db, eventsBefore(at)),
    },
    sweep(
      deps,
      'access tokens',
      (at) => (on, limit) => removeOldAccessTokens(on, daysBefore(at, ENDED_TOKEN_DAYS), limit),
    ),
    // A day after they are refused, since clocks differ.
    sweep(deps, 'ended sign-ins', (at) => removeOldSignIns(daysBefore(at, FIREBASE_SIGN_IN_DAYS + 1))),
    sweep(deps, 'browsers', (at) => removeOldDevices(daysBefore(at, KNOWN_DEVICE_DAYS))),
  ]);
}

function sweep({ db, log }: SweepDeps, what: string, removeAt: (at: Date) => Remove): Sweep {
  return { what, erase: (at) => removeAll({ db, log }, what, removeAt(at)) };
}

async function removeAll({ db, log }: Pick<SweepDeps, 'db' | 'log'>, what: string, remove: Remove): Promise<void> {
  let removed = 0;
  let last: number;
  do {
    last = await remove(db, REMOVED_AT_ONCE);
    removed += last;
  } while (last === REMOVED_AT_ONCE);
  if (removed > 0) log.info({ what, removed }, 'deleted account records past their retention');
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS);
}

function monthsBefore(at: Date, months: number): Date {
  const moment = new Date(at);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}
