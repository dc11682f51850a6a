// The entities of Paddle's Billing API, with its names, as far as the app reads them. Amounts are text: the smallest unit of the
// currency. Times are of milliseconds, and no two are the same.

export interface Duration {
  interval: 'day' | 'month' | 'year';
  frequency: number;
}

export interface Period {
  starts_at: string;
  ends_at: string;
}

export type CustomData = Record<string, unknown> | null;

export interface Customer {
  id: string;
  email: string;
  created_at: string;
  updated_at: string;
}

export interface Price {
  id: string;
  name: string;
  product: { id: string; name: string };
  billing_cycle: Duration;
  trial_period: Duration | null;
  unit_price: { amount: string; currency_code: 'USD' };
}

export type TransactionStatus = 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';
export type TransactionOrigin =
  | 'api'
  | 'web'
  | 'subscription_recurring'
  | 'subscription_update'
  | 'subscription_payment_method_change';

export interface Card {
  type: 'visa';
  last4: string;
  expiry_month: number;
  expiry_year: number;
  cardholder_name: string;
}

export interface Payment {
  amount: string;
  status: 'captured' | 'error';
  method_details: { type: 'card'; card: Card };
  created_at: string;
}

export interface Transaction {
  id: string;
  status: TransactionStatus;
  customer_id: string | null;
  custom_data: CustomData;
  origin: TransactionOrigin;
  subscription_id: string | null;
  invoice_number: string | null;
  billing_period: Period | null;
  currency_code: 'USD';
  created_at: string;
  updated_at: string;
  billed_at: string | null;
  /** One price, quantity one: greater quantities are refused. */
  items: [{ price: Price; quantity: number }];
  /** The amount due now in cents: zero when a trial begins. */
  amount: number;
  /** Newest first. */
  payments: Payment[];
  checkout_url: string | null;
}

export interface Subscription {
  id: string;
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  customer_id: string;
  currency_code: 'USD';
  created_at: string;
  updated_at: string;
  started_at: string;
  next_billed_at: string | null;
  canceled_at: string | null;
  current_billing_period: Period | null;
  scheduled_change: { action: 'cancel'; effective_at: string; resume_at: null } | null;
  custom_data: CustomData;
  price: Price;
  trial_dates: Period | null;
  /** Cents that pay the next charges. */
  credit: number;
}

export type AdjustmentAction = 'refund' | 'chargeback' | 'chargeback_warning' | 'chargeback_reverse';

export interface Adjustment {
  id: string;
  action: AdjustmentAction;
  type: 'full' | 'partial';
  transaction_id: string;
  subscription_id: string | null;
  customer_id: string;
  status: 'pending_approval' | 'approved' | 'rejected' | 'reversed';
  /** Cents. */
  amount: number;
  created_at: string;
  updated_at: string;
}

/** A snapshot of one moment; it never changes afterwards. */
export interface PaddleEvent {
  event_id: string;
  event_type: string;
  occurred_at: string;
  data: Record<string, unknown>;
}

/** As the API and the webhooks have it. */
export function renderTransaction({ amount, checkout_url, ...rest }: Transaction) {
  return { ...rest, details: { totals: { total: String(amount) } }, checkout: { url: checkout_url } };
}

export function renderSubscription({ price, trial_dates, credit: _own, ...rest }: Subscription) {
  return {
    ...rest,
    billing_cycle: price.billing_cycle,
    items: [{ quantity: 1, recurring: true, trial_dates, price, product: price.product }],
  };
}

export function renderAdjustment({ amount, ...rest }: Adjustment) {
  return { ...rest, currency_code: 'USD', totals: { total: String(amount) } };
}
