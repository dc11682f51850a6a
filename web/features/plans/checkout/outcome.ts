import { confirmPayment } from '#web/features/billing/index.ts';
import { refreshUser } from '#web/features/identity/index.ts';
import { type UpgradeState, upgradeState, viewerOf } from '../viewer.ts';
import { codeOf, refusalIn } from './refusal.ts';

/** What the signed-in person has by what the server knows now. @throws ApiError */
export async function freshEntitlement(): Promise<UpgradeState> {
  return upgradeState(viewerOf(await refreshUser()), new Date());
}

/** Why a payment could not be verified. */
export interface Unsettled {
  readonly words: string;
  /** The answer will not be another one. Else nobody may be asked to pay again before it is known. */
  readonly isFinal: boolean;
}

/**
 * Makes the server look up the payment, and leads on once the person has Pro or is known to be getting it: the page it leads to
 * says which. Returns undefined then, else why not. Never rejects.
 */
export async function settlePayment(
  userId: string,
  data: unknown,
  leadOn: () => Promise<void> | void,
): Promise<Unsettled | undefined> {
  try {
    await confirmPayment(userId, data);
    // The answer is true also if the user could not be refetched; the next page tries again.
    await refreshUser().catch(() => undefined);
  } catch (error) {
    const words = refusalIn(error) ?? 'Please try again or contact support';
    // The provider may have informed the server in the meantime, without the page.
    const state = await freshEntitlement().catch(() => 'offer' as const);
    if (state === 'offer') return { words, isFinal: /^TRANSACTION_/.test(String(codeOf(error))) };
  }
  await leadOn();
  return undefined;
}
