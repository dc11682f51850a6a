import { expect, it } from 'vitest';
import { anotherPro, DRAFTS, save, saved, startPro } from '../../testing/drafts.ts';

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
  expect(await app.count('drafts')).toBe(stored.length + 1);
  expect((await save(app)).status).toBe(200);
});

it('saving has an hourly limit, for each person their own; reading has none', async () => {
  const { app, user } = await startPro();
  const other = await anotherPro(app);
  const { id } = await saved(app);
  await app.database.pool.query("update rate_limits set points = 1199 where key like 'draft-saves:%' || $1", [user.id]);
  expect((await save(app, { id, content: 'the last one' })).status).toBe(200);
  for (const refused of [await save(app, { id }), await app.post(`${DRAFTS}/${id}/revisions/1/restore`, undefined)]) {
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1000);
  }
  expect([(await app.get(`${DRAFTS}/${id}`)).status, (await save(other)).status]).toEqual([200, 200]);
});
