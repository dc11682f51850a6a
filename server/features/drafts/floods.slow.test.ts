import { expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { anotherPro, save, startPro } from '../../testing/drafts.ts';
import { holdTable } from '../../testing/held-table.ts';

it('a hundred uploads at once are stored or told to wait, and others feel nothing of it', async () => {
  const { app } = await startPro();
  const other = await anotherPro(app);
  const content = 'x'.repeat(200_000);
  const uploads = Array.from({ length: 100 }, (_, i) => save(app, { name: `File ${i}`, content, type: 'saved' }));
  const [theirs, ...answers] = await Promise.all([save(other), ...uploads]);
  const stored = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect([theirs.status, stored.length + refused.length]).toEqual([200, 100]);
  for (const { headers, body } of refused) {
    expect([body.code, Number(headers.get('retry-after')) > 0]).toEqual(['RATE_LIMITED', true]);
  }
  expect(await app.count('documents')).toBe(stored.length + 1);
  expect((await save(app)).status).toBe(200);
});

it('of saves of megabytes no more than eight lie in memory, four of one person, and all are stored in the end', async () => {
  const { app } = await startPro();
  const people = [app, await anotherPro(app), await anotherPro(app)];
  const content = 'x'.repeat(1_000_000);
  const saveUntilStored = async (client: Pick<Client, 'post'>, name: string): Promise<number> => {
    const { status, headers } = await save(client, { name, content });
    if (status !== 429) return status;
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    return saveUntilStored(client, name);
  };
  // Nothing is stored while the table is held, so whoever is in stays in.
  const table = await holdTable(app.database.pool, 'documents');
  const first = people.flatMap((client) => [1, 2, 3, 4, 5].map((n) => ({ client, name: `Draft ${n}` })));
  const answers = first.map(({ client, name }) => save(client, { name, content }));
  let answered = 0;
  for (const answer of answers) void answer.then(() => (answered += 1));
  await expect.poll(() => answered).toBe(first.length - 8);
  expect(await app.count('documents')).toBe(0);
  // What is small has slots of its own, and a visitor is refused before anything is read.
  expect((await save(app.newBrowser(), { content })).status).toBe(401);
  await table.release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  const again = first.filter((_one, i) => statuses[i] === 429);
  expect(await Promise.all(again.map(({ client, name }) => saveUntilStored(client, name)))).toEqual(
    again.map(() => 200),
  );
  expect(await app.count('documents')).toBe(first.length);
});
