import { expect, it } from 'vitest';
import {
  anotherPro,
  autosave,
  DRAFTS,
  draftOf,
  PROPOSALS,
  revisionsOf,
  save,
  saved,
  startPro,
} from '../../testing/drafts.ts';

const MB = 1_048_576;
const FULL = [
  409,
  { code: 'DRAFTS_FULL', message: 'Your saved work is full (50 MB). Delete drafts you no longer need.' },
];
const setBytes = 'update document_revisions set bytes = $1 where document_id = $2 and revision = $3';

it('counts the bytes of what is saved', async () => {
  const { app } = await startPro();
  await saved(app, { content: 'é'.repeat(1_000) });
  const { rows } = await app.database.pool.query('select bytes from document_revisions');
  expect(rows[0]?.bytes).toBeGreaterThan(2_000);
});

it('a full account loses its oldest autosaved revisions first, never the current one', async () => {
  const { app } = await startPro();
  const { id } = draftOf(await autosave(app, { content: 'one' }));
  await autosave(app, { id, content: 'two' });
  await autosave(app, { id, content: 'three' });
  for (const revision of [1, 2, 3]) await app.database.pool.query(setBytes, [20 * MB, id, revision]);
  expect(draftOf(await autosave(app, { id, content: 'four' })).content).toBe('four');
  expect((await revisionsOf(app, id)).map(({ revision }) => revision)).toEqual([4, 3, 2]);
});

it('then deleted drafts go, then the save is refused and nothing is changed', async () => {
  const { app } = await startPro();
  const [bin, kept] = [await saved(app), await saved(app)];
  for (const { id } of [bin, kept]) await app.database.pool.query(setBytes, [30 * MB, id, 1]);
  const refused = await save(app, { content: 'new' });
  expect([refused.status, refused.body]).toEqual(FULL);
  expect(await app.count('documents')).toBe(2);
  expect((await app.send('DELETE', `${DRAFTS}/${bin.id}`)).status).toBe(200);
  expect((await save(app, { content: 'new' })).status).toBe(200);
  expect((await app.get(`${DRAFTS}/${kept.id}`)).status).toBe(200);
  const again = await app.send('POST', `${PROPOSALS}/${bin.id}/restore`);
  expect(again.status).toBe(404);
});

it('saving has an hourly limit, for each person their own; reading has none', async () => {
  const { app, user } = await startPro();
  const other = await anotherPro(app);
  const { id } = await saved(app);
  await app.database.pool.query("update rate_limits set points = 1199 where key like 'draft-saves:%' || $1", [user.id]);
  expect((await save(app, { id, content: 'the last one' })).status).toBe(200);
  for (const refused of [
    await save(app, { id }),
    await app.post(`${PROPOSALS}/${id}/revisions/1/restore`, undefined),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1000);
  }
  expect([(await app.get(`${DRAFTS}/${id}`)).status, (await save(other)).status]).toEqual([200, 200]);
});
