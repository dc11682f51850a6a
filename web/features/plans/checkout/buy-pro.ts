import type { NavigateFunction } from 'react-router';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { type CheckoutEnd, payInOverlay } from '#web/features/billing/index.ts';
import { paths } from '#web/paths.ts';
import { sayAlreadySubscribed } from '../already-subscribed.ts';
import { NOT_VERIFIED, PAID_ELSEWHERE } from '../processing.ts';
import { lookAtPayment } from '../use-check-status.ts';
import type { UpgradeState } from '../viewer.ts';
import { freshEntitlement, settlePayment } from './outcome.ts';
import { codeOf } from './refusal.ts';
import { setUpgradeRun, type UpgradeRun, upgradeRun } from './upgrade-run.ts';

/** Source: docs/spec/accounts.md §9. */
const OPENING_DELAY_MS = 300;

const NOT_CHARGED = 'You closed the checkout. Nothing was charged.';

export interface Purchase {
  /** The dialog that it is begun in: it is hidden while the overlay is open, and says how it went. */
  readonly owner: string;
  readonly userId: string;
  readonly cycle: BillingCycle;
  readonly navigate: NavigateFunction;
  /** The dialog is not needed any more. */
  readonly close: () => void;
}

/** Sells Pro in the provider's overlay. Never rejects; a second press changes nothing. Source: docs/spec/accounts.md#upgrade-flow. */
export async function buyPro(purchase: Purchase): Promise<void> {
  const { owner, userId, cycle } = purchase;
  const before = upgradeRun();
  if (before.phase === 'opening' || before.phase === 'paying') return;
  if (before.userId === userId && before.phase === 'confirming') return;
  if (before.userId === userId && before.phase === 'unconfirmed') return confirm(purchase, before.paid);
  const opening: UpgradeRun = { phase: 'opening', owner, userId };
  setUpgradeRun(opening);
  const isCalledOff = () => upgradeRun() !== opening;
  try {
    // They may have paid in another tab or on another device since this page was opened.
    const [state] = await Promise.all([freshEntitlement(), pause(OPENING_DELAY_MS)]);
    if (isCalledOff()) return;
    if (state !== 'offer') return goneOn(purchase, state);
    const end = await payInOverlay(cycle, async () => !isCalledOff() && hideDialog(purchase));
    if (end.kind !== 'called-off') await conclude(purchase, end);
  } catch (error) {
    if (upgradeRun().owner === owner) await printFailure(purchase, error);
  }
}

async function printFailure(purchase: Purchase, error: unknown): Promise<void> {
  if (codeOf(error) === 'ALREADY_SUBSCRIBED') {
    return goneOn(purchase, await freshEntitlement().catch(() => 'pro' as const));
  }
  const words = error instanceof Error ? error.message : '';
  say(purchase, 'idle', { title: 'Checkout Error', words: words || 'Failed to start checkout process' });
}

async function conclude(purchase: Purchase, end: CheckoutEnd): Promise<void> {
  // If a card was being charged, only the provider knows the outcome.
  if (end.kind === 'paid' || end.kind === 'unsure') return confirm(purchase, end.data);
  if (end.kind !== 'paid-elsewhere') return say(purchase, 'idle', { words: NOT_CHARGED });
  say(purchase, 'confirming');
  const state = await lookAtPayment().catch(() => 'offer' as const);
  say(purchase, 'idle', state === 'offer' ? { words: PAID_ELSEWHERE } : {});
}

async function confirm(purchase: Purchase, paid: unknown): Promise<void> {
  const { userId, navigate, close } = purchase;
  say(purchase, 'confirming');
  const unsettled = await settlePayment(userId, paid, () => {
    // First: the page it leads to takes the focus, which our dialog would hold.
    close();
    say(purchase, 'idle');
    return navigate(paths.checkoutSuccess);
  });
  if (!unsettled) return;
  const { words, isFinal } = unsettled;
  const title = NOT_VERIFIED;
  say(purchase, isFinal ? 'idle' : 'unconfirmed', isFinal ? { title, words } : { title, words, paid });
}

function say({ owner, userId }: Purchase, phase: UpgradeRun['phase'], more: Partial<UpgradeRun> = {}): void {
  setUpgradeRun({ phase, owner, userId, ...more });
}

/** Bought already, or being paid: the dialog itself shows the latter. */
function goneOn(purchase: Purchase, state: UpgradeState): void {
  const { navigate, close } = purchase;
  say(purchase, 'idle');
  if (state === 'processing') return;
  close();
  sayAlreadySubscribed(navigate);
}

/** Our dialog keeps the focus and hides the rest of the page: it has to be closed, with its focus returned, before another opens. */
async function hideDialog(purchase: Purchase): Promise<true> {
  say(purchase, 'paying');
  await pause(0);
  await pause(0);
  return true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
