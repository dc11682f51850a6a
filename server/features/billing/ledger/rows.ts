import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { PaddleAdjustment, PaddleCustomer, PaddleSubscription, PaddleTransaction } from '../paddle/entities.ts';
import type { SoldItem } from '../paddle/sold.ts';
import type { AdjustmentRow, CustomerRow, SubscriptionRow, TransactionRow } from './repository.ts';

/** Where and when a fact was learnt, and which version of its object it is. */
export interface Learnt {
  readonly environment: BillingEnvironment;
  readonly version: string;
  readonly at: Date;
}

/** What is stored of a provider's object. Whose it is comes later. */
export function transactionRow(data: PaddleTransaction, learnt: Learnt): TransactionRow {
  return {
    ...whatWasSold(data.items),
    ...nobodys(learnt),
    transactionId: data.id,
    customerId: data.customer_id ?? null,
    subscriptionId: data.subscription_id ?? null,
    status: data.status,
    origin: data.origin ?? null,
    currency: data.currency_code ?? null,
    totalCents: data.details?.totals?.total ?? null,
    periodStartsAt: momentOf(data.billing_period?.starts_at),
    periodEndsAt: momentOf(data.billing_period?.ends_at),
    billedAt: momentOf(data.billed_at),
    invoiceNumber: data.invoice_number ?? null,
  };
}

export function subscriptionRow(data: PaddleSubscription, learnt: Learnt): SubscriptionRow {
  const [item] = data.items;
  return {
    ...whatWasSold(data.items),
    ...nobodys(learnt),
    subscriptionId: data.id,
    customerId: data.customer_id,
    status: data.status,
    unitPriceCents: item?.price.unit_price?.amount ?? null,
    currency: data.currency_code ?? item?.price.unit_price?.currency_code ?? null,
    periodStartsAt: momentOf(data.current_billing_period?.starts_at),
    periodEndsAt: momentOf(data.current_billing_period?.ends_at),
    nextBilledAt: momentOf(data.next_billed_at),
    trialEndsAt: momentOf(item?.trial_dates?.ends_at),
    startedAt: momentOf(data.started_at),
    canceledAt: momentOf(data.canceled_at),
    scheduledAction: data.scheduled_change?.action ?? null,
    scheduledFor: momentOf(data.scheduled_change?.effective_at),
  };
}

export function adjustmentRow(data: PaddleAdjustment, { environment, version, at }: Learnt): AdjustmentRow {
  return {
    environment,
    adjustmentId: data.id,
    transactionId: data.transaction_id,
    subscriptionId: data.subscription_id ?? null,
    customerId: data.customer_id ?? null,
    action: data.action,
    type: data.type ?? null,
    status: data.status,
    totalCents: data.totals?.total ?? null,
    currency: data.currency_code ?? null,
    version,
    createdAt: at,
    updatedAt: at,
  };
}

export function customerRow(data: PaddleCustomer, { environment, version, at }: Learnt): CustomerRow {
  return { environment, customerId: data.id, userId: null, email: data.email ?? null, version, createdAt: at };
}

function nobodys({ environment, version, at }: Learnt) {
  return { environment, userId: null, attemptId: null, claimedUserId: null, version, createdAt: at, updatedAt: at };
}

/** The first thing that was sold, and how often; with others beside it nothing is known of how often. */
function whatWasSold(items: readonly SoldItem[]): { priceId: string | null; quantity: number | null } {
  const [item, ...more] = items;
  const priceId = item?.price?.id ?? item?.price_id ?? null;
  return { priceId, quantity: item && more.length === 0 ? item.quantity : null };
}

function momentOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}
