import * as contract from '#shared/billing/contract.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import type { BillingDeps } from '../deps.ts';
import { completeCheckout, reportPayment } from './confirm.ts';
import { checkCheckout } from './pending.ts';
import { type Buyer, openSession, startAttempt } from './start.ts';

interface CheckoutLimits {
  /** Limit for starting a checkout. */
  readonly starts: Limiter;
  /** Limit for checking a payment. */
  readonly looks: Limiter;
}

export function mountCheckout(app: App, deps: BillingDeps, { starts, looks }: CheckoutLimits): void {
  const requireBuyer = async (c: AppContext, limiter: Limiter): Promise<Buyer> => {
    const { userId, user } = await deps.identity.require(c);
    await limiter.count([userId]);
    return { environment: deps.paddle.environment, userId, email: user.email };
  };
  mount(app, contract.startCheckoutAttempt, async ({ c, input }) =>
    startAttempt(deps, await requireBuyer(c, starts), input.billingFrequency),
  );
  mount(app, contract.createCheckoutSession, async ({ c, input }) => {
    const { url, transactionId } = await openSession(deps, await requireBuyer(c, starts), input.billingFrequency);
    return { url, checkout_url: url, transactionId };
  });
  mount(app, contract.completeCheckout, async ({ c, input }) =>
    completeCheckout(deps, await requireBuyer(c, looks), input),
  );
  mount(app, contract.reportPayment, async ({ c, input }) =>
    reportPayment(deps, await requireBuyer(c, looks), input.paddleCheckoutId),
  );
  mount(app, contract.checkCheckout, async ({ c }) => checkCheckout(deps, await requireBuyer(c, looks)));
}
