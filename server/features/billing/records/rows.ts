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

/** An object of the provider and its version, as `versionOfEvent` or `versionOfRead` says it. */
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

/** What is to be locked before these objects are stored. */
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

/** The records with these objects put in, each if it is newer than what is held. Whose a record is stays as it was. */
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
    if (kind === 'transaction') put(records.transactions, data.id, transactionRow(data, from), keepOwner);
    else if (kind === 'subscription') put(records.subscriptions, data.id, subscriptionRow(data, from), keepOwner);
    else if (kind === 'adjustment') put(records.adjustments, data.id, adjustmentRow(data, from));
    else put(records.customers, data.id, customerRow(data, from), ({ userId }) => ({ userId }));
  }
  return records;
}

function put<T extends { readonly version: string; readonly createdAt: Date }>(
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
 * One of our prices, once: nothing else that can be paid for with the same token in a browser is a plan (docs/spec/security.md
 * §P6).
 */
function soldColumns(items: readonly SoldItem[], { findPlan }: Source) {
  const price = readSoldPrice(items);
  const sold = price.quantity === 1 ? findPlan(price.priceId) : undefined;
  return { ...price, plan: sold?.plan ?? null, cycle: sold?.cycle ?? null };
}

/** Whose it is comes later. */
function newColumns({ environment, version, at }: Source) {
  return { environment, userId: null, attemptId: null, claimedUserId: null, version, createdAt: at, updatedAt: at };
}

function toDate(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

/** What is bought at one of our prices. */
export interface SoldPlan {
  readonly plan: 'pro';
  /** Null where it is not known. */
  readonly cycle: BillingCycle | null;
}

export type FindPlan = (priceId: string | null) => SoldPlan | undefined;

/**
 * Maps price ids to plans: by the settings, or else by what is stored of the same customer. So a price that is missing in the
 * settings of one process takes nothing from who has bought at it: their renewals are mapped as their purchase was.
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
 * Which of two states of an object at the provider is the newer one.
 *
 * An event is placed by when it occurred, then by when the object was changed, then by its id; moments are brought to nine
 * digits of a second first, since 3, 6 and 9 arrive. What was read from the API carries no such moment, and by our own clock
 * it cannot be placed: were ours ahead, an event of the next second would count as older. So a read is placed by the object's
 * own `updated_at`: after every event of an object that was changed then or before, and before every event of one that was
 * changed later. Of two reads of the same change the later one holds.
 *
 * As long as an object's `updated_at` never goes back while events occur, which is what the field means, this is one total
 * order of all events and reads: whatever arrives, in whatever order and however often, the same state is held in the end.
 * Where the provider does not say when an object was changed, the time of the event or of the read replaces it.
 * Sources: docs/spec/billing.md#tables; docs/spec/security.md §P4.
 */
export function isNewer(candidate: string, held: string): boolean {
  const [a, b] = [partsOf(candidate), partsOf(held)];
  if (a.id !== READ && b.id !== READ) return candidate > held;
  if (a.changed !== b.changed) return a.changed > b.changed;
  if (a.id === READ && b.id === READ) return a.at > b.at;
  return a.id === READ;
}

/** Of a record that is to stay as it is, because its person was erased: nothing is newer. */
export const LAST_VERSION = '~|~|~';

// Not the name of an event, which begins with evt_.
const READ = 'read';

/** @throws RangeError for what is no moment */
export function versionOfEvent(event: { event_id: string; occurred_at: string }, updatedAt?: string | null): string {
  const at = nineDigits(event.occurred_at);
  return [at, updatedAt ? nineDigits(updatedAt) : at, event.event_id].join('|');
}

export function versionOfRead(at: Date, updatedAt?: string | null): string {
  const read = nineDigits(at.toISOString());
  return [read, updatedAt ? nineDigits(updatedAt) : read, READ].join('|');
}

const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:?\d\d)$/;

/** In UTC, so that moments compare as texts. */
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
