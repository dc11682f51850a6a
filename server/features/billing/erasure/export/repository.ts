import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/client.ts';
import {
  billingAdjustments,
  billingCustomers,
  billingTransactions,
  checkoutAttempts,
  subscriptions,
} from '../../../../db/schema/index.ts';

/** What billing stores about a person, for their own eyes. Amounts are in the smallest unit of their currency. */
export interface OwnPayments {
  readonly subscriptions: readonly OwnSubscription[];
  readonly payments: readonly OwnPayment[];
  readonly customerRecords: readonly { customerId: string; email: string | null }[];
  readonly checkouts: readonly { kind: string; cycle: string; at: Date; reportedAt: Date | null }[];
}

interface OwnSubscription {
  readonly subscriptionId: string;
  readonly status: string;
  readonly startedAt: Date | null;
  readonly periodStartsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly nextBilledAt: Date | null;
  readonly canceledAt: Date | null;
  readonly unitPriceCents: number | null;
  readonly currency: string | null;
}

interface OwnPayment {
  readonly transactionId: string;
  readonly status: string;
  readonly billedAt: Date | null;
  readonly totalCents: number | null;
  readonly currency: string | null;
  readonly invoiceNumber: string | null;
  readonly periodStartsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly adjustments: readonly { action: string; status: string; totalCents: number | null; at: Date }[];
}

export async function exportPayments(db: Db, userId: string): Promise<OwnPayments> {
  const [s, c, a] = [subscriptions, billingCustomers, checkoutAttempts];
  return {
    subscriptions: await db
      .select({
        subscriptionId: s.subscriptionId,
        status: s.status,
        startedAt: s.startedAt,
        periodStartsAt: s.periodStartsAt,
        periodEndsAt: s.periodEndsAt,
        nextBilledAt: s.nextBilledAt,
        canceledAt: s.canceledAt,
        unitPriceCents: s.unitPriceCents,
        currency: s.currency,
      })
      .from(s)
      .where(eq(s.userId, userId))
      .orderBy(asc(s.subscriptionId)),
    payments: await listPayments(db, userId),
    customerRecords: await db.select({ customerId: c.customerId, email: c.email }).from(c).where(eq(c.userId, userId)),
    checkouts: await db
      .select({ kind: a.kind, cycle: a.cycle, at: a.createdAt, reportedAt: a.reportedAt })
      .from(a)
      .where(eq(a.userId, userId))
      .orderBy(asc(a.id)),
  };
}

async function listPayments(db: Db, userId: string): Promise<OwnPayment[]> {
  const t = billingTransactions;
  const payments = await db
    .select({
      transactionId: t.transactionId,
      status: t.status,
      billedAt: t.billedAt,
      totalCents: t.totalCents,
      currency: t.currency,
      invoiceNumber: t.invoiceNumber,
      periodStartsAt: t.periodStartsAt,
      periodEndsAt: t.periodEndsAt,
    })
    .from(t)
    .where(eq(t.userId, userId))
    .orderBy(asc(t.transactionId));
  const a = billingAdjustments;
  const adjustments = await db
    .select({
      transactionId: a.transactionId,
      action: a.action,
      status: a.status,
      totalCents: a.totalCents,
      at: a.createdAt,
    })
    .from(a)
    .where(
      inArray(
        a.transactionId,
        payments.map((payment) => payment.transactionId),
      ),
    )
    .orderBy(asc(a.createdAt));
  return payments.map((payment) => ({
    ...payment,
    adjustments: adjustments
      .filter((one) => one.transactionId === payment.transactionId)
      .map(({ action, status, totalCents, at }) => ({ action, status, totalCents, at })),
  }));
}
