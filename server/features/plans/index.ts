import { holderOf } from '#shared/plans/access.ts';
import { readPlanSettings, readTrialCredits } from '#shared/plans/contract.ts';
import { trialCreditsOf } from '#shared/plans/credits.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { App, AppContext } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import { eraseOldRows } from '../../jobs/index.ts';
import type { Identity, Visitors } from '../identity/index.ts';
import { PAST_WEEKS, removeCountsOf } from './repository.ts';
import {
  findWeekUsedUntil,
  type OwnedReservation,
  releaseUsage,
  reserveUsage,
  type UsageRequest,
  type WeekRequester,
} from './service.ts';

export {
  type OwnedReservation,
  requireFeatures,
  type UsageRequest,
  type UsageReservation,
} from './service.ts';

/** Minute 41 of every hour. */
const HOURLY = '41 * * * *';

export interface PlansDeps extends Pick<AppParts, 'db' | 'log' | 'now' | 'jobs'> {
  readonly config: Pick<Config, 'freeWeeklyLimit' | 'trustProxy'>;
  readonly identity: Pick<Identity, 'findOrExpired' | 'require' | 'credits'>;
  readonly visitors: Pick<Visitors, 'find'>;
}

export type Plans = ReturnType<typeof createPlans>;

/** What each person's plan allows, and how much of it is used. Schedules the deletion of past weeks. */
export function createPlans(outer: PlansDeps) {
  const { config, db, now, jobs, identity, visitors } = outer;
  const { freeWeeklyLimit, trustProxy } = config;
  const deps = { identity, freeWeeklyLimit };
  jobs.sweep('forget-weeks', HOURLY, [eraseOldRows(outer, PAST_WEEKS)]);
  /** Null for a person whose session has ended: they are no visitor. */
  async function requesterOf(c: AppContext): Promise<WeekRequester | null> {
    const address = clientAddress(c.env.incoming, trustProxy);
    const signedIn = await identity.findOrExpired(c).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'user-token-expired') return null;
      throw error;
    });
    if (signedIn === null) return null;
    if (!signedIn) return { owner: { kind: 'visitor', id: visitors.find(c) }, holder: null, address };
    return { owner: { kind: 'user', id: signedIn.userId }, holder: holderOf(signedIn.user), address };
  }

  return {
    mount(app: App): void {
      mount(app, readTrialCredits, async ({ c }) => {
        const { user } = await identity.require(c);
        return trialCreditsOf(holderOf(user), new Date(now()));
      });
      mount(app, readPlanSettings, async ({ c }) => {
        // Without a limit nothing is looked up: pages of everybody ask this.
        if (freeWeeklyLimit === undefined) return { freeWeeklyLimit: null, weekUsedUntil: null };
        const requester = await requesterOf(c);
        const until = requester && (await findWeekUsedUntil(deps, db, requester, new Date(now())));
        return { freeWeeklyLimit, weekUsedUntil: until?.toISOString() ?? null };
      });
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
