import { holderOf } from '#shared/plans/access.ts';
import { readPlanSettings, readTrialCredits } from '#shared/plans/contract.ts';
import { trialCreditsOf } from '#shared/plans/credits.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import { eraseOldRows } from '../../jobs/index.ts';
import type { Identity } from '../identity/index.ts';
import { PAST_WEEKS, removeCountsOf } from './repository.ts';
import { type OwnedReservation, releaseUsage, reserveUsage, type UsageRequest } from './service.ts';

export {
  type OwnedReservation,
  requireFeatures,
  type UsageRequest,
  type UsageReservation,
} from './service.ts';

/** Minute 41 of every hour. */
const HOURLY = '41 * * * *';

export interface PlansDeps extends Pick<AppParts, 'db' | 'log' | 'now' | 'jobs'> {
  readonly config: Pick<Config, 'freeWeeklyLimit'>;
  readonly identity: Pick<Identity, 'require' | 'credits'>;
}

export type Plans = ReturnType<typeof createPlans>;

/** What each person's plan allows, and how much of it is used. Schedules the deletion of past weeks. */
export function createPlans(outer: PlansDeps) {
  const { config, now, jobs, identity } = outer;
  const { freeWeeklyLimit } = config;
  const deps = { identity, freeWeeklyLimit };
  jobs.sweep('forget-weeks', HOURLY, [eraseOldRows(outer, PAST_WEEKS)]);
  return {
    mount(app: App): void {
      mount(app, readTrialCredits, async ({ c }) => {
        const { user } = await identity.require(c);
        return trialCreditsOf(holderOf(user), new Date(now()));
      });
      mount(app, readPlanSettings, async () => ({ freeWeeklyLimit: freeWeeklyLimit ?? null }));
    },
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
