import type { CyclePreview } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { AppError } from '../../../http/app-error.ts';
import { checkPendingPayments } from '../checkout/pending.ts';
import { getAccessEnd } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import type { PriceChange } from '../paddle/client.ts';
import { findSoldCycle, type PaddleSubscription } from '../paddle/schemas.ts';
import { isProviderError, withProviderTimeout } from '../with-provider-timeout.ts';
import { isUnpaid, listSubscriptionsOf, mayBeCharged, type StoredSubscription } from './repository.ts';

/**
 * Cancels everything that would be charged again: at the end of the paid period, or at once when the running period is
 * unpaid, since its payment would be tried again. Cancelled subscriptions stay so.
 * @throws AppError NO_SUBSCRIPTION; CANCEL_FAILED when one of them may still run
 */
export async function cancelSubscription(deps: BillingDeps, userId: string): Promise<Date | null> {
  await withProviderTimeout({ failed: 'CANCEL_FAILED' }, async () => {
    const live = await getLive(deps, userId);
    const cancel = (row: StoredSubscription) =>
      changeOne(deps, row, { ask: () => cancelOne(deps, row), isDone: hasNoMoreCharges });
    // Each is stored, whatever happens to the others.
    const outcomes = await Promise.allSettled(live.map(cancel));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
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
export async function resumeSubscription(deps: BillingDeps, userId: string): Promise<void> {
  await withProviderTimeout({ failed: 'RESUME_FAILED' }, async () => {
    const [newest] = await getLive(deps, userId);
    await changeOne(deps, newest, {
      ask: () => deps.gateway.resumeSubscription(newest.subscriptionId),
      isDone: (now) => now.status !== 'canceled' && !now.scheduled_change,
    });
  });
}

/**
 * The cost of changing to `cycle` now, as the provider computes it: it prorates to the minute.
 * @throws AppError NO_SUBSCRIPTION, CYCLE_NOT_CHANGEABLE, CYCLE_FAILED
 */
export async function previewCycle(deps: BillingDeps, userId: string, cycle: BillingCycle): Promise<CyclePreview> {
  return withProviderTimeout({ failed: 'CYCLE_FAILED' }, async () => {
    const { row, change } = await findChange(deps, userId, cycle);
    const preview = await deps.gateway.previewPrice(row.subscriptionId, change);
    const result = preview.update_summary?.result;
    const isCharge = result?.action === 'charge';
    const due = preview.immediate_transaction?.details.totals.grand_total ?? result?.amount ?? 0;
    const [item] = preview.items;
    return {
      dueCents: isCharge ? due : 0,
      creditCents: result && !isCharge ? result.amount : 0,
      currency: preview.currency_code,
      priceCents: item?.price.unit_price?.amount ?? 0,
      nextChargeAt: preview.next_billed_at ? new Date(preview.next_billed_at).toISOString() : null,
    };
  });
}

/** Charges or credits the difference at once. @throws AppError as `previewCycle` does */
export async function changeCycle(deps: BillingDeps, userId: string, cycle: BillingCycle): Promise<void> {
  await withProviderTimeout({ failed: 'CYCLE_FAILED' }, async () => {
    const { row, change } = await findChange(deps, userId, cycle);
    await changeOne(deps, row, {
      ask: () => deps.gateway.changePrice(row.subscriptionId, change),
      isDone: (now) => findSoldCycle(deps.paddle.prices, now.items) === cycle,
    });
  });
}

async function findChange(
  deps: BillingDeps,
  userId: string,
  cycle: BillingCycle,
): Promise<{ row: StoredSubscription; change: PriceChange }> {
  const [row] = await getLive(deps, userId);
  const isTrial = row.status === 'trialing';
  const isRunning = isTrial || row.status === 'active';
  if (!isRunning || row.scheduledAction !== null || row.cycle === cycle) throw new AppError('CYCLE_NOT_CHANGEABLE');
  const { prices, pricesWithoutTrial } = deps.paddle;
  const priceId = isTrial ? prices[cycle][0] : pricesWithoutTrial[cycle];
  return { row, change: { priceId, isTrial } };
}

/**
 * The running subscriptions, newest first, also one that was just paid and has not been reported.
 * @throws AppError NO_SUBSCRIPTION
 */
async function getLive(
  deps: BillingDeps,
  userId: string,
): Promise<readonly [StoredSubscription, ...StoredSubscription[]]> {
  const { environment } = deps.paddle;
  const find = async () =>
    (await listSubscriptionsOf(deps.db, environment, userId)).filter(({ status }) => status !== 'canceled');
  let [newest, ...others] = await find();
  if (!newest) {
    await checkPendingPayments(deps, { environment, userId });
    [newest, ...others] = await find();
  }
  if (!newest) throw new AppError('NO_SUBSCRIPTION');
  return [newest, ...others];
}

interface Change {
  readonly ask: () => Promise<PaddleSubscription>;
  /** Whether it is in the requested state. */
  readonly isDone: (now: PaddleSubscription) => boolean;
}

/**
 * A refusal may mean that it is in this state already, and a broken answer that it has just changed: the provider's state
 * decides.
 */
async function changeOne(deps: BillingDeps, row: StoredSubscription, { ask, isDone }: Change): Promise<void> {
  try {
    await applyRead(deps, await ask());
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
