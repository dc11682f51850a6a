import { createCustomer } from '../billing/checkout.ts';
import { invalid, notFound, PaddleError } from '../errors.ts';
import { textOf } from '../fields.ts';
import { openPortal } from '../portal/session.ts';
import { type Call, created, type Endpoint, found } from './call.ts';
import { listAnswer } from './lists.ts';

export const customerEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/customers', answer: create },
  { method: 'GET', path: '/customers', answer: list },
  { method: 'GET', path: '/customers/:id', answer: (call) => found(customerOf(call)) },
  { method: 'POST', path: '/customers/:id/portal-sessions', answer: portal },
];

function list(call: Call) {
  return listAnswer(call, {
    path: '/customers',
    all: [...call.store.customers.values()],
    idOf: ({ id }) => id,
    render: (customer) => customer,
    fields: { id: ({ id }) => id, email: ({ email }) => email, status: ({ status }) => status },
    perPage: { usual: 50, most: 200 },
  });
}

function create({ store, body }: Call) {
  const email = textOf(body.email) ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('email', 'must be a valid email');
  const known = [...store.customers.values()].find((customer) => customer.email === email.toLowerCase());
  if (known)
    throw new PaddleError(409, 'customer_already_exists', `customer email conflicts with customer of id ${known.id}`);
  return created(createCustomer(store, email, textOf(body.name) ?? null));
}

function portal(call: Call) {
  const customer = customerOf(call);
  const asked: unknown = call.body.subscription_ids ?? [];
  if (!Array.isArray(asked)) throw invalid('subscription_ids', 'must be a list');
  const ids = asked.map(String);
  const foreign = ids.find((id) => call.store.subscriptions.get(id)?.customer_id !== customer.id);
  if (foreign !== undefined) throw notFound(foreign);
  return created(openPortal(call.store, customer.id, ids));
}

function customerOf({ store, id }: Call) {
  const customer = store.customers.get(id);
  if (!customer) throw notFound(id);
  return customer;
}
