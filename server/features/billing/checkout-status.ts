import type { CheckoutState } from '#shared/billing/contract.ts';
import { isPro } from '#shared/plans/access.ts';
import type { AppParts } from '../../app-parts.ts';
import type { PaddleSettings } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import type { Entitled, Entitlement, Identity } from '../identity/index.ts';
import { isUnpaid, listSubscriptionsOf, mayBeCharged } from './subscription/repository.ts';

type EntitlementDeps = Pick<AppParts, 'db' | 'now'> & { readonly identity: Pick<Identity, 'entitlement'> };
type BuyerDeps = EntitlementDeps & { readonly paddle: Pick<PaddleSettings, 'environment'> };

/** Source: docs/spec/accounts.md#upgrade-dialogs. */
const BEING_PROCESSED = 'Your subscription is being processed... usually takes less than a minute';

/** A payment that gives nothing now but is not known to be unpaid: refunded, or its renewal has not arrived. */
const STILL_CHARGED =
  'You still have a subscription that would be charged again. Please cancel it in your account first.';

/**
 * A person's plan and checkout status from the stored records. @throws AppError SIGN_IN_REQUIRED when the person does not
 * exist
 */
export async function getCheckoutStatus(deps: EntitlementDeps, userId: string): Promise<CheckoutState> {
  const person = await findPerson(deps, userId);
  const plan = hasPro(person, new Date(deps.now())) ? 'pro' : 'free';
  return { success: true, plan, checkoutStatus: person.checkoutStatus };
}

/** Neither Pro nor a pending payment. */
export function isFreeAndIdle({ plan, checkoutStatus }: CheckoutState, at: Date): boolean {
  return checkoutStatus === null && !hasPro({ plan, proUntil: null, checkoutStatus }, at);
}

/** When Pro ends; null when it has ended. */
export async function getAccessEnd(deps: EntitlementDeps, userId: string): Promise<Date | null> {
  const person = await findPerson(deps, userId);
  return hasPro(person, new Date(deps.now())) ? person.proUntil : null;
}

/**
 * Locks a person who starts to pay until the transaction ends, so that of two requests the second sees what the first did.
 * @throws AppError ALREADY_SUBSCRIBED when there is nothing to buy: Pro already, or paid and not active yet;
 * SUBSCRIPTION_UNPAID when an older subscription would still be charged beside the new one
 */
export async function lockBuyer(deps: BuyerDeps, tx: Db, userId: string): Promise<void> {
  const person = await lockPerson(deps, tx, userId);
  if (hasPro(person, new Date(deps.now()))) throw new AppError('ALREADY_SUBSCRIBED');
  const isPaid = person.checkoutStatus === 'pending_activation';
  if (isPaid) throw new AppError('ALREADY_SUBSCRIBED', { message: BEING_PROCESSED });
  const subscriptions = await listSubscriptionsOf(tx, deps.paddle.environment, userId);
  const goesOn = subscriptions.filter(mayBeCharged);
  if (goesOn.some(isUnpaid)) throw new AppError('SUBSCRIPTION_UNPAID');
  if (goesOn.length > 0) throw new AppError('SUBSCRIPTION_UNPAID', { message: STILL_CHARGED });
}

export function hasPro({ plan, proUntil }: Entitlement, at: Date): boolean {
  return isPro({ plan, proUntil: proUntil ?? undefined, proTrialCreditsUsed: 0 }, at);
}

/** Takes no lock, so that a read does not wait for a write. */
async function findPerson({ db, identity }: EntitlementDeps, userId: string): Promise<Entitled> {
  return requireOpen(await identity.entitlement.find(db, userId));
}

async function lockPerson({ identity }: EntitlementDeps, tx: Db, userId: string): Promise<Entitled> {
  return requireOpen(await identity.entitlement.lock(tx, userId));
}

/** A closed account can buy nothing. */
function requireOpen(person: Entitled | undefined): Entitled {
  if (!person || person.isClosed) throw new AppError('SIGN_IN_REQUIRED');
  return person;
}
