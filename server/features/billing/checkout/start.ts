import type { CheckoutAttempt } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import type { BillingDeps } from '../parts.ts';
import { lockBuyer } from '../standing.ts';
import { findOpenAttempt, insertAttempt, lockAttempts } from './repository.ts';

/** An attempt that nothing has come of for so long is not taken up again. */
export const OPEN_FOR_MS = 86_400_000;

export interface Buyer {
  readonly userId: string;
  readonly email: string;
}

/** What goes to the provider with a payment and comes back with all that it says about it. Source: seeds 000 §7. */
export function customDataOf(userId: string, billingCycle: BillingCycle, attemptId: string) {
  return { userId, billingCycle, plan: 'pro', attemptId } as const;
}

/**
 * Notes that somebody is about to pay in the overlay. One that nothing has come of yet is used again.
 * @throws AppError ALREADY_SUBSCRIBED
 */
export async function startAttempt(deps: BillingDeps, buyer: Buyer, cycle: BillingCycle): Promise<CheckoutAttempt> {
  const { userId, email } = buyer;
  const payer = { environment: deps.paddle.environment, userId };
  const attemptId = await deps.db.transaction(async (tx) => {
    await lockAttempts(tx, payer);
    await lockBuyer(deps, tx, userId);
    const at = new Date(deps.now());
    const since = new Date(at.getTime() - OPEN_FOR_MS);
    const open = await findOpenAttempt(tx, payer, { kind: 'overlay', cycle, since });
    if (open) return open.id;
    const id = deps.newId();
    const nothing = { transactionId: null, reportedAt: null, nextPollAt: null };
    await insertAttempt(tx, payer, { id, kind: 'overlay', cycle, ...nothing, createdAt: at });
    return id;
  });
  return {
    items: [{ priceId: deps.paddle.prices[cycle][0], quantity: 1 }],
    customer: { email },
    customData: customDataOf(userId, cycle, attemptId),
  };
}
