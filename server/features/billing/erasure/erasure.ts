import type { Entitled } from '../../identity/index.ts';
import { LAST_VERSION, type RecordSet } from '../records/repository.ts';
import type { Claim } from '../records/rows.ts';

/**
 * Customer records that first appear in payments of an erased person belong to that person: they store nothing about them,
 * now or later. `people` are the people of the payments, undefined for erased ones.
 */
export function forgetErasedPeople(
  records: RecordSet,
  claims: ReadonlyMap<string, Claim | undefined>,
  people: ReadonlyMap<string, Entitled | undefined>,
): RecordSet {
  const isGone = (userId: string | null | undefined) => !!userId && people.has(userId) && !people.get(userId);
  const gone = new Set(
    [...records.subscriptions, ...records.transactions].flatMap(([id, { userId, customerId }]) =>
      customerId !== null && (isGone(userId) || (userId === null && isGone(claims.get(id)?.userId)))
        ? [customerId]
        : [],
    ),
  );
  const customers = [...records.customers].map(([id, row]) => {
    const isTheirs = gone.has(id) && (row.userId === null || isGone(row.userId)) && row.version !== LAST_VERSION;
    return [id, isTheirs ? { ...row, email: null, version: LAST_VERSION } : row] as const;
  });
  return { ...records, customers: new Map(customers) };
}

/** Customer records of erased people. */
export function findErasedCustomers({ customers }: RecordSet): string[] {
  return [...customers.values()].flatMap(({ version, customerId }) => (version === LAST_VERSION ? [customerId] : []));
}

/** What an event may keep after its person is erased: numbers, dates, states, and ids of the provider and our own. */
const KEPT: ReadonlySet<string> = new Set([
  ...['event_id', 'event_type', 'occurred_at', 'notification_id', 'data', 'id', 'status', 'type', 'action', 'origin'],
  ...['customer_id', 'subscription_id', 'transaction_id', 'address_id', 'business_id', 'product_id', 'price_id'],
  ...['invoice_id', 'invoice_number', 'item_id', 'custom_data', 'userId', 'attemptId', 'billingCycle', 'plan'],
  ...['created_at', 'updated_at', 'billed_at', 'started_at', 'first_billed_at', 'next_billed_at', 'canceled_at'],
  ...['previously_billed_at', 'paused_at', 'effective_at', 'resume_at', 'scheduled_change', 'collection_mode'],
  ...['billing_period', 'current_billing_period', 'trial_dates', 'starts_at', 'ends_at', 'billing_cycle', 'interval'],
  ...['frequency', 'items', 'line_items', 'price', 'quantity', 'proration', 'rate', 'unit_price', 'amount'],
  ...['currency_code', 'details', 'totals', 'unit_totals', 'total', 'subtotal', 'tax', 'tax_rate', 'tax_rates_used'],
  ...['discount', 'discount_total', 'fee', 'earnings', 'credit', 'credit_to_balance', 'balance', 'grand_total'],
]);

/** An event without the person: every field that is not known to be about money is removed. */
export function redactPayload(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.map(redactPayload);
  if (typeof payload !== 'object' || payload === null) return payload;
  const kept = Object.entries(payload).filter(([key]) => KEPT.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, redactPayload(value)]));
}
