import * as contract from '#shared/billing/contract.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import type { BillingDeps } from '../deps.ts';
import { withProviderTimeout } from '../with-provider-timeout.ts';
import { cancelSubscription, changeCycle, previewCycle, resumeSubscription } from './changes.ts';
import { findCustomerAddress, isOwnCustomer, listSubscriptionsOf } from './repository.ts';
import { readInvoice, readPayments, readSubscription } from './view.ts';

export function mountSubscription(app: App, deps: BillingDeps, changes: Limiter): void {
  const requirePayer = async (c: AppContext): Promise<string> => {
    const { userId } = await deps.identity.require(c);
    await changes.count([userId]);
    return userId;
  };
  mount(app, contract.readSubscription, async ({ c }) => {
    const { userId } = await deps.identity.require(c);
    return { subscription: await readSubscription(deps, userId) };
  });
  mount(app, contract.manageSubscription, async ({ c }) => ({ url: await openPortal(deps, await requirePayer(c)) }));
  mount(app, contract.readPayments, async ({ c }) => readPayments(deps, await requirePayer(c)));
  mount(app, contract.readInvoice, async ({ c, params }) => ({
    url: await readInvoice(deps, await requirePayer(c), params.transactionId),
  }));
  mount(app, contract.previewCycle, async ({ c, input }) =>
    previewCycle(deps, await requirePayer(c), input.billingFrequency),
  );
  mount(app, contract.changeCycle, async ({ c, input }) => {
    await changeCycle(deps, await requirePayer(c), input.billingFrequency);
    return { success: true } as const;
  });
  mount(app, contract.cancelSubscription, async ({ c }) => {
    const accessUntil = await cancelSubscription(deps, await requirePayer(c));
    return { success: true, accessUntil: accessUntil?.toISOString() ?? null } as const;
  });
  mount(app, contract.resumeSubscription, async ({ c }) => {
    await resumeSubscription(deps, await requirePayer(c));
    return { success: true } as const;
  });
}

const SHARED_CUSTOMER =
  'Another account has paid with the same email address, so payment management opens only for the account that has confirmed that address. You can still cancel here; for anything else please contact support.';

/**
 * The provider's portal, also after a subscription has ended: the invoices are there.
 * @throws AppError NO_SUBSCRIPTION, NO_PORTAL_URL, PORTAL_UNAVAILABLE
 */
async function openPortal(deps: BillingDeps, userId: string): Promise<string> {
  const rows = await listSubscriptionsOf(deps.db, deps.paddle.environment, userId);
  const [first] = rows;
  if (!first) throw new AppError('NO_SUBSCRIPTION');
  const { customerId } = first;
  // The portal takes the subscriptions of one customer; a person who paid with two addresses is two there.
  const ids = rows
    .filter((row) => row.status !== 'canceled' && row.customerId === customerId)
    .map((row) => row.subscriptionId);
  return withProviderTimeout({ failed: 'PORTAL_UNAVAILABLE', noAddress: 'NO_PORTAL_URL' }, async () => {
    await requireOwnCustomer(deps, userId, customerId);
    return deps.gateway.createPortalSession(customerId, ids);
  });
}

/**
 * The portal shows everything that the customer has paid, so nobody else may see it. If two people paid as one customer,
 * because they gave the same address, it opens for the one who has confirmed that address here: they could sign in at the
 * provider with it as well. For an erased customer no address is stored, so it is read from the provider: a returning person
 * is one of two.
 */
async function requireOwnCustomer(deps: BillingDeps, userId: string, customerId: string): Promise<void> {
  const payer = { environment: deps.paddle.environment, userId };
  if (await isOwnCustomer(deps.db, payer, customerId)) return;
  const person = await deps.identity.entitlement.find(deps.db, userId);
  if (person?.isEmailVerified) {
    const stored = await findCustomerAddress(deps.db, payer.environment, customerId);
    const address = stored ?? (await deps.gateway.getCustomer(customerId))?.email;
    if (address?.toLowerCase() === person.email.toLowerCase()) return;
  }
  deps.log.warn({ userId, customerId }, 'a customer at the payment provider is shared by two people');
  throw new AppError('PORTAL_UNAVAILABLE', { message: SHARED_CUSTOMER });
}
