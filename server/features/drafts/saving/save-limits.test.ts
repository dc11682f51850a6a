import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { AppEnv } from '../../../http/context.ts';
import { errorResponse } from '../../../http/error-response.ts';
import { createHttpServer } from '../../../http/http-server.ts';
import { listen } from '../../../http/listen.ts';
import { createLimiter } from '../../../http/rate-limit.ts';
import { silentLog } from '../../../log.ts';
import { startPro } from '../../../testing/drafts.ts';
import { createConcurrencyLimiter } from '../../proposals/index.ts';
import { withSaveLimits } from './save-limits.ts';

/** One slot, and a save in it that ends with `finish`. */
async function startWithOneSlot() {
  const queue = { most: 5, waitMs: 600_000 };
  const saveConcurrency = createConcurrencyLimiter({ perOwner: 5, perProcess: 1, ownFull: 'Yours are taken.', queue });
  const { app: installed } = await startPro();
  const deps = { pool: installed.database.pool, log: silentLog };
  const saveLimit = createLimiter(deps, 'draft-saves', { points: 5, perSeconds: 60 });
  const stored: string[] = [];
  let finish = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const app = new Hono<AppEnv>();
  app.onError((error, c) => errorResponse(c, error));
  app.post('/:name', async (c) => {
    const name = c.req.param('name');
    return withSaveLimits(c, { saveConcurrency, saveLimit }, 'anna', async () => {
      if (name === 'first') await held;
      stored.push(name);
      return c.json({ success: true });
    });
  });
  const server = createHttpServer(app, { isHttps: false, isClosing: () => false });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = await listen(server, '127.0.0.1', 0);
  const save = async (name: string, signal?: AbortSignal) =>
    (await fetch(`http://127.0.0.1:${port}/${name}`, { method: 'POST', signal: signal ?? null })).status;
  return { save, stored, finish, saveConcurrency };
}

it('a save that finds no slot waits for one; a closed page leaves the queue and stores nothing', async () => {
  const { save, stored, finish, saveConcurrency } = await startWithOneSlot();
  const first = save('first');
  await expect.poll(() => saveConcurrency.inUse()).toBe(1);
  const closing = new AbortController();
  const left = save('closed', closing.signal).catch(() => 'left');
  await expect.poll(() => saveConcurrency.waiting()).toBe(1);
  const last = save('last');
  await expect.poll(() => saveConcurrency.waiting()).toBe(2);
  closing.abort();
  expect(await left).toBe('left');
  await expect.poll(() => saveConcurrency.waiting()).toBe(1);
  finish();
  expect([await first, await last, stored]).toEqual([200, 200, ['first', 'last']]);
  await expect.poll(() => saveConcurrency.inUse()).toBe(0);
});
