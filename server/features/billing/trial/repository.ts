import { and, eq, inArray } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { billingCustomers, trialClaims } from '../../../db/schema/index.ts';

/** What has been claimed already stays as it is. */
export async function insertClaims(
  tx: Db,
  environment: BillingEnvironment,
  hashes: readonly string[],
  at: Date,
): Promise<void> {
  const rows = hashes.toSorted().map((hash) => ({ environment, hash, claimedAt: at }));
  await tx.insert(trialClaims).values(rows).onConflictDoNothing();
}

export async function hasClaim(db: Db, environment: BillingEnvironment, hashes: readonly string[]): Promise<boolean> {
  const isOne = and(eq(trialClaims.environment, environment), inArray(trialClaims.hash, [...hashes]));
  return (await db.$count(trialClaims, isOne)) > 0;
}

/** The provider's customers by their ids, or those of a person. */
export async function listCustomers(
  db: Db,
  environment: BillingEnvironment,
  of: { readonly customerIds: readonly string[] } | { readonly userId: string },
): Promise<{ customerId: string; email: string | null }[]> {
  const { customerId, email, userId } = billingCustomers;
  const isOne = 'userId' in of ? eq(userId, of.userId) : inArray(customerId, [...of.customerIds]);
  return db
    .select({ customerId, email })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.environment, environment), isOne));
}
