import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import {
  findCycle,
  type PaddleAdjustment,
  type PaddleCustomer,
  type PaddleEntity,
  type PaddleSubscription,
  type PaddleTransaction,
  type Prices,
  readSoldPrice,
  type SoldItem,
} from '../paddle/schemas.ts';
import type { AdjustmentRow, CustomerRow, Incoming, RecordSet, SubscriptionRow, TransactionRow } from './repository.ts';

/** An object of the provider and its version, from `versionOfEvent` or `versionOfRead`. */
export interface VersionedEntity {
  readonly entity: PaddleEntity;
  readonly version: string;
}

interface Source {
  readonly environment: BillingEnvironment;
  readonly version: string;
  readonly at: Date;
  readonly findPlan: FindPlan;
}

const NOTHING: RecordSet = {
  customers: new Map(),
  subscriptions: new Map(),
  transactions: new Map(),
  adjustments: new Map(),
};

/** What must be locked before these objects are stored. */
export function listIncoming(
  versioned: readonly VersionedEntity[],
  source: Pick<Source, 'environment' | 'at'>,
): Incoming {
  const rows = mergeEntities(NOTHING, versioned, { ...source, findPlan: () => undefined });
  const related = [...rows.subscriptions.values(), ...rows.transactions.values(), ...rows.adjustments.values()];
  return {
    rows,
    customerIds: listIds(
      rows.customers.keys(),
      related.map(({ customerId }) => customerId),
    ),
    subscriptionIds: listIds(related.map(({ subscriptionId }) => subscriptionId)),
    transactionIds: listIds(
      rows.transactions.keys(),
      [...rows.adjustments.values()].map(({ transactionId }) => transactionId),
    ),
  };
}

function listIds(...ids: Iterable<string | null>[]): string[] {
  const all = new Set(ids.flatMap((some) => [...some]));
  return [...all].filter((id) => id !== null);
}

/** The records with these objects put in, each if it is newer than the stored one. Owners stay as they were. */
export function mergeEntities(
  held: RecordSet,
  entities: readonly VersionedEntity[],
  source: Omit<Source, 'version'>,
): RecordSet {
  const records = {
    customers: new Map(held.customers),
    subscriptions: new Map(held.subscriptions),
    transactions: new Map(held.transactions),
    adjustments: new Map(held.adjustments),
  };
  for (const { entity, version } of entities) {
    const { kind, data } = entity;
    const from = { ...source, version };
    if (kind === 'transaction') putIfNewer(records.transactions, data.id, transactionRow(data, from), keepOwner);
    else if (kind === 'subscription')
      putIfNewer(records.subscriptions, data.id, subscriptionRow(data, from), keepOwner);
    else if (kind === 'adjustment') putIfNewer(records.adjustments, data.id, adjustmentRow(data, from));
    else putIfNewer(records.customers, data.id, customerRow(data, from), ({ userId }) => ({ userId }));
  }
  return records;
}

function putIfNewer<T extends { readonly version: string; readonly createdAt: Date }>(
  rows: Map<string, T>,
  id: string,
  row: T,
  kept: (held: T) => Partial<T> = () => ({}),
): void {
  const held = rows.get(id);
  if (held && !isNewer(row.version, held.version)) return;
  rows.set(id, held ? { ...row, ...kept(held), createdAt: held.createdAt } : row);
}

function keepOwner({ userId, attemptId, claimedUserId }: SubscriptionRow | TransactionRow) {
  return { userId, attemptId, claimedUserId };
}

function transactionRow(data: PaddleTransaction, source: Source): TransactionRow {
  return {
    ...soldColumns(data.items, source),
    ...newColumns(source),
    transactionId: data.id,
    customerId: data.customer_id ?? null,
    subscriptionId: data.subscription_id ?? null,
    status: data.status,
    origin: data.origin ?? null,
    currency: data.currency_code ?? null,
    totalCents: data.details?.totals?.total ?? null,
    periodStartsAt: toDate(data.billing_period?.starts_at),
    periodEndsAt: toDate(data.billing_period?.ends_at),
    billedAt: toDate(data.billed_at),
    invoiceNumber: data.invoice_number ?? null,
  };
}

function subscriptionRow(data: PaddleSubscription, source: Source): SubscriptionRow {
  const [item] = data.items;
  return {
    ...soldColumns(data.items, source),
    ...newColumns(source),
    subscriptionId: data.id,
    customerId: data.customer_id,
    status: data.status,
    unitPriceCents: item?.price.unit_price?.amount ?? null,
    currency: data.currency_code ?? item?.price.unit_price?.currency_code ?? null,
    periodStartsAt: toDate(data.current_billing_period?.starts_at),
    periodEndsAt: toDate(data.current_billing_period?.ends_at),
    nextBilledAt: toDate(data.next_billed_at),
    trialEndsAt: toDate(item?.trial_dates?.ends_at),
    startedAt: toDate(data.started_at),
    canceledAt: toDate(data.canceled_at),
    scheduledAction: data.scheduled_change?.action ?? null,
    scheduledFor: toDate(data.scheduled_change?.effective_at),
  };
}

function adjustmentRow(data: PaddleAdjustment, { environment, version, at }: Source): AdjustmentRow {
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

function customerRow(data: PaddleCustomer, { environment, version, at }: Source): CustomerRow {
  return { environment, customerId: data.id, userId: null, email: data.email ?? null, version, createdAt: at };
}

/**
 * One of our prices, quantity one: anything else that can be paid with the same token in a browser is no plan
 * (docs/spec/security.md §P6).
 */
function soldColumns(items: readonly SoldItem[], { findPlan }: Source) {
  const price = readSoldPrice(items);
  const sold = price.quantity === 1 ? findPlan(price.priceId) : undefined;
  return { ...price, plan: sold?.plan ?? null, cycle: sold?.cycle ?? null };
}

/** The owner comes later. */
function newColumns({ environment, version, at }: Source) {
  return { environment, userId: null, attemptId: null, claimedUserId: null, version, createdAt: at, updatedAt: at };
}

function toDate(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

/** The plan and cycle of one of our prices. */
export interface SoldPlan {
  readonly plan: 'pro';
  /** Null when it is not known. */
  readonly cycle: BillingCycle | null;
}

export type FindPlan = (priceId: string | null) => SoldPlan | undefined;

/**
 * Maps price ids to plans: by the settings, or else by the stored records of the same customer. So a price that is missing
 * in the settings of one process takes nothing from a buyer: renewals are mapped like the purchase.
 */
export function createPlanFinder(prices: Prices, held: Pick<RecordSet, 'subscriptions' | 'transactions'>): FindPlan {
  const stored = [...held.subscriptions.values(), ...held.transactions.values()];
  return (priceId) => {
    if (priceId === null) return undefined;
    const cycle = findCycle(prices, priceId);
    if (cycle) return { plan: 'pro', cycle };
    const known = stored.find((row) => Boolean(row.plan) && row.priceId === priceId);
    return known && { plan: 'pro', cycle: known.cycle };
  };
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

/** The version of a record that must not change, because its person was erased: nothing is newer. */
export const LAST_VERSION = '~|~|~';

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
