import type { Db } from '../../../../db/client.ts';
import { mayBeCharged } from '../../subscription/repository.ts';
import type { LearnDeps } from '../learn.ts';
import type { Books, SubscriptionRow } from '../repository.ts';
import { listDoublePayers } from './repository.ts';

/**
 * Somebody pays twice for the same thing from now on: two payments were under way at once. We neither choose for them nor pay
 * back by ourselves, so an operator hears of it, once.
 */
export async function alarmOfDoubled({ log, paddle }: LearnDeps, tx: Db, before: Books, after: Books): Promise<void> {
  const begun = [...after.subscriptions.values()].flatMap((row) => {
    const held = before.subscriptions.get(row.subscriptionId);
    return row.userId && isCharged(row) && !(held?.userId === row.userId && isCharged(held)) ? [row.userId] : [];
  });
  if (begun.length === 0) return;
  for (const userId of await listDoublePayers(tx, paddle.environment, begun)) {
    log.error({ userId }, 'somebody pays two subscriptions: an operator is to end one and pay it back');
  }
}

function isCharged({ status, scheduledAction }: SubscriptionRow): boolean {
  return mayBeCharged({ status, scheduledAction });
}
