import { z } from 'zod';
import { BILLING_CYCLES, type BillingCycle } from '#shared/plans/catalogue.ts';

// What we read of the provider's objects; other fields are ignored. Field names are the provider's. Source:
// https://developer.paddle.com/api-reference/overview

const money = z
  .string()
  .regex(/^-?\d{1,12}$/, 'is not an amount')
  .transform(Number);
const moment = z.iso.datetime({ offset: true });
const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[a-z\\d]{26}$`));

const period = z.object({ starts_at: moment, ends_at: moment });
const price = z.object({
  id: id('pri'),
  unit_price: z.object({ amount: money, currency_code: z.string() }).optional(),
  billing_cycle: z.object({ interval: z.string(), frequency: z.int() }).nullish(),
});

/** What our own pages and server put there; it may have anything else too, or nothing. */
const customData = z
  .object({ userId: z.uuid(), attemptId: z.uuid(), billingCycle: z.string(), plan: z.string() })
  .partial()
  .nullish()
  .catch(null);

/** A card that a payment was tried with. */
const paidBy = z
  .object({
    method_details: z.object({
      card: z
        .object({ type: z.string(), last4: z.string().regex(/^\d{4}$/), expiry_month: z.int(), expiry_year: z.int() })
        .nullish(),
    }),
  })
  .array()
  .nullish()
  .catch(null);

export const paddleTransaction = z.object({
  id: id('txn'),
  status: z.string(),
  customer_id: id('ctm').nullish(),
  subscription_id: id('sub').nullish(),
  custom_data: customData,
  origin: z.string().nullish(),
  currency_code: z.string().nullish(),
  invoice_number: z.string().nullish(),
  billed_at: moment.nullish(),
  billing_period: period.nullish(),
  items: z.array(z.object({ price: price.nullish(), price_id: id('pri').nullish(), quantity: z.int() })),
  details: z.object({ totals: z.object({ total: money }).nullish() }).nullish(),
  checkout: z.object({ url: z.string().nullish() }).nullish(),
  /** Newest first. */
  payments: paidBy,
  updated_at: moment.nullish(),
});
export type PaddleTransaction = z.infer<typeof paddleTransaction>;

export const paddleSubscription = z.object({
  id: id('sub'),
  status: z.string(),
  customer_id: id('ctm'),
  transaction_id: id('txn').nullish(),
  custom_data: customData,
  currency_code: z.string().nullish(),
  started_at: moment.nullish(),
  canceled_at: moment.nullish(),
  next_billed_at: moment.nullish(),
  current_billing_period: period.nullish(),
  scheduled_change: z.object({ action: z.string(), effective_at: moment }).nullish(),
  items: z.array(z.object({ price, quantity: z.int(), trial_dates: period.nullish() })),
  updated_at: moment.nullish(),
});
export type PaddleSubscription = z.infer<typeof paddleSubscription>;

const amount = z.object({ amount: money, currency_code: z.string() });

/** The preview of a subscription change. Without a summary it costs nothing now. */
export const paddleChangePreview = z.object({
  currency_code: z.string(),
  next_billed_at: moment.nullish(),
  items: z.array(z.object({ price })).min(1),
  update_summary: z.object({ result: amount.extend({ action: z.enum(['charge', 'credit']) }) }).nullish(),
  immediate_transaction: z.object({ details: z.object({ totals: z.object({ grand_total: money }) }) }).nullish(),
});

const paddleAdjustment = z.object({
  id: id('adj'),
  action: z.string(),
  type: z.string().nullish(),
  status: z.string(),
  transaction_id: id('txn'),
  subscription_id: id('sub').nullish(),
  customer_id: id('ctm').nullish(),
  currency_code: z.string().nullish(),
  totals: z.object({ total: money }).nullish(),
  updated_at: moment.nullish(),
});
export type PaddleAdjustment = z.infer<typeof paddleAdjustment>;

/** The email is missing where the person was erased from a stored event. */
export const paddleCustomer = z.object({ id: id('ctm'), email: z.string().nullish(), updated_at: moment.nullish() });
export type PaddleCustomer = z.infer<typeof paddleCustomer>;

/** An object of the provider, from a webhook or a read. */
export type PaddleEntity =
  | { readonly kind: 'transaction'; readonly data: PaddleTransaction }
  | { readonly kind: 'subscription'; readonly data: PaddleSubscription }
  | { readonly kind: 'adjustment'; readonly data: PaddleAdjustment }
  | { readonly kind: 'customer'; readonly data: PaddleCustomer };

/** The envelope of every event, from a webhook and from the list of events alike. */
export const paddleEvent = z.object({
  event_id: id('evt'),
  event_type: z.string().max(100),
  occurred_at: moment,
  data: z.record(z.string(), z.unknown()),
});
export type PaddleEvent = z.infer<typeof paddleEvent>;

/**
 * The object of an event; undefined for one that we do not store.
 * @throws Error when we store such objects and cannot read this one
 */
export function readEntity(event: PaddleEvent): PaddleEntity | undefined {
  const [kind] = event.event_type.split('.');
  switch (kind) {
    case 'transaction':
      return { kind, data: readData(paddleTransaction, event) };
    case 'subscription':
      return { kind, data: readData(paddleSubscription, event) };
    case 'adjustment':
      return { kind, data: readData(paddleAdjustment, event) };
    case 'customer':
      return { kind, data: readData(paddleCustomer, event) };
    default:
      return undefined;
  }
}

function readData<S extends z.ZodType>(schema: S, { event_type, data }: PaddleEvent): z.output<S> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  // Only the path of the fault: the values may name a person.
  const places = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new Error(`${event_type} could not be read at ${places.join(', ')}`);
}

/** An object of the provider and its version, from `versionOfEvent` or `versionOfRead`. */
export interface VersionedEntity {
  readonly entity: PaddleEntity;
  readonly version: string;
}

/** The price ids of each cycle in the settings: the first is sold, the others still count for people who bought at them. */
export type Prices = Readonly<Record<BillingCycle, readonly [string, ...string[]]>>;

/** One line of a transaction or a subscription. */
export interface SoldItem {
  readonly price?: { readonly id: string } | null | undefined;
  readonly price_id?: string | null | undefined;
  readonly quantity: number;
}

/** The price of the first item; quantities of several items are not read. */
export function readSoldPrice(items: readonly SoldItem[]): { priceId: string | null; quantity: number | null } {
  const [item, ...more] = items;
  const priceId = item?.price?.id ?? item?.price_id ?? null;
  return { priceId, quantity: item && more.length === 0 ? item.quantity : null };
}

/**
 * The cycle of Pro by the settings: one item, quantity one, at a price of ours. Undefined for anything else that could be
 * paid with the same token in a browser (docs/spec/security.md §P6).
 */
export function findSoldCycle(prices: Prices, items: readonly SoldItem[]): BillingCycle | undefined {
  const { priceId, quantity } = readSoldPrice(items);
  return quantity === 1 ? findCycle(prices, priceId) : undefined;
}

/** Undefined for a price that is not in the settings. */
export function findCycle(prices: Prices, priceId: string | null): BillingCycle | undefined {
  return BILLING_CYCLES.find((cycle) => prices[cycle].some((price) => price === priceId));
}

/**
 * Orders the states of an object at the provider.
 *
 * An event is ordered by when it occurred, then by when the object was changed, then by its id. Timestamps are padded to
 * nine digits of a second, since 3, 6 and 9 arrive. A read from the API has no such timestamp, and our own clock cannot
 * order it: if it were fast, an event of the next second would count as older. So a read is ordered by the object's own
 * `updated_at`: after every event of an object changed then or before, and before every event of one changed later. Of two
 * reads of the same change the later one wins.
 *
 * As long as an object's `updated_at` never goes back while events occur, which is its definition, this is a total order of
 * all events and reads: the final state does not depend on the order or the number of deliveries. If the provider does not
 * say when an object was changed, the time of the event or read replaces it.
 * Sources: docs/spec/billing.md#tables; docs/spec/security.md §P4.
 */
export function isNewer(candidate: string, held: string): boolean {
  const [a, b] = [partsOf(candidate), partsOf(held)];
  if (a.id !== READ && b.id !== READ) return candidate > held;
  if (a.changed !== b.changed) return a.changed > b.changed;
  if (a.id === READ && b.id === READ) return a.at > b.at;
  return a.id === READ;
}

// Not the id of an event, which begins with evt_.
const READ = 'read';

/** @throws RangeError for an invalid date */
export function versionOfEvent(event: { event_id: string; occurred_at: string }, updatedAt?: string | null): string {
  const at = nineDigits(event.occurred_at);
  return [at, updatedAt ? nineDigits(updatedAt) : at, event.event_id].join('|');
}

export function versionOfRead(at: Date, updatedAt?: string | null): string {
  const read = nineDigits(at.toISOString());
  return [read, updatedAt ? nineDigits(updatedAt) : read, READ].join('|');
}

const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:?\d\d)$/;

/** In UTC, so that timestamps compare as texts. */
function nineDigits(moment: string): string {
  const [, second, fraction = '', zone] = MOMENT.exec(moment) ?? [];
  const whole = new Date(second ? `${second}${zone}` : moment).toISOString();
  const digits = second ? fraction : whole.slice(20, 23);
  return `${whole.slice(0, 19)}.${digits.slice(0, 9).padEnd(9, '0')}Z`;
}

function partsOf(version: string): { at: string; changed: string; id: string } {
  const [at = '', changed = '', id = ''] = version.split('|');
  return { at, changed, id };
}
