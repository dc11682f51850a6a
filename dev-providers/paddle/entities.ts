// The entities of Paddle's Billing API, with its names. Amounts are text: the smallest unit of the currency.

export interface Duration {
  interval: 'day' | 'week' | 'month' | 'year';
  frequency: number;
}

export interface Period {
  starts_at: string;
  ends_at: string;
}

export type CustomData = Record<string, unknown> | null;

export interface Customer {
  id: string;
  status: 'active' | 'archived';
  custom_data: CustomData;
  name: string | null;
  email: string;
  locale: string;
  created_at: string;
  updated_at: string;
}

export interface Address {
  id: string;
  customer_id: string;
  first_line: string | null;
  city: string | null;
  postal_code: string | null;
  country_code: string;
  status: 'active' | 'archived';
  custom_data: CustomData;
  created_at: string;
  updated_at: string;
}

export interface Product {
  id: string;
  name: string;
  status: 'active';
}

export interface Price {
  id: string;
  product_id: string;
  name: string;
  description: string;
  billing_cycle: Duration | null;
  trial_period: Duration | null;
  unit_price: { amount: string; currency_code: 'USD' };
  status: 'active';
}

export type TransactionStatus = 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';
export type TransactionOrigin =
  | 'api'
  | 'web'
  | 'subscription_recurring'
  | 'subscription_update'
  | 'subscription_payment_method_change';

export interface Card {
  type: 'visa' | 'mastercard' | 'unknown';
  last4: string;
  expiry_month: number;
  expiry_year: number;
  cardholder_name: string;
}

export interface Payment {
  payment_attempt_id: string;
  stored_payment_method_id: string;
  payment_method_id: string;
  amount: string;
  status: 'captured' | 'error';
  error_code: 'declined' | 'authentication_failed' | null;
  method_details: { type: 'card'; card: Card };
  created_at: string;
  captured_at: string | null;
}

export interface Transaction {
  id: string;
  status: TransactionStatus;
  customer_id: string | null;
  address_id: string | null;
  custom_data: CustomData;
  origin: TransactionOrigin;
  collection_mode: 'automatic';
  subscription_id: string | null;
  invoice_id: string | null;
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
  payments: Payment[];
  checkout_url: string | null;
}

export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';

export interface Subscription {
  id: string;
  status: SubscriptionStatus;
  customer_id: string;
  address_id: string;
  currency_code: 'USD';
  created_at: string;
  updated_at: string;
  started_at: string;
  first_billed_at: string | null;
  next_billed_at: string | null;
  previously_billed_at: string | null;
  canceled_at: string | null;
  collection_mode: 'automatic';
  current_billing_period: Period | null;
  billing_cycle: Duration;
  scheduled_change: { action: 'cancel'; effective_at: string; resume_at: null } | null;
  custom_data: CustomData;
  price: Price;
  trial_dates: Period | null;
  /** Cents that pay the next charges. */
  credit: number;
}

export type AdjustmentAction = 'refund' | 'chargeback' | 'chargeback_warning' | 'chargeback_reverse';
export type AdjustmentStatus = 'pending_approval' | 'approved' | 'rejected' | 'reversed';

export interface Adjustment {
  id: string;
  action: AdjustmentAction;
  type: 'full' | 'partial';
  transaction_id: string;
  subscription_id: string | null;
  customer_id: string;
  status: AdjustmentStatus;
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
