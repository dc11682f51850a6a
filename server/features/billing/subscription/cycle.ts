import type { CyclePreview } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { AppError } from '../../../http/app-error.ts';
import type { BillingDeps } from '../deps.ts';
import type { PriceChange } from '../paddle/client.ts';
import { findSoldCycle } from '../paddle/schemas.ts';
import { withProviderTimeout } from '../with-provider-timeout.ts';
import { changeOne, getLive } from './live.ts';
import type { StoredSubscription } from './repository.ts';

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
  if (!row) throw new AppError('NO_SUBSCRIPTION');
  const isTrial = row.status === 'trialing';
  const isRunning = isTrial || row.status === 'active';
  if (!isRunning || row.scheduledAction !== null || row.cycle === cycle) throw new AppError('CYCLE_NOT_CHANGEABLE');
  const { prices, pricesWithoutTrial } = deps.paddle;
  const priceId = isTrial ? prices[cycle][0] : pricesWithoutTrial[cycle];
  return { row, change: { priceId, isTrial } };
}
