import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/index.ts';

/** What a person has paid for, as it is on their account. */
export interface Entitlement {
  readonly plan: 'free' | 'pro';
  /** Null with plan pro: no end is known. */
  readonly proUntil: Date | null;
  readonly checkoutStatus: 'pending_confirmation' | 'pending_activation' | null;
}

/** The person an entitlement is worked out for. */
export interface Entitled extends Entitlement {
  readonly userId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The account is closed: nothing is sold to it any more. */
  readonly isClosed: boolean;
}

/**
 * The person, locked until the transaction ends, so that what is worked out from what was paid is written by one at a time.
 * Undefined when there is no such person (any more).
 */
export async function lockEntitled(tx: Db, userId: string): Promise<Entitled | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return undefined;
  const { plan, proUntil, email, emailVerifiedAt, deletionRequestedAt } = user;
  return {
    userId,
    email,
    plan,
    proUntil,
    checkoutStatus: statusOf(user.checkoutStatus),
    isEmailVerified: emailVerifiedAt !== null,
    isClosed: deletionRequestedAt !== null,
  };
}

/** Writes what was worked out. Only billing does, in the transaction that holds the person by `lockEntitled`. */
export async function setEntitlement(tx: Db, userId: string, entitlement: Entitlement, at: Date): Promise<void> {
  const { plan, proUntil, checkoutStatus } = entitlement;
  await tx.update(users).set({ plan, proUntil, checkoutStatus, updatedAt: at }).where(eq(users.id, userId));
}

function statusOf(stored: string | null): Entitlement['checkoutStatus'] {
  return stored === 'pending_confirmation' || stored === 'pending_activation' ? stored : null;
}
