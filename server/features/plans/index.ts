import { weekStartsAt } from '#shared/plans/week.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { App } from '../../http/context.ts';
import type { Identity } from '../identity/index.ts';
import { removeCountsBefore, removeCountsOf } from './repository.ts';
import { mountPlans, PLAN_ENDPOINTS } from './routes.ts';
import {
  type OwnedReservation,
  releaseUsage,
  reserveUsage,
  type UsageRequest,
  type UsageReservation,
} from './service.ts';

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

/** What each person's plan allows, and how much of it is used. */
export interface Plans {
  readonly endpoints: typeof PLAN_ENDPOINTS;
  mount(app: App): void;
  /**
   * Reserves what one proposal costs, in the transaction that stores the proposal with the reservation.
   * @throws AppError PRO_REQUIRED, WEEKLY_LIMIT_REACHED; the transaction is rolled back then.
   */
  reserve(tx: Db, request: UsageRequest, at: Date): Promise<UsageReservation>;
  /** Releases the reservations of failed proposals, in the transaction that stores the failure: so it happens once. */
  release(tx: Db, reservations: readonly OwnedReservation[], at: Date): Promise<void>;
  /** Deletes the counts of a person. */
  erase(db: Db, userId: string): Promise<void>;
}

/** Builds the feature and schedules the deletion of past weeks. */
export function createPlans({ config, db, now, jobs, identity }: PlansDeps): Plans {
  const { freeWeeklyLimit } = config;
  const deps = { identity, freeWeeklyLimit, now };
  const forget = async (at: Date) => {
    await removeCountsBefore(db, weekStartsAt(new Date(at.getTime() - CLOCKS_DIFFER_MS)));
  };
  jobs.sweep('forget-weeks', HOURLY, [{ what: 'weeks', erase: forget }]);
  return {
    endpoints: PLAN_ENDPOINTS,
    mount: (app) => mountPlans(app, deps),
    reserve: (tx, request, at) => reserveUsage(deps, tx, request, at),
    release: (tx, reservations, at) => releaseUsage(deps, tx, reservations, at),
    erase: (erasing, userId) => removeCountsOf(erasing, `user:${userId}`),
  };
}
