import { weekStartsAt } from '#shared/plans/week.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { App } from '../../http/context.ts';
import type { Identity } from '../identity/index.ts';
import { removeCountsBefore, removeCountsOf } from './repository.ts';
import { mountPlans, PLAN_ENDPOINTS } from './routes.ts';
import { type OwnedReservation, releaseUsage, reserveUsage, type UsageRequest } from './service.ts';

export {
  type OwnedReservation,
  requireFeatures,
  type UsageRequest,
  type UsageReservation,
} from './service.ts';

/** Minute 41 of every hour. */
const HOURLY = '41 * * * *';
/** Another process, whose clock is behind, may still count in a week that is over here. Less than `HOURLY` leaves. */
const CLOCKS_DIFFER_MS = 30 * 60_000;

export interface PlansDeps extends Pick<AppParts, 'now' | 'jobs'> {
  readonly config: Pick<Config, 'freeWeeklyLimit'>;
  readonly db: Db;
  readonly identity: Pick<Identity, 'require' | 'credits'>;
}

export type Plans = ReturnType<typeof createPlans>;

/** What each person's plan allows, and how much of it is used. Schedules the deletion of past weeks. */
export function createPlans({ config, db, now, jobs, identity }: PlansDeps) {
  const { freeWeeklyLimit } = config;
  const deps = { identity, freeWeeklyLimit, now };
  const forget = async (at: Date) => {
    await removeCountsBefore(db, weekStartsAt(new Date(at.getTime() - CLOCKS_DIFFER_MS)));
  };
  jobs.sweep('forget-weeks', HOURLY, [{ what: 'weeks', erase: forget }]);
  return {
    endpoints: PLAN_ENDPOINTS,
    mount: (app: App) => mountPlans(app, deps),
    /**
     * Reserves what one proposal costs, in the transaction that stores the proposal with the reservation.
     * @throws AppError PRO_REQUIRED, WEEKLY_LIMIT_REACHED; the transaction is rolled back then.
     */
    reserve: (tx: Db, request: UsageRequest, at: Date) => reserveUsage(deps, tx, request, at),
    /** Releases the reservations of failed proposals, in the transaction that stores the failure: so it happens once. */
    release: (tx: Db, reservations: readonly OwnedReservation[], at: Date) => releaseUsage(deps, tx, reservations, at),
    /** Deletes the counts of a person. */
    erase: (tx: Db, userId: string) => removeCountsOf(tx, `user:${userId}`),
  };
}
