import { AppError } from '../../../http/app-error.ts';
import { checkPendingPayments } from '../checkout/pending.ts';
import type { BillingDeps } from '../deps.ts';
import type { PaddleSubscription } from '../paddle/schemas.ts';
import { isProviderError } from '../with-provider-timeout.ts';
import { listSubscriptionsOf, type StoredSubscription } from './repository.ts';

/** Includes a subscription that was just paid and has not been reported. @throws AppError NO_SUBSCRIPTION */
export async function getLive(deps: BillingDeps, userId: string): Promise<StoredSubscription[]> {
  const find = async () =>
    (await listSubscriptionsOf(deps.db, deps.paddle.environment, userId)).filter((row) => isLive(row));
  const known = await find();
  if (known.length > 0) return known;
  await checkPendingPayments(deps, { environment: deps.paddle.environment, userId });
  const found = await find();
  if (found.length === 0) throw new AppError('NO_SUBSCRIPTION');
  return found;
}

export function isLive({ status }: StoredSubscription): boolean {
  return status !== 'canceled';
}

export interface Change {
  readonly ask: (row: StoredSubscription) => Promise<PaddleSubscription>;
  /** Whether it is in the requested state. */
  readonly isDone: (now: PaddleSubscription) => boolean;
}

/** Each read is stored, whatever happens to the others. */
export async function changeAll(deps: BillingDeps, rows: readonly StoredSubscription[], change: Change): Promise<void> {
  const outcomes = await Promise.allSettled(rows.map((row) => changeOne(deps, row, change)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * A refusal may mean that it is in this state already, and a broken answer that it has just changed: the provider's state
 * decides.
 */
export async function changeOne(deps: BillingDeps, row: StoredSubscription, { ask, isDone }: Change): Promise<void> {
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
