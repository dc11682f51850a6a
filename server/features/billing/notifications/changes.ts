import type { Db } from '../../../db/client.ts';
import type { Entitled, Entitlement } from '../../identity/index.ts';
import type { RecordSet, SubscriptionRow } from '../records/repository.ts';
import type { BillingNotifications } from './notifications.ts';

interface AppliedChanges {
  readonly before: RecordSet;
  readonly after: RecordSet;
  readonly people: ReadonlyMap<string, Entitled | undefined>;
  readonly entitlements: ReadonlyMap<string, Entitlement>;
}

export type ChangeNotifications = Pick<
  BillingNotifications,
  'welcome' | 'paymentFailed' | 'paymentRecovered' | 'cancelled' | 'refunded'
>;

/**
 * Emails people about changes. Each email is a step from one stored version to a newer one, enqueued in the transaction of
 * the step: a repeated or late delivery sends none. About a closed account it sends one only for the end of the subscription.
 */
export async function notifyOfChanges(
  tx: Db,
  notifications: ChangeNotifications,
  { before, after, people, entitlements }: AppliedChanges,
): Promise<void> {
  for (const subscription of after.subscriptions.values()) {
    const { userId, subscriptionId, plan, periodStartsAt: startsAt } = subscription;
    const entitlement = userId === null ? undefined : entitlements.get(userId);
    if (userId === null || !entitlement) continue;
    const { proUntil } = entitlement;
    const stored = before.subscriptions.get(subscriptionId);
    const held = stored?.userId === userId ? stored : undefined;
    const hasEnded = held !== undefined && held.status !== 'canceled' && subscription.status === 'canceled';
    const isClosed = people.get(userId)?.isClosed;
    if (isClosed && hasEnded) await notifications.cancelled(tx, userId, subscriptionId, null);
    if (isClosed || !plan) continue;
    if (!held && isLive(subscription) && proUntil) await notifications.welcome(tx, userId, subscriptionId);
    if (hasNewlyFailed(held, subscription))
      await notifications.paymentFailed(tx, userId, { subscriptionId, startsAt }, proUntil);
    if (held?.status === 'past_due' && subscription.status === 'active')
      await notifications.paymentRecovered(tx, userId, { subscriptionId, startsAt: held.periodStartsAt });
    if (held && !isEnding(held) && isEnding(subscription))
      await notifications.cancelled(tx, userId, subscriptionId, proUntil);
  }
  await notifyOfRefunds(tx, notifications, { before, after, people });
}

async function notifyOfRefunds(
  tx: Db,
  notifications: Pick<ChangeNotifications, 'refunded'>,
  { before, after, people }: Pick<AppliedChanges, 'before' | 'after' | 'people'>,
): Promise<void> {
  for (const [adjustmentId, { action, status, transactionId }] of after.adjustments) {
    const userId = after.transactions.get(transactionId)?.userId;
    const isNew = status === 'approved' && before.adjustments.get(adjustmentId)?.status !== 'approved';
    const isRefund = action === 'refund' && isNew;
    if (userId && isRefund && !people.get(userId)?.isClosed) await notifications.refunded(tx, userId, adjustmentId);
  }
}

function isLive({ status }: SubscriptionRow): boolean {
  return status === 'active' || status === 'trialing';
}

/** Dunning begins: once for each renewal, also when the event of the payment itself never came. */
function hasNewlyFailed(before: SubscriptionRow | undefined, after: SubscriptionRow): boolean {
  const isSamePeriod = before?.periodStartsAt?.getTime() === after.periodStartsAt?.getTime();
  return after.status === 'past_due' && !(before?.status === 'past_due' && isSamePeriod);
}

/** No second email when a scheduled end comes. */
function isEnding({ status, scheduledAction }: SubscriptionRow): boolean {
  return status === 'canceled' || scheduledAction === 'cancel';
}
