import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PaddleStandIn, startPaddleStandIn } from './index.ts';
import { OFFER } from './testing/seller.ts';

let folder: string;
let file: string;
const running: PaddleStandIn[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddle-stand-in-'));
  file = join(folder, 'deep', 'state.json');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((paddle) => paddle.close()));
  rmSync(folder, { recursive: true });
});

async function start(now?: () => number): Promise<PaddleStandIn> {
  const paddle = await startPaddleStandIn({ offer: OFFER, stateFile: file, ...(now && { now }) });
  running.push(paddle);
  return paddle;
}

async function buyAt(paddle: PaddleStandIn) {
  await fetch(`${paddle.url}/transactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${paddle.apiKey}` },
    body: JSON.stringify({
      items: [{ price_id: paddle.priceIds.monthly, quantity: 1 }],
      checkout: { url: 'http://localhost/' },
    }),
  });
  return paddle.control('pay');
}

it('knows after a restart what was bought, and what time it had come to', async () => {
  const first = await start();
  await buyAt(first);
  const before = await first.control('clock', { advance: { days: 3 } });
  await first.close();
  const second = await start();
  const after = second.state();
  const without = { delivery: undefined, clock: undefined };
  const withoutAddress = (text: string, paddle: PaddleStandIn) => text.replaceAll(paddle.url, '');
  expect(withoutAddress(JSON.stringify({ ...after, ...without }), second)).toBe(
    withoutAddress(JSON.stringify({ ...before, ...without }), first),
  );
  expect(Date.parse(after.clock)).toBeGreaterThanOrEqual(Date.parse(before.clock));
  const cancelled = await second.control('renew', { outcome: 'fail' });
  expect(cancelled.subscriptions[0]?.status).toBe('past_due');
});

it('does what fell due while nobody was there, each thing at its own time', async () => {
  let ms = Date.parse('2026-01-10T12:00:00Z');
  const first = await start(() => ms);
  await buyAt(first);
  await first.close();
  ms = Date.parse('2026-03-20T12:00:00Z');
  const second = await start(() => ms);
  await fetch(`${second.url}/paddle.js`);
  const { transactions, subscriptions } = second.state();
  expect(transactions.map(({ created_at }) => created_at.slice(0, 10))).toEqual([
    '2026-01-10',
    '2026-02-10',
    '2026-03-10',
  ]);
  expect(subscriptions[0]?.current_billing_period?.ends_at.slice(0, 10)).toBe('2026-04-10');
});

it('begins anew with a file that it cannot read', async () => {
  const first = await start();
  await buyAt(first);
  await first.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 1 });
  writeFileSync(file, '{"version":1,"customers":');
  expect((await start()).state().transactions).toEqual([]);
});
