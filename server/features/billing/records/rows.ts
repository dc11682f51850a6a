import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import {
  findCycle,
  isNewer,
  type PaddleAdjustment,
  type PaddleCustomer,
  type PaddleSubscription,
  type PaddleTransaction,
  type Prices,
  readSoldPrice,
  type SoldItem,
  type VersionedEntity,
} from '../paddle/schemas.ts';
import type {
  AdjustmentRow,
  AttemptRow,
  CustomerRow,
  Incoming,
  RecordSet,
  SubscriptionRow,
  TransactionRow,
} from './repository.ts';

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
  return { ...price, plan: sold ? ('pro' as const) : null, cycle: sold?.cycle ?? null };
}

/** The owner comes later. */
function newColumns({ environment, version, at }: Source) {
  return { environment, userId: null, attemptId: null, claimedUserId: null, version, createdAt: at, updatedAt: at };
}

function toDate(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

/** Whether a price is one of Pro, and its cycle: null when it is not known. */
export type FindPlan = (priceId: string | null) => { readonly cycle: BillingCycle | null } | undefined;

/**
 * Maps price ids to plans: by the settings, or else by the stored records of the same customer. So a price that is missing
 * in the settings of one process takes nothing from a buyer: renewals are mapped like the purchase.
 */
export function createPlanFinder(prices: Prices, held: Pick<RecordSet, 'subscriptions' | 'transactions'>): FindPlan {
  const stored = [...held.subscriptions.values(), ...held.transactions.values()];
  return (priceId) => {
    if (priceId === null) return undefined;
    const cycle = findCycle(prices, priceId);
    return cycle ? { cycle } : stored.find((row) => row.plan && row.priceId === priceId);
  };
}

/** Who a payment names. An attempt is our own knowledge; `userId` alone is sent by a browser. */
export interface Claim {
  readonly attemptId: string | null;
  readonly userId: string;
}

/**
 * Who a payment names: the user of the attempt it names, whatever else it says; of the hosted attempt with this transaction;
 * else the user in its custom data. Never by email. `attempts` are those of `listNamedAttempts`.
 * Sources: docs/spec/billing.md#entitlement; docs/spec/security.md §P7.
 */
export function findClaim(
  { id, custom_data: named }: Pick<PaddleTransaction, 'id' | 'custom_data'>,
  attempts: readonly AttemptRow[],
): Claim | undefined {
  const attempt =
    attempts.find((one) => one.id === named?.attemptId) ??
    attempts.find((one) => one.kind === 'hosted' && one.transactionId === id);
  if (attempt) return { attemptId: attempt.id, userId: attempt.userId };
  return named?.userId ? { attemptId: null, userId: named.userId } : undefined;
}

/** The fields of a stored record that decide its owner. */
type Ownable = Pick<TransactionRow, 'userId' | 'attemptId' | 'claimedUserId' | 'customerId'>;

/**
 * The records with their owners, computed from all related records, so that the order of events does not matter. A
 * subscription and its transactions have one owner: the user of an attempt of ours before a user they name themselves, then
 * the earliest of them. If none names a user, it is the owner of the customer record, if there is only one; else the
 * previous owner. A claim on a user who does not exist is ignored, unless it was made while they did.
 */
export function assignOwners(
  records: RecordSet,
  claims: ReadonlyMap<string, Claim | undefined>,
  exists: (userId: string) => boolean,
): RecordSet {
  const subscriptions = mapRows(records.subscriptions, (row, id) => withClaim(row, claims.get(id), exists));
  const transactions = mapRows(records.transactions, (row, id) => withClaim(row, claims.get(id), exists));
  const families = new Map<string, Ownable[]>();
  for (const [id, row] of subscriptions) families.set(id, [row]);
  for (const [id, row] of [...transactions].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const key = row.subscriptionId ?? id;
    families.set(key, [...(families.get(key) ?? []), row]);
  }
  const owners = resolveOwners(families);
  return {
    ...records,
    subscriptions: mapRows(subscriptions, (row, id) => withOwner(row, owners.get(id))),
    transactions: mapRows(transactions, (row, id) => withOwner(row, owners.get(row.subscriptionId ?? id))),
    // A customer record belongs to the person of its first payment, permanently.
    customers: mapRows(records.customers, (row, id) => {
      const first = [...families].find(([key, rows]) => owners.get(key) && rows.some((one) => one.customerId === id));
      return withOwner(row, row.userId ?? owners.get(first?.[0] ?? ''));
    }),
  };
}

function resolveOwners(families: ReadonlyMap<string, readonly Ownable[]>): Map<string, string | null> {
  const byCustomer = new Map<string, Set<string>>();
  for (const rows of families.values()) {
    const owner = findClaimed(rows);
    for (const { customerId } of rows) {
      if (owner && customerId) byCustomer.set(customerId, (byCustomer.get(customerId) ?? new Set()).add(owner));
    }
  }
  return mapRows(families, (rows) => {
    const [owner, another] = new Set(rows.flatMap(({ customerId }) => [...(byCustomer.get(customerId ?? '') ?? [])]));
    const ofCustomer = another === undefined ? owner : undefined;
    return findClaimed(rows) ?? ofCustomer ?? rows.find(({ userId }) => userId !== null)?.userId ?? null;
  });
}

function findClaimed(rows: readonly Ownable[]): string | undefined {
  const claimed = rows.filter(({ claimedUserId }) => claimedUserId !== null);
  return (claimed.find(({ attemptId }) => attemptId !== null) ?? claimed[0])?.claimedUserId ?? undefined;
}

function withClaim<T extends Ownable>(row: T, claim: Claim | undefined, exists: (userId: string) => boolean): T {
  const isGood = claim && (claim.attemptId !== null || (row.attemptId === null && exists(claim.userId)));
  if (!isGood || (row.attemptId === claim.attemptId && row.claimedUserId === claim.userId)) return row;
  return { ...row, attemptId: claim.attemptId, claimedUserId: claim.userId };
}

/** The same row when nothing changes, so that it is not saved again. */
function withOwner<T extends { userId: string | null }>(row: T, userId: string | null = null): T {
  return row.userId === userId ? row : { ...row, userId };
}

function mapRows<T, U>(rows: ReadonlyMap<string, T>, change: (row: T, id: string) => U): Map<string, U> {
  return new Map([...rows].map(([id, row]) => [id, change(row, id)]));
}
