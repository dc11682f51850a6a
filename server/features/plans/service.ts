import { access, isPro, type PlanHolder, usesPro } from '#shared/plans/access.ts';
import { FEATURES, type Feature } from '#shared/plans/features.ts';
import { TRIAL_CREDITS } from '#shared/plans/limits.ts';
import { weekEndsAt, weeklyLimitWords, weekStartsAt } from '#shared/plans/week.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import type { Identity } from '../identity/index.ts';
import { countOne, isUsedUp, uncountOne } from './repository.ts';

export interface PlanDeps {
  readonly identity: Pick<Identity, 'credits'>;
  /** Free proposals a week; undefined when they are unlimited. */
  readonly freeWeeklyLimit: number | undefined;
}

/** The requester of a proposal, and the features it uses. `address` is the network address of the request. */
export interface UsageRequest {
  readonly owner: { readonly kind: 'visitor' | 'user'; readonly id: string };
  /** Null for a visitor. */
  readonly holder: PlanHolder | null;
  readonly address: string;
  readonly features: readonly Feature[];
}

/** Who asks what is left of the week; a visitor who has written nothing has no id yet. */
export interface WeekRequester extends Pick<UsageRequest, 'holder' | 'address'> {
  readonly owner: { readonly kind: 'visitor' | 'user'; readonly id: string | undefined };
}

/** What a proposal reserves of its owner's plan while it is written. It is stored with the proposal. */
export interface UsageReservation {
  readonly hasCredit: boolean;
  /** The weekly counts that include it. */
  readonly countedFor: readonly string[];
}

/** A stored reservation. */
export interface OwnedReservation extends UsageReservation {
  readonly ownerId: string;
  /** When it was reserved. */
  readonly at: Date;
}

/**
 * @throws AppError SIGN_IN_REQUIRED or PRO_REQUIRED when `holder` may not use one of `features` now; PREMIUM_REQUIRED when
 * no credit allows it either. Source: docs/spec/decisions.md#wizard-and-drafts.
 */
export function requireFeatures(holder: PlanHolder | null, features: readonly Feature[], now: Date): void {
  for (const feature of features) {
    const decision = access(holder, feature, now);
    if (decision.allowed) continue;
    const isForProAlone = holder !== null && FEATURES[feature].audience === 'pro';
    throw new AppError(isForProAlone ? 'PREMIUM_REQUIRED' : decision.reason);
  }
}

/**
 * Reserves what one proposal costs, in the transaction that stores the proposal: nothing with Pro, a trial credit for Pro
 * features, else one of the week's free proposals. Features that need no credit cost none.
 * @throws AppError PRO_REQUIRED when the last credit has gone in the meantime; WEEKLY_LIMIT_REACHED with the end of the
 * limit.
 */
export async function reserveUsage(deps: PlanDeps, tx: Db, request: UsageRequest, at: Date): Promise<UsageReservation> {
  const { owner, holder, features } = request;
  if (holder && isPro(holder, at)) return { hasCredit: false, countedFor: [] };
  if (holder && usesPro(features)) {
    const hasCredit = await deps.identity.credits.reserve(tx, owner.id, TRIAL_CREDITS, at);
    if (hasCredit) return { hasCredit, countedFor: [] };
    requireFeatures({ ...holder, proTrialCreditsUsed: TRIAL_CREDITS }, features, at);
  }
  return { hasCredit: false, countedFor: await countForWeeklyLimit(deps, tx, request, at) };
}

/** Releases the reservations of failed proposals, in the transaction that stores the failure. */
export async function releaseUsage(
  deps: PlanDeps,
  tx: Db,
  reservations: readonly OwnedReservation[],
  at: Date,
): Promise<void> {
  const withCredit = reservations.filter(({ hasCredit }) => hasCredit).map(({ ownerId }) => ownerId);
  // The lock order is fixed, so that no two transactions wait for each other.
  for (const userId of [...new Set(withCredit)].toSorted()) {
    const count = withCredit.filter((id) => id === userId).length;
    await deps.identity.credits.release(tx, userId, count, at);
  }
  const counts = reservations.flatMap((reservation) =>
    reservation.countedFor.map((name) => ({ name, week: weekStartsAt(reservation.at) })),
  );
  // 'address' sorts before 'visitor', as in the reservation.
  for (const { name, week } of counts.toSorted((a, b) => a.name.localeCompare(b.name)))
    await uncountOne(tx, name, week);
}

/** When the requester has free proposals again, if those of this week are used; null otherwise, and with Pro. */
export async function findWeekUsedUntil(
  { freeWeeklyLimit }: Pick<PlanDeps, 'freeWeeklyLimit'>,
  db: Db,
  requester: WeekRequester,
  at: Date,
): Promise<Date | null> {
  if (freeWeeklyLimit === undefined || (requester.holder && isPro(requester.holder, at))) return null;
  const isUsed = await isUsedUp(db, weeklyCountsOf(requester), weekStartsAt(at), freeWeeklyLimit);
  return isUsed ? weekEndsAt(at) : null;
}

/** A visitor counts by cookie and by address: clearing one leaves the other. */
function weeklyCountsOf({ owner, address }: Omit<WeekRequester, 'holder'>): string[] {
  const own = owner.id === undefined ? [] : [`${owner.kind}:${owner.id}`];
  return owner.kind === 'visitor' ? [`address:${address}`, ...own] : own;
}

async function countForWeeklyLimit(
  { freeWeeklyLimit }: PlanDeps,
  tx: Db,
  { owner, address }: UsageRequest,
  at: Date,
): Promise<string[]> {
  if (freeWeeklyLimit === undefined) return [];
  const counts = weeklyCountsOf({ owner, address });
  for (const countedFor of counts) {
    if (await countOne(tx, countedFor, weekStartsAt(at), freeWeeklyLimit)) continue;
    throw new AppError('WEEKLY_LIMIT_REACHED', {
      message: weeklyLimitWords(freeWeeklyLimit, owner.kind),
      retryAt: weekEndsAt(at),
    });
  }
  return counts;
}
