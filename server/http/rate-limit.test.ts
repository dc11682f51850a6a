import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createLimiter } from './rate-limit.ts';

const HOUR_MS = 3_600_000;
const WINDOW = { points: 2, perSeconds: 900 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('counts the same window on machines whose clocks are an hour apart', async () => {
  const noon = Date.parse('2026-03-01T12:00:00Z');
  let now = noon;
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { pool } = database;
  const limiter = createLimiter({ pool, log: silentLog, now: () => now }, 'tries', WINDOW);
  const countOn = async (machineAheadMs: number) => {
    vi.setSystemTime(now + machineAheadMs);
    return limiter.count(['person']);
  };
  await countOn(HOUR_MS);
  await countOn(-HOUR_MS);
  for (const ahead of [0, HOUR_MS, -HOUR_MS, -56 * 365 * 24 * HOUR_MS])
    await expect(countOn(ahead)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterMs: WINDOW.perSeconds * 1_000,
    });
  now += 600_000;
  await expect(countOn(HOUR_MS)).rejects.toMatchObject({ retryAfterMs: 300_000 });
  now += 301_000;
  await countOn(-HOUR_MS);
});
