import { expect, it } from 'vitest';
import { aDraft, anotherPro, DRAFTS, save, startPro } from '../../../testing/drafts.ts';
import { holdTable } from '../../../testing/held-table.ts';

const OF_EACH = 20;
const OF_ALL = 60;

it('a save that finds no slot waits for one; a closed page leaves the queue and stores nothing', async () => {
  const { app } = await startPro({ connections: OF_ALL + 10, waits: { queueMs: 600_000 } });
  const { pool } = app.database;
  const [last, ...others] = [app, await anotherPro(app), await anotherPro(app), await anotherPro(app)];
  const countHeld = async () =>
    (await pool.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount;
  const countConnections = () =>
    new Promise<number>((resolve) => app.app.server.getConnections((_, count) => resolve(count)));
  // Nothing is stored while the table is held, so a save that has a slot keeps it.
  const table = await holdTable(pool, 'documents');
  const first = others.flatMap((client) => Array.from({ length: OF_EACH }, (_, n) => save(client, { name: `${n}` })));
  await expect.poll(countHeld).toBe(OF_ALL);
  const closing = new AbortController();
  const closed = last.send('POST', `${DRAFTS}/save`, { body: aDraft(), signal: closing.signal }).catch(() => 'closed');
  const waiting = save(last);
  // Without a queue both are refused by the time that this is answered.
  expect((await last.get(DRAFTS)).status).toBe(200);
  const open = await countConnections();
  closing.abort();
  // The end of its connection may reach the app behind what other connections send.
  await expect.poll(countConnections).toBeLessThan(open);
  expect([await closed, (await last.get(DRAFTS)).status]).toEqual(['closed', 200]);
  await table.release();
  const statuses = (await Promise.all([...first, waiting])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await app.count('documents')).toBe(OF_ALL + 1);
});
