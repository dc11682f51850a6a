import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { PaddleEntity } from '../deps.ts';
import { readSoldPrice, type SoldItem } from '../paddle/prices.ts';
import type { PaddleAdjustment, PaddleCustomer, PaddleSubscription, PaddleTransaction } from '../paddle/schemas.ts';
import type { Ownable } from './owners.ts';
import type { FindPlan } from './price-mapping.ts';
import type { AdjustmentRow, CustomerRow, RecordSet, SubscriptionRow, TransactionRow } from './repository.ts';
import { isNewer } from './version.ts';

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

function keepOwner({ userId, attemptId, claimedUserId }: Ownable) {
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
