import {
  checkCheckout,
  completeCheckout,
  createCheckoutSession,
  reportPayment,
  startCheckoutAttempt,
} from '#shared/billing/contract.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { BillingDeps } from '../deps.ts';
import type { BillingLimits } from '../limits.ts';
import * as pending from './check-payments.ts';
import * as complete from './complete-checkout.ts';
import { openSession } from './hosted-checkout.ts';
import * as report from './report-payment.ts';
import { startAttempt } from './start-attempt.ts';

export const CHECKOUT_ENDPOINTS = [
  startCheckoutAttempt,
  createCheckoutSession,
  completeCheckout,
  reportPayment,
  checkCheckout,
];

export function mountCheckout(app: App, deps: BillingDeps, limits: BillingLimits): void {
  const { identity } = deps;

  mount(app, startCheckoutAttempt, async ({ c, input }) => {
    const { userId, user } = await identity.require(c);
    await limits.starts.count([userId]);
    return startAttempt(deps, { userId, email: user.email }, input.billingFrequency);
  });

  mount(app, createCheckoutSession, async ({ c, input }) => {
    const { userId, user } = await identity.require(c);
    await limits.starts.count([userId]);
    const buyer = { userId, email: user.email };
    const { url, transactionId } = await openSession(deps, buyer, input.billingFrequency);
    return { url, checkout_url: url, transactionId };
  });

  mount(app, completeCheckout, async ({ c, input }) => {
    const { userId } = await identity.require(c);
    await limits.looks.count([userId]);
    return complete.completeCheckout(deps, userId, input);
  });

  mount(app, reportPayment, async ({ c, input }) => {
    const { userId } = await identity.require(c);
    await limits.looks.count([userId]);
    return report.reportPayment(deps, userId, input.paddleCheckoutId);
  });

  mount(app, checkCheckout, async ({ c }) => {
    const { userId } = await identity.require(c);
    await limits.looks.count([userId]);
    return pending.checkCheckout(deps, userId);
  });
}
