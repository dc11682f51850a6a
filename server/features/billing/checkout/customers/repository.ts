import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../../../db/client.ts';
import { billingCustomers, billingTransactions, subscriptions } from '../../../../db/schema/index.ts';
import type { Payer } from '../repository.ts';

/** The provider's record of the person as a customer, the newest; undefined when none is known that is theirs alone. */
export async function findCustomerId(db: Db, payer: Payer): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.environment, payer.environment), eq(billingCustomers.userId, payer.userId)))
    .orderBy(desc(billingCustomers.createdAt))
    .limit(1);
  return row && (await isOwnCustomer(db, payer, row.customerId)) ? row.customerId : undefined;
}

/** The address that the customer pays by, as the provider told it. */
export async function findCustomerAddress(
  db: Db,
  environment: Payer['environment'],
  customerId: string,
): Promise<string | undefined> {
  const c = billingCustomers;
  const isIt = and(eq(c.environment, environment), eq(c.customerId, customerId));
  const [row] = await db.select({ email: c.email }).from(c).where(isIt);
  return row?.email ?? undefined;
}

/**
 * Is this record of the provider's the person's alone? Whoever pays types any address in the checkout, and the provider takes
 * those who type the same for one customer.
 */
export async function isOwnCustomer(db: Db, { environment, userId }: Payer, customerId: string): Promise<boolean> {
  for (const table of [billingCustomers, subscriptions, billingTransactions]) {
    const isIt = and(eq(table.environment, environment), eq(table.customerId, customerId));
    const isAnothers = and(isNotNull(table.userId), ne(table.userId, userId));
    const [other] = await db.select({ userId: table.userId }).from(table).where(and(isIt, isAnothers)).limit(1);
    if (other) return false;
  }
  return true;
}
