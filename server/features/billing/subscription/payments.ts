import type { Payments } from '#shared/billing/contract.ts';
import { AppError } from '../../../http/app-error.ts';
import type { BillingDeps } from '../deps.ts';
import { askProvider, withProviderTimeout } from '../with-provider-timeout.ts';
import { findLastPayment, findPaymentOf, listInvoices } from './repository.ts';

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
