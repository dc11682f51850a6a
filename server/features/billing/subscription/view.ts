import { z } from 'zod';
import type { Payments, Subscription } from '#shared/billing/contract.ts';
import { type EndReason, SUBSCRIPTION_STATUSES } from '#shared/billing/names.ts';
import { PRO_PRICE_CENTS } from '#shared/plans/catalogue.ts';
import { AppError } from '../../../http/app-error.ts';
import { getAccessEnd } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { PAST_DUE_MS } from '../time-limits.ts';
import { askProvider, withProviderTimeout } from '../with-provider-timeout.ts';
import {
  findEndFacts,
  findLastPayment,
  findPaymentOf,
  listInvoices,
  listSubscriptionsOf,
  type StoredSubscription,
} from './repository.ts';

/** The running subscription, or the last one. */
export async function readSubscription(deps: BillingDeps, userId: string): Promise<Subscription | null> {
  const [row] = await listSubscriptionsOf(deps.db, deps.paddle.environment, userId);
  if (!row) return null;
  const accessUntil = await getAccessEnd(deps, userId);
  const end = accessUntil ? null : await findEnd(deps, row);
  const ended = end && end.at.getTime() <= deps.now() ? { at: end.at.toISOString(), why: end.why } : null;
  return toView(row, accessUntil, ended);
}

/** When and why a subscription stopped giving Pro; null where the provider has not said when. */
async function findEnd(deps: BillingDeps, row: StoredSubscription): Promise<{ at: Date; why: EndReason } | null> {
  const { last, returned } = await findEndFacts(deps.db, row);
  if (returned) return { at: returned.at, why: returned.action === 'chargeback' ? 'charged_back' : 'refunded' };
  const isUnpaid = row.status === 'past_due' || last?.status === 'past_due' || last?.status === 'canceled';
  const unpaidFrom = row.status === 'past_due' ? row.periodStartsAt : last?.periodStartsAt;
  if (isUnpaid && unpaidFrom) return { at: new Date(unpaidFrom.getTime() + PAST_DUE_MS), why: 'unpaid' };
  const at = row.canceledAt ?? row.updatedAt;
  return { at, why: row.status === 'paused' ? 'paused' : 'cancelled' };
}

const CURRENCY = 'USD';

/** A subscription as its owner sees it. Every number in it is the provider's. */
function toView(row: StoredSubscription, accessUntil: Date | null, ended: Subscription['ended']): Subscription {
  const status = z.enum(SUBSCRIPTION_STATUSES).parse(row.status);
  const cycle = row.cycle ?? 'monthly';
  const ends = status === 'canceled' || status === 'paused';
  const willEnd = row.scheduledAction === 'cancel' || row.scheduledAction === 'pause';
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    status,
    cycle,
    priceCents: row.unitPriceCents ?? PRO_PRICE_CENTS[cycle],
    currency: row.currency ?? CURRENCY,
    nextChargeAt: ends || willEnd ? null : iso(row.nextBilledAt),
    trialEndsAt: status === 'trialing' ? iso(row.trialEndsAt ?? row.nextBilledAt) : null,
    cancelsAt: row.scheduledAction === 'cancel' ? iso(row.scheduledFor) : null,
    accessUntil: iso(accessUntil),
    unpaidSince: status === 'past_due' ? iso(row.periodStartsAt) : null,
    ended,
  };
}

/** The invoices are our own records; only the card is read from the provider, and left out while it is away. */
export async function readPayments(deps: BillingDeps, userId: string): Promise<Payments> {
  const payer = { environment: deps.paddle.environment, userId };
  const [invoices, { answer }] = await Promise.all([listInvoices(deps.db, payer), askProvider(readCard(deps, userId))]);
  return { card: answer?.card ?? null, invoices };
}

async function readCard(deps: BillingDeps, userId: string): Promise<{ card: Payments['card'] }> {
  const last = await findLastPayment(deps.db, { environment: deps.paddle.environment, userId });
  const transaction = last === undefined ? undefined : await deps.gateway.getTransaction(last);
  const card = transaction?.payments?.find(({ method_details: method }) => method.card)?.method_details.card;
  if (!card) return { card: null };
  const { type: brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear } = card;
  return { card: { brand, last4, expiryMonth, expiryYear } };
}

/** @throws AppError NOT_FOUND for another person's payment and for none; INVOICE_UNAVAILABLE */
export async function readInvoice(deps: BillingDeps, userId: string, transactionId: string): Promise<string> {
  if (!(await findPaymentOf(deps.db, { environment: deps.paddle.environment, userId }, transactionId)))
    throw new AppError('NOT_FOUND');
  return withProviderTimeout({ failed: 'INVOICE_UNAVAILABLE' }, () => deps.gateway.createInvoiceLink(transactionId));
}
