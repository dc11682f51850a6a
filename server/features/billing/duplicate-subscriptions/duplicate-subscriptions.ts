import type { Db } from '../../../db/client.ts';
import type { ApplyDeps } from '../events/apply-entities.ts';
import type { RecordSet, SubscriptionRow } from '../records/repository.ts';
import { mayBeCharged } from '../subscription/repository.ts';
import { listDuplicatePayers } from './repository.ts';

/**
 * Someone pays twice for the same thing from now on: two payments were under way at once. We neither choose for them nor pay
 * back by ourselves, so an operator hears of it, once.
 */
export async function logDuplicateSubscriptions(
  { log, paddle }: ApplyDeps,
  tx: Db,
  before: RecordSet,
  after: RecordSet,
): Promise<void> {
  const begun = [...after.subscriptions.values()].flatMap((row) => {
    const held = before.subscriptions.get(row.subscriptionId);
    return row.userId && isCharged(row) && !(held?.userId === row.userId && isCharged(held)) ? [row.userId] : [];
  });
  if (begun.length === 0) return;
  for (const userId of await listDuplicatePayers(tx, paddle.environment, begun)) {
    log.error({ userId }, 'somebody pays two subscriptions: an operator is to end one and pay it back');
  }
}

function isCharged({ status, scheduledAction }: SubscriptionRow): boolean {
  return mayBeCharged({ status, scheduledAction });
}
