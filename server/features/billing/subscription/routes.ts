import { z } from 'zod';
import * as contract from '#shared/billing/contract.ts';
import { SUBSCRIPTION_STATUSES } from '#shared/billing/names.ts';
import { PRO_PRICE_CENTS } from '#shared/plans/catalogue.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { checkPendingPayments } from '../checkout/pending.ts';
import { getAccessEnd } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import type { PaddleSubscription } from '../paddle/schemas.ts';
import { isProviderError, withProviderTimeout } from '../with-provider-timeout.ts';
import {
  findCustomerAddress,
  isOwnCustomer,
  isUnpaid,
  listSubscriptionsOf,
  mayBeCharged,
  type StoredSubscription,
} from './repository.ts';

type Subscription = contract.Subscription;

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

/** The subscription that runs, or else the last one that ran. */
async function readSubscription(deps: BillingDeps, userId: string): Promise<Subscription | null> {
  const [row] = await listSubscriptionsOf(deps.db, deps.paddle.environment, userId);
  return row ? toSubscriptionView(row, await getAccessEnd(deps, userId)) : null;
}

/**
 * The provider's portal, also for someone whose subscription has ended: the invoices are there.
 * @throws AppError NO_SUBSCRIPTION, NO_PORTAL_URL, PORTAL_UNAVAILABLE
 */
async function openPortal(deps: BillingDeps, userId: string): Promise<string> {
  const rows = await listSubscriptionsOf(deps.db, deps.paddle.environment, userId);
  const [first] = rows;
  if (!first) throw new AppError('NO_SUBSCRIPTION');
  const { customerId } = first;
  // The portal takes those of one customer; who paid with two addresses is two there.
  const ids = rows.filter((row) => isLive(row) && row.customerId === customerId).map((row) => row.subscriptionId);
  return withProviderTimeout({ failed: 'PORTAL_UNAVAILABLE', noAddress: 'NO_PORTAL_URL' }, async () => {
    await requireOwnCustomer(deps, userId, customerId);
    return deps.gateway.createPortalSession(customerId, ids);
  });
}

/**
 * The portal shows all that the customer has ever paid, so it is for nobody else's eyes. Where two people have paid as one
 * customer, since they gave the same address, it is for who has confirmed that address here: they could get in at the
 * provider by it as well. Of a customer whose first person was erased no address is stored, so the provider says it: whoever
 * comes back is one of two.
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
 * Cancels everything that would charge the person again: at the end of what is paid, and at once where the running period is
 * not paid, since its payment would be tried again meanwhile. What is cancelled already stays so.
 * @throws AppError NO_SUBSCRIPTION; CANCEL_FAILED when one of them may still run, whatever became of the others
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
  // Its payment has failed, and we have not heard of it.
  return hasNoMoreCharges(now) ? now : gateway.cancelSubscription(subscriptionId, 'now');
}

function hasNoMoreCharges({ status, scheduled_change: planned }: PaddleSubscription): boolean {
  return !mayBeCharged({ status, scheduledAction: planned?.action ?? null });
}

/**
 * Takes a scheduled cancellation back; of several subscriptions that of the newest alone, since one is enough.
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

/** One that was paid just now and that we have not heard of counts. @throws AppError NO_SUBSCRIPTION */
async function getLive(deps: BillingDeps, userId: string): Promise<StoredSubscription[]> {
  const find = async () =>
    (await listSubscriptionsOf(deps.db, deps.paddle.environment, userId)).filter((row) => isLive(row));
  const known = await find();
  if (known.length > 0) return known;
  await checkPendingPayments(deps, { environment: deps.paddle.environment, userId });
  const found = await find();
  if (found.length === 0) throw new AppError('NO_SUBSCRIPTION');
  return found;
}

function isLive({ status }: StoredSubscription): boolean {
  return status !== 'canceled';
}

interface Change {
  readonly ask: (row: StoredSubscription) => Promise<PaddleSubscription>;
  /** Is it as it was to be? */
  readonly isDone: (now: PaddleSubscription) => boolean;
}

/** What is read of one is stored, whatever becomes of the others. */
async function changeAll(deps: BillingDeps, rows: readonly StoredSubscription[], change: Change): Promise<void> {
  const outcomes = await Promise.allSettled(rows.map((row) => changeOne(deps, row, change)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A refusal may mean that it is so already, and a broken answer that it has become so: the provider's truth decides. */
async function changeOne(deps: BillingDeps, row: StoredSubscription, { ask, isDone }: Change): Promise<void> {
  try {
    await applyRead(deps, await ask(row));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const truth = await deps.gateway.getSubscription(row.subscriptionId);
    if (truth) await applyRead(deps, truth);
    if (!truth || !isDone(truth)) throw error;
  }
}

function applyRead(deps: BillingDeps, data: PaddleSubscription): Promise<void> {
  return deps.records.applyRead([{ kind: 'subscription', data }], new Date(deps.now()));
}

const CURRENCY = 'USD';

/** A subscription as its owner sees it. Every number in it is the provider's. */
function toSubscriptionView(row: StoredSubscription, accessUntil: Date | null): Subscription {
  const status = z.enum(SUBSCRIPTION_STATUSES).parse(row.status);
  const cycle = row.cycle ?? 'monthly';
  const ends = status === 'canceled' || status === 'paused';
  const willEnd = row.scheduledAction === 'cancel' || row.scheduledAction === 'pause';
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    status,
    cycle,
    priceCents: row.unitPriceCents ?? PRO_PRICE_CENTS[cycle],
    currency: row.currency ?? CURRENCY,
    nextChargeAt: ends || willEnd ? null : iso(row.nextBilledAt),
    trialEndsAt: status === 'trialing' ? iso(row.trialEndsAt ?? row.nextBilledAt) : null,
    cancelsAt: row.scheduledAction === 'cancel' ? iso(row.scheduledFor) : null,
    accessUntil: iso(accessUntil),
  };
}
