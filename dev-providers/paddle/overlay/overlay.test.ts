import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Seller, startSeller } from '../testing/seller.ts';

let seller: Seller;
beforeEach(async () => {
  seller = await startSeller();
});
afterEach(() => seller.close());

const open = async (query: Record<string, string>) => {
  const { url, clientToken } = seller.paddle;
  const all = new URLSearchParams({ token: clientToken, origin: 'http://localhost:3000', ...query });
  const page = await fetch(`${url}/checkout?${all}`);
  return { page, html: await page.text() };
};
const CARD = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '100', name: 'Somebody', country: 'DE' };
const pay = async (html: string, fields: Record<string, string> = {}) => {
  const id = /"checkoutId":"(che_[a-z\d]{26})"/.exec(html)?.[1];
  const answer = await fetch(`${seller.paddle.url}/checkout/${id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sam@example.com', ...CARD, ...fields }),
  });
  return { status: answer.status, body: await answer.text() };
};

it('serves a script that needs neither markup from text nor inline styles, and takes no live token', async () => {
  const answer = await fetch(`${seller.paddle.url}/paddle.js`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(text).not.toMatch(
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function|srcdoc|setAttribute/,
  );
  expect(text).toContain(`const ORIGIN = "${seller.paddle.url}"`);
  expect(text).toContain('/^live_/');
});

it('says on the checkout that no money moves, and loads nothing from elsewhere', async () => {
  const { page, html } = await open({ transaction_id: await seller.order() });
  expect(html).toContain('Test checkout: no real money');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(html).toContain('Pay $12.00');
});

it('takes a payment and tells of it as Paddle does', async () => {
  const { html } = await open({ transaction_id: await seller.order() });
  const paid = await pay(html);
  expect(JSON.parse(paid.body)).toMatchObject({
    outcome: 'completed',
    data: {
      id: expect.stringMatching(/^che_/),
      transaction_id: expect.stringMatching(/^txn_/),
      status: 'completed',
      custom_data: { userId: 'somebody' },
      customer: { email: 'sam@example.com', address: { country_code: 'DE' } },
      items: [{ price_id: seller.paddle.priceIds.monthly, totals: { total: 12 } }],
      payment: { method_details: { type: 'card', card: { last4: '4242' } } },
    },
  });
  expect(seller.paddle.state().subscriptions[0]?.status).toBe('active');
});

it('makes a transaction of its own for items', async () => {
  const items = JSON.stringify([{ price_id: seller.paddle.priceIds.yearly, quantity: 1 }]);
  const { html } = await open({ items, custom_data: '{"userId":"me"}', email: '"><b>x</b>@example.com' });
  expect(html).not.toContain('<b>x');
  await pay(html);
  expect(seller.paddle.state().transactions[0]).toMatchObject({
    origin: 'web',
    status: 'completed',
    custom_data: { userId: 'me' },
  });
});

it.each([
  [{ email: 'nobody' }, 'email'],
  [{ number: '5555 5555 5555 4444' }, 'number'],
  [{ expiry: '01/20' }, 'expiry'],
  [{ expiry: '13/34' }, 'expiry'],
  [{ cvc: '1' }, 'cvc'],
  [{ name: ' ' }, 'name'],
])('points at what is wrong with %o', async (fields, field) => {
  const { html } = await open({ transaction_id: await seller.order() });
  const { status, body } = await pay(html, fields);
  expect([status, JSON.parse(body)]).toMatchObject([422, { field }]);
  expect(seller.paddle.state().subscriptions).toEqual([]);
});

it('is paid once: a second press and an open second window change nothing', async () => {
  const id = await seller.order();
  const [one, other] = [await open({ transaction_id: id }), await open({ transaction_id: id })];
  const answers = await Promise.all([pay(one.html), pay(one.html), pay(other.html)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(seller.paddle.state().subscriptions.length).toBe(1);
});

it.each([
  ['a transaction that is not there', { transaction_id: 'txn_01aaaaaaaaaaaaaaaaaaaaaaaa' }],
  ['a token of somebody else', { token: 'test_other' }],
  ['a price that is not sold', { items: '[{"price_id":"pri_none"}]' }],
])('tells the page of %s', async (_what, query) => {
  const { html } = await open(query);
  expect(html).toContain('Something went wrong');
  expect(html).toMatch(/"error":\{"code":"(not_found|forbidden)"/);
});
