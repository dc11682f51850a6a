import type { NavigateFunction } from 'react-router';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { type CheckoutEnd, createSession, payTransaction } from '#web/features/billing/index.ts';
import { paths } from '#web/paths.ts';
import { sayAlreadySubscribed } from '../already-subscribed.ts';
import { NOT_VERIFIED, PAID_ELSEWHERE } from '../processing.ts';
import { lookAtPayment } from '../use-check-status.ts';
import type { UpgradeState } from '../viewer.ts';
import { freshEntitlement, settlePayment } from './outcome.ts';
import { codeOf, refusalIn } from './refusal.ts';

/** What the page of a checkout shows. */
export type HostedStep =
  | { readonly step: 'preparing' }
  | { readonly step: 'confirming' }
  /** `advice` is what is known of the money; `startsAnew`: this payment will come to nothing, another one may. */
  | {
      readonly step: 'failed';
      readonly title?: string;
      readonly words: string;
      readonly advice?: string;
      readonly startsAnew: boolean;
    }
  /** `paid` is what the provider's script said of a payment that could not be verified; undefined when another tab saw it. */
  | { readonly step: 'unconfirmed'; readonly title?: string; readonly words: string; readonly paid: unknown };

export interface HostedRun {
  readonly userId: string;
  readonly email: string;
  readonly cycle: BillingCycle;
  /** The payment in the page's address; null before there is one. */
  readonly transactionId: string | null;
  readonly navigate: NavigateFunction;
  readonly show: (step: HostedStep) => void;
  /** Aborted when the page is left: nothing leads anywhere any more. */
  readonly signal: AbortSignal;
}

const NOTHING_CHARGED = 'Nothing was charged.';
const NOT_TWICE = 'If you’ve already paid, you won’t be charged twice.';

/** Every step replaces the one before in the browser's history: Back leads to where the checkout was begun. */
const REPLACE = { replace: true } as const;

/** Brings a signed-in person through a checkout on its own page. Never rejects. Source: docs/spec/accounts.md §4, docs/spec/billing.md. */
export async function runHosted(run: HostedRun): Promise<void> {
  run.show({ step: 'preparing' });
  try {
    const state = await entitlementBefore(run);
    if (run.signal.aborted) return;
    if (state !== 'offer') return await goOn(run, state);
    if (run.transactionId === null) await begin(run);
    else await conclude(run, await payTransaction(run.transactionId, run.email, run.signal));
  } catch (error) {
    if (run.signal.aborted) return;
    if (codeOf(error) === 'ALREADY_SUBSCRIBED') {
      const state = await freshEntitlement().catch(() => 'pro' as const);
      return goOn(run, state === 'offer' ? 'pro' : state);
    }
    printFailure(run, error);
  }
}

/** With a payment in the address it may have been made before: that nothing was charged is not ours to say then. */
function printFailure({ transactionId, show }: HostedRun, error: unknown): void {
  const own = error instanceof Error ? error.message : '';
  const words =
    transactionId === null
      ? (refusalIn(error) ?? 'Failed to create checkout session')
      : own || 'Failed to start checkout process';
  show({ step: 'failed', words, advice: transactionId === null ? NOTHING_CHARGED : NOT_TWICE, startsAnew: false });
}

/** Has the server look up what was paid; undefined for what another tab has seen. Never rejects. */
export async function confirmHosted(run: HostedRun, paid: unknown): Promise<void> {
  if (paid === undefined) return lookElsewhere(run);
  run.show({ step: 'confirming' });
  const unsettled = await settlePayment(run.userId, paid, () => {
    if (!run.signal.aborted) return run.navigate(paths.checkoutSuccess, REPLACE);
  });
  if (!unsettled || run.signal.aborted) return;
  const { words, isFinal } = unsettled;
  const said = { title: NOT_VERIFIED, words };
  run.show(isFinal ? { step: 'failed', ...said, startsAnew: true } : { step: 'unconfirmed', ...said, paid });
}

async function lookElsewhere(run: HostedRun): Promise<void> {
  run.show({ step: 'confirming' });
  const state = await lookAtPayment().catch(() => 'offer' as const);
  if (run.signal.aborted) return;
  if (state !== 'offer') return goOn(run, state);
  run.show({ step: 'unconfirmed', words: PAID_ELSEWHERE, paid: undefined });
}

/** A page that is opened again may be that of a payment which was made: then the provider is asked before anybody pays twice. */
function entitlementBefore({ transactionId }: HostedRun): Promise<UpgradeState> {
  return transactionId === null ? freshEntitlement() : lookAtPayment().catch(freshEntitlement);
}

async function begin({ cycle, signal }: HostedRun): Promise<void> {
  const place = await createSession(cycle);
  if (!signal.aborted) window.location.replace(place);
}

async function conclude(run: HostedRun, end: CheckoutEnd): Promise<void> {
  if (end.kind === 'paid') return confirmHosted(run, end.data);
  if (end.kind === 'unsure') return confirmHosted(run, end.data ?? { transaction_id: run.transactionId });
  if (run.signal.aborted) return;
  if (end.kind === 'unpaid') return run.navigate(paths.checkoutCancel, REPLACE);
  if (end.kind === 'paid-elsewhere') return lookElsewhere(run);
}

function goOn({ navigate }: HostedRun, state: 'pro' | 'processing'): Promise<void> | void {
  if (state === 'pro') return sayAlreadySubscribed(navigate, REPLACE);
  return navigate(paths.checkoutSuccess, REPLACE);
}
