import {
  FIREBASE_SIGN_IN_DAYS,
  KNOWN_DEVICE_DAYS,
  SIGN_IN_HISTORY_MONTHS,
  USED_LINK_DAYS,
} from '#shared/site/retention.ts';
import type { Database } from '../../../db/client.ts';
import type { Jobs } from '../../../jobs/index.ts';
import type { Log } from '../../../log.ts';
import { momentOf } from '../sessions/sessions.ts';
import {
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
  readonly now: () => number;
  readonly jobs: Jobs;
}

/** Deletes, every hour, what nobody may use or see any more. The retention times are in `shared/site/retention.ts`. */
export function scheduleSweeps(deps: SweepDeps): void {
  deps.jobs.schedule('identity-sweep', HOURLY, async () => {
    const now = deps.now();
    await sweep(deps, 'sessions', removeEndedSessions(momentOf(now)));
    await sweep(deps, 'links', removeOldTokens(daysBefore(now, USED_LINK_DAYS)));
    await sweep(deps, 'sign-ins', removeOldEvents(monthsBefore(now, SIGN_IN_HISTORY_MONTHS)));
    // A day later than they are refused, since clocks differ.
    await sweep(deps, 'ended sign-ins', removeOldSignIns(daysBefore(now, FIREBASE_SIGN_IN_DAYS + 1)));
    await sweep(deps, 'browsers', removeOldDevices(daysBefore(now, KNOWN_DEVICE_DAYS)));
  });
}

async function sweep({ db, log }: SweepDeps, what: string, remove: Remove): Promise<void> {
  let removed = 0;
  let last: number;
  do {
    last = await remove(db, REMOVED_AT_ONCE);
    removed += last;
  } while (last === REMOVED_AT_ONCE);
  if (removed > 0) log.info({ what, removed }, 'deleted account records past their retention');
}

function daysBefore(nowMs: number, days: number): Date {
  return new Date(nowMs - days * DAY_MS);
}

function monthsBefore(nowMs: number, months: number): Date {
  const moment = new Date(nowMs);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}
