import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const BILLING_ENVIRONMENTS = ['live', 'sandbox', 'standin'] as const;
const environment = () => text('environment', { enum: BILLING_ENVIRONMENTS }).notNull();

/**
 * What `price_id` buys, once: written when the provider's event is applied, by the price settings of that moment, and read for the
 * entitlement ever after. Null: not one of our prices. Decision 0055.
 */
const sold = () => ({
  plan: text('plan', { enum: ['pro'] }),
  /** Null where it was not known when the column was added. */
  cycle: text('cycle', { enum: ['monthly', 'yearly'] }),
});

export const EVENT_OUTCOMES = ['waiting', 'applied', 'ignored', 'unmatched', 'failed'] as const;

/** The inbox: every event of the provider, stored as it came before anything is made of it; one that comes again is the same row. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    environment: environment(),
    eventId: text('event_id').notNull(),
    eventType: text('event_type').notNull(),
    /** As the provider writes it, with 3, 6 or 9 digits of a second. */
    occurredAt: text('occurred_at').notNull(),
    payload: jsonb('payload').notNull(),
    /** What it is about, and whose customer record that is at the provider: by these it is found again. */
    entityId: text('entity_id'),
    customerId: text('customer_id'),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    attempts: integer('attempts').notNull(),
    /** 'unmatched' and 'failed' want an operator; 'ignored' concerns nothing we sell. */
    outcome: text('outcome', { enum: EVENT_OUTCOMES }).notNull(),
    lastError: text('last_error'),
  },
  (t) => [
    primaryKey({ columns: [t.environment, t.eventId] }),
    index('payment_events_open').on(t.outcome).where(sql`outcome in ('waiting', 'unmatched', 'failed')`),
    index('payment_events_received').on(t.receivedAt),
    index('payment_events_entity').on(t.entityId),
    index('payment_events_customer').on(t.customerId),
  ],
);

/** A payment at the provider, at its newest version. `userId` null: nobody of ours is known to have made it. */
export const billingTransactions = pgTable(
  'billing_transactions',
  {
    environment: environment(),
    transactionId: text('transaction_id').notNull(),
    userId: uuid('user_id'),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    status: text('status').notNull(),
    origin: text('origin'),
    priceId: text('price_id'),
    /** Null where several things were sold at once. */
    quantity: integer('quantity'),
    ...sold(),
    /** The attempt that made it, and whom it names itself: from these `userId` is worked out. */
    attemptId: uuid('attempt_id'),
    claimedUserId: uuid('claimed_user_id'),
    currency: text('currency'),
    /** In the smallest unit of `currency`; null before the provider has worked it out. */
    totalCents: integer('total_cents'),
    periodStartsAt: moment('period_starts_at'),
    periodEndsAt: moment('period_ends_at'),
    billedAt: moment('billed_at'),
    invoiceNumber: text('invoice_number'),
    /** When it occurred | when it was changed at the provider | the event's id, or `read`. What order they are in says `isNewer`. */
    version: text('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.environment, t.transactionId] }),
    index('billing_transactions_user').on(t.userId),
    index('billing_transactions_subscription').on(t.subscriptionId),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    environment: environment(),
    subscriptionId: text('subscription_id').notNull(),
    userId: uuid('user_id'),
    customerId: text('customer_id').notNull(),
    /** As the provider names it: trialing, active, past_due, paused, canceled. */
    status: text('status').notNull(),
    priceId: text('price_id'),
    quantity: integer('quantity'),
    ...sold(),
    attemptId: uuid('attempt_id'),
    claimedUserId: uuid('claimed_user_id'),
    unitPriceCents: integer('unit_price_cents'),
    currency: text('currency'),
    periodStartsAt: moment('period_starts_at'),
    periodEndsAt: moment('period_ends_at'),
    nextBilledAt: moment('next_billed_at'),
    trialEndsAt: moment('trial_ends_at'),
    startedAt: moment('started_at'),
    canceledAt: moment('canceled_at'),
    /** What the provider will do, and when: cancel, pause or resume. */
    scheduledAction: text('scheduled_action'),
    scheduledFor: moment('scheduled_for'),
    version: text('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.environment, t.subscriptionId] }), index('subscriptions_user').on(t.userId)],
);

/** Refunds, credits and chargebacks. */
export const billingAdjustments = pgTable(
  'billing_adjustments',
  {
    environment: environment(),
    adjustmentId: text('adjustment_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    subscriptionId: text('subscription_id'),
    customerId: text('customer_id'),
    /** refund, credit, chargeback, chargeback_reverse, chargeback_warning … */
    action: text('action').notNull(),
    /** full or partial; null where the provider does not say. */
    type: text('type'),
    /** pending_approval, approved, rejected, reversed. */
    status: text('status').notNull(),
    totalCents: integer('total_cents'),
    currency: text('currency'),
    version: text('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.environment, t.adjustmentId] }),
    index('billing_adjustments_transaction').on(t.transactionId),
  ],
);

/** Whose customer record at the provider it is. The address is taken out when the person is erased. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    environment: environment(),
    customerId: text('customer_id').notNull(),
    userId: uuid('user_id'),
    email: text('email'),
    version: text('version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.environment, t.customerId] }), index('billing_customers_user').on(t.userId)],
);

export const CHECKOUT_KINDS = ['overlay', 'hosted'] as const;

/** Someone set out to pay. It ties a payment to the session that began it, whatever the browser says later. */
export const checkoutAttempts = pgTable(
  'checkout_attempts',
  {
    id: uuid('id').primaryKey(),
    environment: environment(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: CHECKOUT_KINDS }).notNull(),
    cycle: text('cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    /** Known at once for a hosted checkout, and when the browser reports it for the overlay. */
    transactionId: text('transaction_id'),
    /** Where a hosted one is paid. */
    checkoutUrl: text('checkout_url'),
    /** The browser said that it was paid; not yet the provider. Counts as pending for 30 minutes. */
    reportedAt: moment('reported_at'),
    /** When the provider is asked (again); null when its answer is final. */
    nextPollAt: moment('next_poll_at'),
    polls: integer('polls').notNull(),
    isSettled: boolean('is_settled').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('checkout_attempts_user').on(t.userId),
    index('checkout_attempts_transaction').on(t.transactionId),
    check('checkout_attempts_settled', sql`not is_settled or next_poll_at is null`),
  ],
);

/**
 * People who have had the free trial: keyed hashes of the account, its email address and the provider's customer. They stay when the account
 * is erased, so that the trial is one for a person.
 */
export const trialClaims = pgTable(
  'trial_claims',
  {
    environment: environment(),
    /** HMAC-SHA256 with a secret of the app, base64url. */
    hash: text('hash').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.environment, t.hash] })],
);
