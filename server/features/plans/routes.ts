import { holderOf } from '#shared/plans/access.ts';
import { readPlanSettings, readTrialCredits } from '#shared/plans/contract.ts';
import { trialCreditsOf } from '#shared/plans/credits.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { Identity } from '../identity/index.ts';

export interface RouteDeps {
  readonly identity: Pick<Identity, 'require'>;
  readonly freeWeeklyLimit: number | undefined;
  readonly now: () => number;
}

export const PLAN_ENDPOINTS = [readTrialCredits, readPlanSettings];

export function mountPlans(app: App, deps: RouteDeps): void {
  mount(app, readTrialCredits, async ({ c }) => {
    const { user } = await deps.identity.require(c);
    return trialCreditsOf(holderOf(user), new Date(deps.now()));
  });

  mount(app, readPlanSettings, async () => ({ freeWeeklyLimit: deps.freeWeeklyLimit ?? null }));
}
