import { notFound } from '../errors.ts';
import { adjustmentEvent } from '../render.ts';
import { type Endpoint, found } from './call.ts';
import { listAnswer } from './lists.ts';

/** What is only read: prices, what happened, and what went back. */
export const recordEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/prices/:id',
    answer: ({ store, id, query }) => {
      const price = store.prices.get(id);
      if (!price) throw notFound(id);
      const withProduct = query.get('include') === 'product' && { product: store.products.get(price.product_id) };
      return found({ ...price, ...withProduct });
    },
  },
  {
    method: 'GET',
    path: '/events',
    answer: (call) =>
      listAnswer(call, {
        path: '/events',
        all: call.store.events,
        idOf: ({ event_id }) => event_id,
        render: (event) => event,
        perPage: { usual: 50, most: 200 },
      }),
  },
  {
    method: 'GET',
    path: '/adjustments',
    answer: (call) =>
      listAnswer(call, {
        path: '/adjustments',
        all: [...call.store.adjustments.values()],
        idOf: ({ id }) => id,
        render: (adjustment) => adjustmentEvent(call.store, adjustment),
        fields: {
          id: ({ id }) => id,
          action: ({ action }) => action,
          status: ({ status }) => status,
          customer_id: ({ customer_id }) => customer_id,
          subscription_id: ({ subscription_id }) => subscription_id,
          transaction_id: ({ transaction_id }) => transaction_id,
        },
        perPage: { usual: 10, most: 50 },
      }),
  },
];
