import {
  cancelSubscription,
  manageSubscription,
  readSubscription,
  resumeSubscription,
} from '#shared/billing/contract.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { BillingDeps } from '../deps.ts';
import type { BillingLimits } from '../limits.ts';
import * as service from './service.ts';

export const SUBSCRIPTION_ENDPOINTS = [readSubscription, manageSubscription, cancelSubscription, resumeSubscription];

export function mountSubscription(app: App, deps: BillingDeps, limits: BillingLimits): void {
  const { identity } = deps;

  mount(app, readSubscription, async ({ c }) => {
    const { userId } = await identity.require(c);
    return { subscription: await service.readSubscription(deps, userId) };
  });

  mount(app, manageSubscription, async ({ c }) => {
    const { userId } = await identity.require(c);
    await limits.changes.count([userId]);
    return { url: await service.openPortal(deps, userId) };
  });

  mount(app, cancelSubscription, async ({ c }) => {
    const { userId } = await identity.require(c);
    await limits.changes.count([userId]);
    const accessUntil = await service.cancelSubscription(deps, userId);
    return { success: true, accessUntil: accessUntil?.toISOString() ?? null } as const;
  });

  mount(app, resumeSubscription, async ({ c }) => {
    const { userId } = await identity.require(c);
    await limits.changes.count([userId]);
    await service.resumeSubscription(deps, userId);
    return { success: true } as const;
  });
}
