import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Seller, startSeller } from '../testing/seller.ts';
import { CALM, chanceFrom, planned } from './chaos.ts';

let seller: Seller;
beforeEach(async () => {
  seller = await startSeller();
});
afterEach(() => seller.close());

const ids = () => seller.received.map(({ eventId }) => eventId);

it('tries again what was not taken, with the same ids and a signature of its own', async () => {
  seller.answers.push(500);
  await seller.order();
  await seller.paddle.settled();
  await seller.paddle.control('deliver');
  const [first, second] = seller.received;
  expect(seller.received.length).toBe(2);
  expect([second?.eventId, second?.notificationId, second?.body]).toEqual([
    first?.eventId,
    first?.notificationId,
    first?.body,
  ]);
  expect(seller.paddle.state().delivery.attempts.map(({ status }) => status)).toEqual([500, 200]);
});

it('keeps what happens to itself in manual mode until it is told to deliver', async () => {
  await seller.paddle.control('deliver', { mode: 'manual' });
  await seller.order();
  const { delivery, events } = await seller.paddle.control('pay');
  expect([delivery.waiting, seller.received.length]).toEqual([events.length, 0]);
  await seller.paddle.control('deliver');
  expect(ids()).toEqual(events.map(({ event_id }) => event_id));
});

it('hands an event over once more, also forged', async () => {
  await seller.order();
  const { events } = await seller.paddle.control('pay');
  const eventId = events[0]?.event_id;
  seller.received.length = 0;
  await seller.paddle.control('deliver', { eventId, times: 2 });
  await seller.paddle.control('deliver', { eventId, tamper: true });
  expect(ids()).toEqual([eventId, eventId, eventId]);
  expect(seller.received.map(({ body }) => body.startsWith('{"forged":true'))).toEqual([false, false, true]);
});

it('loses, doubles, forges and shuffles in chaos, and still knows everything itself', async () => {
  await seller.paddle.control('deliver', {
    mode: 'chaos',
    seed: 3,
    duplicate: 0.4,
    drop: 0.3,
    tamper: 0.2,
    delay: 0.5,
    delayMs: 20,
    shuffle: true,
  });
  for (let i = 0; i < 4; i++) {
    await seller.order();
    await seller.paddle.control('pay', { email: `buyer${i}@example.com` });
  }
  const told = seller.paddle.state().events.map(({ event_id }) => event_id);
  const came = ids();
  expect(new Set(came).size).toBeLessThan(told.length);
  expect(came.length).toBeGreaterThan(new Set(came).size);
  expect([...new Set(came)]).not.toEqual(told.filter((id) => came.includes(id)));
  expect(seller.received.some(({ body }) => body.startsWith('{"forged":true'))).toBe(true);
});

it('goes wrong in the same way with the same seed', () => {
  const items = Array.from({ length: 50 }, (_, i) => i);
  const chaos = { ...CALM, duplicate: 0.3, drop: 0.2, delay: 0.3, tamper: 0.1, shuffle: true };
  const once = planned(items, chaos, chanceFrom(11));
  expect(planned(items, chaos, chanceFrom(11))).toEqual(once);
  expect(planned(items, chaos, chanceFrom(12))).not.toEqual(once);
});
