import type { Db } from '../../../db/client.ts';
import type { Entitled } from '../../identity/index.ts';
import type { BillingDeps, PaddleFact } from '../parts.ts';
import { type DeriveDeps, derivePeople, lockPeople } from './derive.ts';
import { alarmOfDoubled } from './doubled/alarm.ts';
import { setMatched } from './inbox/repository.ts';
import { withFacts } from './merge.ts';
import { erasedIn, withoutErased } from './own-data/erased.ts';
import { redactEventsOf } from './own-data/repository.ts';
import { claimOf } from './owner.ts';
import { withOwners } from './people.ts';
import {
  type Books,
  type Changes,
  type Ids,
  listAttemptsOf,
  lockBooks,
  lockCustomers,
  saveBooks,
  settleAttempts,
} from './repository.ts';
import { finishedAttempts } from './settled.ts';
import { tellings } from './tellings.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export type LearnDeps = Pick<BillingDeps, 'log' | 'notices'> &
  DeriveDeps & {
    /** Stores in `tx` that this subscription is to be looked at: a chargeback of what paid for it was taken back. */
    readonly onGivenBack?: (tx: Db, subscriptionId: string, adjustmentId: string) => Promise<void>;
  };

/** A fact and its version, as `versionOfEvent` or `versionOfRead` says it. */
export interface VersionedFact {
  readonly fact: PaddleFact;
  readonly version: string;
}

/**
 * Takes facts in, works out whose they are, and works the entitlement of everybody they concern out anew. Answers what became
 * of each.
 *
 * Locks are taken in one order by everybody: customer records, then the records themselves, then people, each by id; so
 * deliveries in parallel wait for each other and never in a circle. Attempts are never waited for.
 */
export async function learnFacts(
  deps: LearnDeps,
  tx: Db,
  facts: readonly VersionedFact[],
  at: Date,
): Promise<Verdict[]> {
  const { environment, prices } = deps.paddle;
  const ids = idsIn(facts);
  const customers = await lockCustomers(tx, environment, ids.customers, at);
  const before = await lockBooks(tx, environment, ids, customers);
  const merged = withFacts(before, facts, { environment, at });
  const { book, people } = await withPeople(deps, tx, merged, facts);
  await saveBooks(tx, changesBetween(before, book), before);
  await settleAttempts(tx, finishedAttempts(book));
  const entitlements = await derivePeople(deps, tx, people, at);
  for (const tell of tellings({ before, after: book, people, entitlements, prices })) await tell(tx, deps.notices);
  await setMatched(tx, environment, claimedBetween(before, book));
  await redactEventsOf(tx, erasedIn(book));
  for (const { subscriptionId, adjustmentId } of givenBackBetween(before, book)) {
    await deps.onGivenBack?.(tx, subscriptionId, adjustmentId);
  }
  await alarmOfDoubled(deps, tx, before, book);
  return facts.map(({ fact }) => verdictOn(fact, book, prices));
}

/** Whose everything is, with these people locked. */
async function withPeople(
  deps: LearnDeps,
  tx: Db,
  merged: Books,
  facts: readonly VersionedFact[],
): Promise<{ book: Books; people: Map<string, Entitled | undefined> }> {
  const named = facts.flatMap(({ fact }) =>
    fact.kind === 'transaction' || fact.kind === 'subscription' ? [fact.data] : [],
  );
  const attempts = await listAttemptsOf(tx, deps.paddle.environment, {
    attemptIds: named.flatMap(({ custom_data: data }) => data?.attemptId ?? []),
    transactionIds: named.map(({ id }) => id),
  });
  const claims = new Map(named.flatMap((one) => [[one.id, claimOf(one, attempts)] as const]));
  const concerned = [...merged.subscriptions.values(), ...merged.transactions.values()].flatMap((row) => [
    row.userId,
    row.claimedUserId,
  ]);
  const claimed = [...claims.values()].map((claim) => claim?.userId ?? null);
  const people = await lockPeople(
    deps,
    tx,
    [...concerned, ...claimed].filter((id) => id !== null),
  );
  const owned = withOwners(merged, claims, (userId) => people.get(userId) !== undefined);
  return { book: withoutErased(owned, claims, people), people };
}

function idsIn(facts: readonly VersionedFact[]): Ids {
  const data = (kind: PaddleFact['kind']) =>
    facts.filter(({ fact }) => fact.kind === kind).map(({ fact }) => fact.data);
  const given = (values: readonly (string | null | undefined)[]) => values.filter((id) => typeof id === 'string');
  const all = facts.map(({ fact }) => fact);
  return {
    customers: given(all.map((fact) => (fact.kind === 'customer' ? fact.data.id : fact.data.customer_id))),
    subscriptions: given(
      all.map((fact) => {
        if (fact.kind === 'subscription') return fact.data.id;
        return fact.kind === 'customer' ? undefined : fact.data.subscription_id;
      }),
    ),
    transactions: given(
      all.map((fact) => {
        if (fact.kind === 'transaction') return fact.data.id;
        return fact.kind === 'adjustment' ? fact.data.transaction_id : undefined;
      }),
    ),
    adjustments: data('adjustment').map(({ id }) => id),
  };
}

function changesBetween(before: Books, after: Books): Changes {
  const changed = <T>(held: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>) =>
    [...now].filter(([id, row]) => held.get(id) !== row).map(([, row]) => row);
  return {
    customers: changed(before.customers, after.customers),
    subscriptions: changed(before.subscriptions, after.subscriptions),
    transactions: changed(before.transactions, after.transactions),
    adjustments: changed(before.adjustments, after.adjustments),
  };
}

/** Records that are somebody's only now; events about them, or about refunds of them, may have come before. */
function claimedBetween(before: Books, after: Books): string[] {
  const claimed = <T extends { userId: string | null }>(held: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>) =>
    [...now].filter(([id, row]) => row.userId !== null && !held.get(id)?.userId).map(([id]) => id);
  return [...claimed(before.subscriptions, after.subscriptions), ...claimed(before.transactions, after.transactions)];
}

/** Chargebacks that are learnt now to have been taken back, and the subscription that each was of. */
function givenBackBetween(before: Books, after: Books): { subscriptionId: string; adjustmentId: string }[] {
  return [...after.adjustments.values()].flatMap(({ adjustmentId, action, status, subscriptionId, transactionId }) => {
    const of = subscriptionId ?? after.transactions.get(transactionId)?.subscriptionId;
    const isNew = status === 'approved' && before.adjustments.get(adjustmentId)?.status !== 'approved';
    return action === 'chargeback_reverse' && isNew && of ? [{ subscriptionId: of, adjustmentId }] : [];
  });
}
