import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifyOtherTabs, rebroadcast } from './checkout-news.ts';
import { untilEnded } from './overlay-end.ts';

let said: string[];
const Checkout = { open: () => undefined, close: () => said.push('close') };

beforeEach(() => {
  said = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { activeElement: null, body: {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () => untilEnded({ Checkout }, () => said.push('open'));
const charging = { name: 'checkout.payment.initiated', data: { transaction_id: 'txn_2' } };
const closed = { name: 'checkout.closed', data: {} };
const paid = { name: 'checkout.completed', data: { transaction_id: 'txn_1' } };

it.each([
  ['paid', [paid], { kind: 'paid', data: { transaction_id: 'txn_1' } }],
  ['paid, and closed by the buyer then', [charging, paid, closed], { kind: 'paid', data: { transaction_id: 'txn_1' } }],
  ['closed without paying', [{ name: 'checkout.loaded' }, closed], { kind: 'unpaid' }],
  ['closed after a card that failed', [charging, { name: 'checkout.payment.failed' }, closed], { kind: 'unpaid' }],
  ['closed while a card was charged', [charging, closed], { kind: 'unsure', data: { transaction_id: 'txn_2' } }],
  ['closed, after one that was closed while a card was charged', [closed], { kind: 'unpaid' }],
])('a checkout that was %s', async (_name, events, end) => {
  const ended = open();
  for (const event of events) rebroadcast(event);
  expect(await ended).toEqual(end);
  expect(said).toEqual(['open', 'close']);
});

it('goes when the person leaves the page', async () => {
  const leaving = new AbortController();
  const ended = untilEnded({ Checkout }, () => undefined, leaving.signal);
  leaving.abort();
  expect(await ended).toEqual({ kind: 'left' });
  const byBack = open();
  window.dispatchEvent(new Event('popstate'));
  expect(await byBack).toEqual({ kind: 'left' });
});

it('goes when another tab has paid', async () => {
  const ended = open();
  notifyOtherTabs();
  expect(await ended).toEqual({ kind: 'paid-elsewhere' });
});

it('is not taken for unpaid when the page is left while a card is charged', async () => {
  const ended = open();
  rebroadcast(charging);
  window.dispatchEvent(new Event('popstate'));
  expect(await ended).toEqual({ kind: 'unsure', data: { transaction_id: 'txn_2' } });
  rebroadcast({ name: 'checkout.payment.failed' });
});

it('is given up when it never shows itself, and waited for as long as anybody likes when it has', async () => {
  vi.useFakeTimers();
  const unseen = open().catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await unseen).toContain('Paddle is not loaded. Please refresh the page and try again.');
  const seen = open();
  rebroadcast({ name: 'checkout.loaded' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  rebroadcast(closed);
  expect(await seen).toEqual({ kind: 'unpaid' });
  vi.useRealTimers();
});

it('is gone also when it could not be opened', async () => {
  const refuse = () => {
    throw new Error('no');
  };
  await expect(untilEnded({ Checkout }, refuse)).rejects.toThrow('no');
  expect(said).toEqual(['close']);
});
