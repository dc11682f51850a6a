import type { CheckoutStanding } from '#shared/billing/contract.ts';
import { isOfProvider, withinPatience } from '../answered.ts';
import { ownerOf } from '../ledger/owner.ts';
import { type Payment, readPayment } from '../paddle/payment.ts';
import { soldCycle } from '../paddle/sold.ts';
import type { BillingDeps } from '../parts.ts';
import { standingOf } from '../standing.ts';
import { type Attempt, listAskableAttempts, type Payer, settleAttempt } from './repository.ts';

/** Older attempts are the daily reconciliation's. */
const ASKED_FOR_MS = 7 * 86_400_000;
/** Nobody pays more often than this at once; each is a call to the provider that a person waits for. */
const MOST_ASKED = 5;

/** 'Check Status': has the provider say now what became of the payments of `userId`. While it is away nothing changes. */
export async function checkCheckout(deps: BillingDeps, userId: string): Promise<CheckoutStanding> {
  try {
    await withinPatience(lookAtPending(deps, userId));
  } catch (err) {
    if (!isOfProvider(err)) throw err;
    deps.log.warn({ err, userId }, 'the payment provider could not be asked for the status of a payment');
  }
  return standingOf(deps, userId);
}

/** Learns what became of every open payment of a person. @throws ProviderRefused, ProviderUnavailable, after the others are learnt */
export async function lookAtPending(deps: BillingDeps, userId: string): Promise<void> {
  const payer = { environment: deps.paddle.environment, userId };
  const attempts = await listAskableAttempts(deps.db, payer, new Date(deps.now() - ASKED_FOR_MS), MOST_ASKED);
  const looks = await Promise.allSettled(attempts.map((attempt) => look(deps, payer, attempt)));
  const failed = looks.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Nothing more will come of it: it was given up, or paid and all that follows is known. */
export function isOver({ transaction, facts }: Payment): boolean {
  if (transaction.status === 'canceled') return true;
  return transaction.status === 'completed' && facts.some(({ kind }) => kind === 'subscription');
}

async function look(deps: BillingDeps, payer: Payer, attempt: Attempt): Promise<void> {
  const payment = await readPayment(deps.gateway, attempt.transactionId ?? '');
  const at = new Date(deps.now());
  if (payment) await deps.ledger.learn(payment.facts, at);
  if (payment && !isOver(payment) && (await isFor(deps, payer, attempt, payment))) return;
  await deps.db.transaction(async (tx) => {
    await settleAttempt(tx, payer, attempt.id);
    await deps.ledger.derive(tx, payer.userId, at);
  });
}

/** An id that a browser has reported may be anybody's, and a price may have been replaced since. */
async function isFor(deps: BillingDeps, payer: Payer, attempt: Attempt, { transaction }: Payment): Promise<boolean> {
  if (soldCycle(deps.paddle.prices, transaction.items) !== attempt.cycle) return false;
  return (await ownerOf(deps.db, payer.environment, transaction)) === payer.userId;
}
