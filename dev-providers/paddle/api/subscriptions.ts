import { createPaymentMethodChange } from '../billing/payment-method.ts';
import { cancelSubscription, notifyOfSubscription, refuseCanceled, undoCancel } from '../billing/subscriptions.ts';
import type { Subscription } from '../entities.ts';
import { invalid, notFound } from '../errors.ts';
import { subscriptionAnswer, transactionAnswer } from '../render.ts';
import type { Store } from '../store.ts';
import { type Call, type Endpoint, found } from './call.ts';
import { listAnswer } from './lists.ts';
import { customDataOf } from './transactions.ts';

export const subscriptionEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/subscriptions', answer: list },
  { method: 'GET', path: '/subscriptions/:id', answer: (call) => answerOf(call, subscriptionOf(call)) },
  { method: 'PATCH', path: '/subscriptions/:id', answer: change },
  { method: 'POST', path: '/subscriptions/:id/cancel', answer: cancel },
  {
    method: 'GET',
    path: '/subscriptions/:id/update-payment-method-transaction',
    answer: (call) => {
      const sub = subscriptionOf(call);
      refuseCanceled(sub);
      return found(transactionAnswer(call.store, createPaymentMethodChange(call.store, sub)));
    },
  },
];

function list(call: Call) {
  return listAnswer(call, {
    path: '/subscriptions',
    all: [...call.store.subscriptions.values()],
    idOf: ({ id }) => id,
    render: (sub) => subscriptionAnswer(call.store, sub),
    fields: {
      id: ({ id }) => id,
      customer_id: ({ customer_id }) => customer_id,
      address_id: ({ address_id }) => address_id,
      price_id: ({ price }) => price.id,
      status: ({ status }) => status,
      collection_mode: ({ collection_mode }) => collection_mode,
      scheduled_change_action: ({ scheduled_change }) => scheduled_change?.action ?? null,
    },
    times: {
      created_at: ({ created_at }) => created_at,
      updated_at: ({ updated_at }) => updated_at,
      next_billed_at: ({ next_billed_at }) => next_billed_at,
    },
    perPage: { usual: 50, most: 200 },
  });
}

function cancel(call: Call) {
  const from = call.body.effective_from ?? 'next_billing_period';
  if (from !== 'next_billing_period' && from !== 'immediately')
    throw invalid('effective_from', 'must be one of next_billing_period, immediately');
  const sub = subscriptionOf(call);
  cancelSubscription(call.store, sub, from);
  return answerOf(call, sub);
}

/** What the stand-in lets change: a scheduled cancellation is undone, custom data are replaced. */
function change(call: Call) {
  const sub = subscriptionOf(call);
  const { scheduled_change: scheduled, custom_data: customData, ...rest } = call.body;
  const [other] = Object.keys(rest);
  if (other !== undefined) throw invalid(other, 'the stand-in does not change this');
  if (scheduled !== undefined && scheduled !== null) throw invalid('scheduled_change', 'may only be null');
  refuseCanceled(sub);
  if (scheduled === null) undoCancel(call.store, sub);
  if (customData !== undefined) {
    sub.custom_data = customDataOf(customData);
    notifyOfSubscription(call.store, sub);
  }
  return answerOf(call, sub);
}

function subscriptionOf({ store, id }: { store: Store; id: string }): Subscription {
  const sub = store.subscriptions.get(id);
  if (!sub) throw notFound(id);
  return sub;
}

const answerOf = ({ store }: Call, sub: Subscription) => found(subscriptionAnswer(store, sub));
