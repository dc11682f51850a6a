import type { Db } from '../../../db/client.ts';
import type { Entitled, Entitlement } from '../../identity/index.ts';
import type { BillingNotices } from '../parts.ts';
import { isOurs, type Prices } from './derive.ts';
import type { Books, SubscriptionRow } from './repository.ts';

export interface Learning {
  readonly before: Books;
  readonly after: Books;
  readonly people: ReadonlyMap<string, Entitled | undefined>;
  readonly entitlements: ReadonlyMap<string, Entitlement>;
  readonly prices: Prices;
}

export type Telling = (tx: Db, notices: BillingNotices) => Promise<void>;

/**
 * What people are to be told of what was learnt. Each is a step from one held version to a newer one, and is written in the
 * transaction that makes the step: a delivery that comes again, or too late, makes none. An account that is closed is told
 * nothing.
 */
export function tellings(learning: Learning): Telling[] {
  const { after, people, entitlements, prices } = learning;
  return [...after.subscriptions.values()].flatMap((subscription) => {
    const { userId } = subscription;
    const entitlement = userId === null ? undefined : entitlements.get(userId);
    if (userId === null || !entitlement || people.get(userId)?.isClosed || !isOurs(prices, subscription)) return [];
    const held = learning.before.subscriptions.get(subscription.subscriptionId);
    const before = held?.userId === userId ? held : undefined;
    const person = { userId, accessUntil: entitlement.proUntil };
    return [
      ...welcomed(before, subscription, person),
      ...failed(before, subscription, person),
      ...cancelled(before, subscription, person),
    ];
  });
}

interface Person {
  readonly userId: string;
  readonly accessUntil: Date | null;
}

type Step = [before: SubscriptionRow | undefined, after: SubscriptionRow, person: Person];

/** A subscription is theirs that was not, and gives them Pro. */
function welcomed(...[before, { subscriptionId, status }, { userId, accessUntil }]: Step): Telling[] {
  const isLive = status === 'active' || status === 'trialing';
  if (before || !isLive || !accessUntil) return [];
  return [(tx, notices) => notices.welcome(tx, userId, subscriptionId)];
}

/** A renewal is past due: once for each, also where its payment itself was never told. */
function failed(...[before, after, { userId, accessUntil }]: Step): Telling[] {
  const startsAt = after.periodStartsAt;
  const wasOpen = before?.status === 'past_due' && before.periodStartsAt?.getTime() === startsAt?.getTime();
  if (after.status !== 'past_due' || wasOpen) return [];
  const unpaid = { subscriptionId: after.subscriptionId, startsAt };
  return [(tx, notices) => notices.paymentFailed(tx, userId, unpaid, accessUntil)];
}

/** It was going on, and now its end is set or there. The end that was set is not told again when it comes. */
function cancelled(...[before, after, { userId, accessUntil }]: Step): Telling[] {
  if (!before || isEnding(before) || !isEnding(after)) return [];
  return [(tx, notices) => notices.cancelled(tx, userId, after.subscriptionId, accessUntil)];
}

function isEnding({ status, scheduledAction }: SubscriptionRow): boolean {
  return status === 'canceled' || scheduledAction === 'cancel';
}
