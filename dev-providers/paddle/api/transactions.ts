import { type Fields, isFields } from '../../http/fields.ts';
import { createTransaction } from '../billing/transactions.ts';
import type { Price, Transaction } from '../entities.ts';
import { invalid, notFound, PaddleError } from '../errors.ts';
import { numberOf, textOf } from '../fields.ts';
import { adjustmentEvent, transactionAnswer } from '../render.ts';
import type { Store } from '../store.ts';
import { type Call, created, type Endpoint, found } from './call.ts';
import { listAnswer } from './lists.ts';

export const transactionEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/transactions', answer: (call) => created(answerOf(call, create(call))) },
  { method: 'GET', path: '/transactions', answer: list },
  {
    method: 'GET',
    path: '/transactions/:id',
    answer: (call) => {
      const txn = call.store.transactions.get(call.id);
      if (!txn) throw notFound(call.id);
      return found(answerOf(call, txn));
    },
  },
];

function list(call: Call) {
  return listAnswer(call, {
    path: '/transactions',
    all: [...call.store.transactions.values()],
    idOf: ({ id }) => id,
    render: (txn) => answerOf(call, txn),
    fields: {
      id: ({ id }) => id,
      customer_id: ({ customer_id }) => customer_id,
      subscription_id: ({ subscription_id }) => subscription_id,
      status: ({ status }) => status,
      origin: ({ origin }) => origin,
      collection_mode: ({ collection_mode }) => collection_mode,
      invoice_number: ({ invoice_number }) => invoice_number,
    },
    times: {
      created_at: ({ created_at }) => created_at,
      updated_at: ({ updated_at }) => updated_at,
      billed_at: ({ billed_at }) => billed_at,
    },
    perPage: { usual: 30, most: 30 },
  });
}

/** With what was asked to be included. */
function answerOf({ store, query }: Call, txn: Transaction) {
  const wanted = new Set((query.get('include') ?? '').split(','));
  const adjustments = [...store.adjustments.values()].filter(({ transaction_id }) => transaction_id === txn.id);
  return {
    ...transactionAnswer(store, txn),
    ...(wanted.has('customer') && { customer: store.customers.get(txn.customer_id ?? '') ?? null }),
    ...(wanted.has('address') && { address: store.addresses.get(txn.address_id ?? '') ?? null }),
    ...(wanted.has('adjustments') && { adjustments: adjustments.map((one) => adjustmentEvent(store, one)) }),
    ...(wanted.has('available_payment_methods') && { available_payment_methods: ['card'] }),
  };
}

/** What a request may say; the rest of what Paddle takes is refused here, since nothing would come of it. */
const TAKEN = ['items', 'custom_data', 'checkout', 'collection_mode', 'currency_code', 'customer_id', 'address_id'];

function create({ store, body }: Call): Transaction {
  const [other] = Object.keys(body).filter((name) => !TAKEN.includes(name) && body[name] !== null);
  if (other !== undefined) throw invalid(other, 'is not something the stand-in takes');
  const currency = textOf(body.currency_code) ?? 'USD';
  if (currency !== 'USD') throw invalid('currency_code', 'the stand-in sells in USD');
  if ((textOf(body.collection_mode) ?? 'automatic') !== 'automatic')
    throw invalid('collection_mode', 'the stand-in collects automatically');
  const price = onePrice(store, body.items);
  const customerId = known(store.customers, body.customer_id);
  const addressId = known(store.addresses, body.address_id);
  if (addressId !== null && store.addresses.get(addressId)?.customer_id !== customerId)
    throw invalid('address_id', 'must be an address of the customer');
  return createTransaction(store, {
    price,
    origin: 'api',
    customData: customDataOf(body.custom_data),
    customerId,
    addressId,
    checkoutPage: checkoutPageOf(store, body.checkout),
  });
}

export function onePrice(store: Store, given: unknown): Price {
  const items: readonly unknown[] = Array.isArray(given) ? given : [];
  if (items.length === 0) throw invalid('items', 'must be provided as part of the request');
  const [item] = items;
  if (items.length > 1) throw invalid('items', 'the stand-in sells one thing at a time');
  const line: Fields = isFields(item) ? item : {};
  const price = store.prices.get(textOf(line.price_id) ?? '');
  if (!price) throw notFound(textOf(line.price_id) ?? 'price');
  const quantity = numberOf(line.quantity) ?? 1;
  if (quantity < price.quantity.minimum || quantity > price.quantity.maximum)
    throw new PaddleError(
      400,
      'transaction_item_quantity_out_of_range',
      `item quantity must be between ${price.quantity.minimum} and ${price.quantity.maximum}`,
    );
  return price;
}

export function customDataOf(value: unknown): Record<string, unknown> | null {
  if (value === undefined || value === null) return null;
  if (!isFields(value)) throw invalid('custom_data', 'must be an object');
  return { ...value };
}

function known(things: ReadonlyMap<string, unknown>, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const id = textOf(value) ?? '';
  if (!things.has(id)) throw notFound(id);
  return id;
}

function checkoutPageOf(store: Store, checkout: unknown): string {
  const given = isFields(checkout) ? textOf(checkout.url) : undefined;
  const page = given ?? store.defaultPaymentLink;
  if (page === null)
    throw new PaddleError(
      400,
      'transaction_default_checkout_url_not_set',
      'default payment link has not yet been defined within the Paddle dashboard',
    );
  if (!URL.canParse(page) || !/^https?:$/.test(new URL(page).protocol))
    throw invalid('checkout.url', 'must be a valid URL');
  return page;
}
