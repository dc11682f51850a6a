import * as contract from '#shared/billing/contract.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { getAccessEnd } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import type { PaddleSubscription } from '../paddle/schemas.ts';
import { withProviderTimeout } from '../with-provider-timeout.ts';
import { changeCycle, previewCycle } from './cycle.ts';
import { changeAll, getLive, isLive } from './live.ts';
import { readInvoice, readPayments } from './payments.ts';
import {
  findCustomerAddress,
  isOwnCustomer,
  isUnpaid,
  listSubscriptionsOf,
  mayBeCharged,
  type StoredSubscription,
} from './repository.ts';
import { readSubscription } from './view.ts';

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
  const ids = rows.filter((row) => isLive(row) && row.customerId === customerId).map((row) => row.subscriptionId);
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
  const person = await inTransaction(deps.db, (tx) => deps.identity.entitlement.lock(tx, userId));
  if (person?.isEmailVerified) {
    const stored = await findCustomerAddress(deps.db, payer.environment, customerId);
    const address = stored ?? (await deps.gateway.getCustomer(customerId))?.email;
    if (address?.toLowerCase() === person.email.toLowerCase()) return;
  }
  deps.log.warn({ userId, customerId }, 'a customer at the payment provider is shared by two people');
  throw new AppError('PORTAL_UNAVAILABLE', { message: SHARED_CUSTOMER });
}

/**
 * Cancels everything that would be charged again: at the end of the paid period, or at once when the running period is
 * unpaid, since its payment would be tried again. Cancelled subscriptions stay so.
 * @throws AppError NO_SUBSCRIPTION; CANCEL_FAILED when one of them may still run
 */
async function cancelSubscription(deps: BillingDeps, userId: string): Promise<Date | null> {
  await withProviderTimeout({ failed: 'CANCEL_FAILED' }, async () => {
    const live = await getLive(deps, userId);
    await changeAll(deps, live, { ask: (row) => cancelOne(deps, row), isDone: hasNoMoreCharges });
  });
  return getAccessEnd(deps, userId);
}

async function cancelOne({ gateway }: BillingDeps, row: StoredSubscription): Promise<PaddleSubscription> {
  const { subscriptionId } = row;
  if (isUnpaid(row)) return gateway.cancelSubscription(subscriptionId, 'now');
  const now = await gateway.cancelSubscription(subscriptionId);
  // Its payment has failed, and no event has said so.
  return hasNoMoreCharges(now) ? now : gateway.cancelSubscription(subscriptionId, 'now');
}

function hasNoMoreCharges({ status, scheduled_change: planned }: PaddleSubscription): boolean {
  return !mayBeCharged({ status, scheduledAction: planned?.action ?? null });
}

/**
 * Undoes a scheduled cancellation; of several subscriptions only of the newest, since one is enough.
 * @throws AppError NO_SUBSCRIPTION, RESUME_FAILED
 */
async function resumeSubscription(deps: BillingDeps, userId: string): Promise<void> {
  await withProviderTimeout({ failed: 'RESUME_FAILED' }, async () => {
    const live = await getLive(deps, userId);
    await changeAll(deps, live.slice(0, 1), {
      ask: (row) => deps.gateway.resumeSubscription(row.subscriptionId),
      isDone: (now) => now.status !== 'canceled' && !now.scheduled_change,
    });
  });
}
