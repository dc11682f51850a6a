import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Seller, startSeller } from '../testing/seller.ts';

let seller: Seller;
beforeEach(async () => {
  seller = await startSeller();
});
afterEach(() => seller.close());

const order = (name: string, body: object = {}, type = 'application/json') =>
  fetch(`${seller.paddle.url}/__control/${name}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
const bought = async () => {
  await seller.order();
  return seller.paddle.control('pay');
};

it('answers each order with what it leaves behind', async () => {
  await seller.order();
  const answer = await order('pay', { card: 'ok' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    subscriptions: [{ status: 'active' }],
    delivery: { mode: 'auto', waiting: 0 },
  });
});

it.each([
  ['explode', {}],
  ['clock', { set: '2001-01-01T00:00:00Z' }],
  ['clock', {}],
  ['pay', { card: '5555' }],
  ['fault', { kind: 'away' }],
  ['deliver', { mode: 'pigeon' }],
  ['refund', {}],
])('does not understand %s %o', async (name, body) => {
  expect((await order(name, body)).status).toBe(400);
});

it('takes no order from a page of another site', async () => {
  expect((await order('reset', {}, 'text/plain')).status).toBe(400);
});

it('forgets everything on reset, and the time it had moved to', async () => {
  await bought();
  await seller.paddle.control('clock', { advance: { days: 90 } });
  const state = await seller.paddle.control('reset');
  expect([state.transactions, state.subscriptions, state.events]).toEqual([[], [], []]);
  expect(Math.abs(Date.parse(state.clock) - Date.now())).toBeLessThan(60_000);
});

it('pays back in part and in full, and keeps what waits for approval apart', async () => {
  await bought();
  const part = await seller.paddle.control('refund', { cents: 200 });
  expect(part.adjustments[0]).toMatchObject({ action: 'refund', type: 'partial', status: 'approved' });
  expect(part.transactions[0]?.details.adjusted_totals.total).toBe('1000');
  const asked = await seller.paddle.control('refund', { status: 'pending_approval' });
  expect(asked.transactions[0]?.details.adjusted_totals.total).toBe('1000');
  const given = await seller.paddle.control('refund', { adjustmentId: asked.adjustments[1]?.id, status: 'approved' });
  expect(given.transactions[0]?.details.adjusted_totals.total).toBe('0');
});

it('takes a payment back by chargeback, and gives it again by the reverse of it', async () => {
  await bought();
  const taken = await seller.paddle.control('chargeback');
  expect(taken.adjustments[0]).toMatchObject({ action: 'chargeback', type: 'full', status: 'approved' });
  const back = await seller.paddle.control('chargeback', { action: 'chargeback_reverse' });
  expect(back.adjustments.map(({ action, status }) => [action, status])).toEqual([
    ['chargeback', 'reversed'],
    ['chargeback_reverse', 'approved'],
  ]);
  expect(back.transactions[0]?.details.adjusted_totals.total).toBe('1200');
});

it('fails the requests it is told to, and no others', async () => {
  const { transactions } = await bought();
  const path = `/transactions/${transactions[0]?.id}`;
  const read = () =>
    fetch(`${seller.paddle.url}${path}`, { headers: { authorization: `Bearer ${seller.paddle.apiKey}` } });
  await seller.paddle.control('fault', { kind: 'status', status: 502, times: 2, skip: 1 });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await read()).status);
  expect(statuses).toEqual([200, 502, 502, 200]);
  await seller.paddle.control('fault', { kind: 'html' });
  expect((await read()).headers.get('content-type')).toBe('text/html');
  await seller.paddle.control('fault', { kind: 'rate-limit', retryAfterSeconds: 7 });
  const limited = await read();
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  await seller.paddle.control('fault', { kind: 'reset' });
  await expect(read()).rejects.toThrow('fetch failed');
  await seller.paddle.control('fault', { kind: 'status', at: '/subscriptions' });
  expect((await read()).status).toBe(200);
});

it('does what it was asked when it breaks off the answer', async () => {
  const { subscriptions } = await bought();
  await seller.paddle.control('fault', { kind: 'truncate', method: 'POST' });
  await expect(seller.call('POST', `/subscriptions/${subscriptions[0]?.id}/cancel`, {})).rejects.toThrow('terminated');
  expect(seller.paddle.state().subscriptions[0]?.scheduled_change?.action).toBe('cancel');
});

it('hangs until the fault is taken back', async () => {
  await seller.paddle.control('fault', { kind: 'hang' });
  const asked = seller.call('GET', '/events').catch(() => 'cut');
  // The fault is used up by the request that hangs: from then on there is one to let go.
  await expect.poll(() => seller.paddle.state().faults.length).toBe(0);
  await seller.paddle.control('fault', { kind: 'none' });
  expect(await asked).toBe('cut');
});
