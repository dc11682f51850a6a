import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../../http/body.ts';
import { type Fields, fieldsOf, isFields } from '../../http/fields.ts';
import { customDataOf, onePrice } from '../api.ts';
import { isPayable, pay } from '../billing/checkout.ts';
import { createTransaction } from '../billing/transactions.ts';
import { type GivenCard, testCard } from '../cards.ts';
import type { Transaction } from '../entities.ts';
import { notFound, PaddleError, textOf } from '../lists.ts';
import { sendPage } from '../page.ts';
import type { Store } from '../store.ts';
import { checkoutData } from './checkout-data.ts';
import { CHECKOUT_JS } from './checkout-js.ts';
import { paddleJs } from './paddle-js.ts';
import { checkoutPage, refusedPage } from './page.ts';

/** The open checkouts, and the origins that may open one. */
export interface Overlay {
  readonly store: Store;
  readonly clientToken: string;
  /** Transaction by checkout. */
  readonly sessions: Map<string, string>;
}

export function createOverlay(store: Store, clientToken: string): Overlay {
  return { store, clientToken, sessions: new Map() };
}

/** Handles the requests of a buyer's browser. False for another path. */
export async function answerOverlay(
  own: Overlay,
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
): Promise<boolean> {
  const payId = /^\/checkout\/(che_[a-z\d]{26})\/pay$/.exec(address.pathname)?.[1];
  if (address.pathname === '/paddle.js') sendScript(response, paddleJs(own.store.url()));
  else if (address.pathname === '/checkout.js') sendScript(response, CHECKOUT_JS);
  else if (address.pathname === '/checkout') open(own, response, address.searchParams);
  else if (payId !== undefined && request.method === 'POST') await payCheckout(own, payId, request, response);
  else return false;
  return true;
}

function open({ store, clientToken, sessions }: Overlay, response: ServerResponse, query: URLSearchParams): void {
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const opener = originOf(query.get('origin'));
  try {
    if (query.get('token') !== clientToken)
      throw new PaddleError(403, 'forbidden', 'The client-side token is not one of this stand-in.');
    const txn = findOrCreateTransaction(store, query);
    if (!isPayable(txn))
      throw new PaddleError(400, 'transaction_immutable', `This transaction is ${txn.status} already.`);
    const checkoutId = store.id('che');
    sessions.set(checkoutId, txn.id);
    const known = store.customers.get(txn.customer_id ?? '')?.email;
    const data = checkoutData(store, checkoutId, txn);
    const email = known ?? query.get('email') ?? '';
    const country = query.get('country') ?? 'US';
    sendPage(response, 200, checkoutPage({ store, txn, checkoutId, email, country, theme, data, opener }));
  } catch (error) {
    if (!(error instanceof PaddleError)) throw error;
    sendPage(response, 200, refusedPage({ code: error.code, detail: error.message }, opener, theme));
  }
}

/** The named transaction, or a new one for the named items. */
function findOrCreateTransaction(store: Store, query: URLSearchParams): Transaction {
  const id = query.get('transaction_id');
  if (id !== null) {
    const txn = store.transactions.get(id);
    if (!txn) throw notFound(id);
    return txn;
  }
  const items: unknown = JSON.parse(query.get('items') ?? '[]');
  const customData: unknown = JSON.parse(query.get('custom_data') ?? 'null');
  return createTransaction(store, {
    price: onePrice(store, items),
    origin: 'web',
    customData: customDataOf(customData),
    customerId: null,
    checkoutPage: null,
  });
}

async function payCheckout(
  { store, sessions }: Overlay,
  checkoutId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const txn = store.transactions.get(sessions.get(checkoutId) ?? '');
  const body = request.headers['content-type'] === 'application/json' ? fieldsOf(await readBody(request)) : undefined;
  if (!txn || !isFields(body)) return sendJson(response, 404, { message: 'This checkout is over.' });
  const email = (textOf(body.email) ?? '').trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return sendJson(response, 422, { field: 'email', message: 'Enter an email address.' });
  const card = cardFrom(body, store.clock.nowMs());
  if ('field' in card) return sendJson(response, 422, card);
  if (!isPayable(txn)) return sendJson(response, 409, { message: `This transaction is ${txn.status} already.` });
  const outcome = pay(store, txn, { email, countryCode: textOf(body.country) ?? 'US' }, card);
  sendJson(response, 200, { outcome, data: checkoutData(store, checkoutId, txn) });
}

function sendScript(response: ServerResponse, text: string): void {
  response
    .writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(text);
}

/** Messages go to this origin alone; a page that names none gets none. */
function originOf(text: string | null): string {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? new URL(text).origin
    : 'null';
}

const NO_CARD = { field: 'number', message: 'Only the test cards below work here.' };

/** The entered card, or what is wrong with it; only test cards pass. */
function cardFrom(fields: Fields, nowMs: number): GivenCard | typeof NO_CARD {
  const number = (textOf(fields.number) ?? '').replace(/\D/g, '');
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d\d)\s*$/.exec(textOf(fields.expiry) ?? '') ?? [];
  const [expiryMonth, expiryYear] = [Number(month), 2000 + Number(year)];
  const name = (textOf(fields.name) ?? '').trim();
  const card = testCard(number, { expiry_month: expiryMonth, expiry_year: expiryYear, cardholder_name: name });
  if (!card) return NO_CARD;
  if (expiryMonth < 1 || expiryMonth > 12 || Date.UTC(expiryYear, expiryMonth) <= nowMs)
    return { field: 'expiry', message: 'Enter a month in the future, such as 12/34.' };
  if (!/^\d{3,4}$/.test(textOf(fields.cvc) ?? '')) return { field: 'cvc', message: 'Enter any three digits.' };
  return name === '' ? { field: 'name', message: 'Enter any name.' } : card;
}
