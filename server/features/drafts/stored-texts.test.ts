import { expect, it } from 'vitest';
import { getDraftRevision } from '#shared/drafts/contract.ts';
import type { TestApp } from '../../testing/app.ts';
import { someWork } from '../../testing/draft-work.ts';
import { autosave, DRAFTS, draftOf, PROPOSALS, revisionsOf, saved, startPro } from '../../testing/drafts.ts';

const MB = 1_048_576;
const A = 'A long text. '.repeat(400);
const B = 'Another text. '.repeat(400);
const setBytes = (app: TestApp, text: string, bytes: number) =>
  app.database.pool.query('update document_texts set bytes = $1 where text = $2', [bytes, text]);

async function storedTexts(app: TestApp): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ text: string }>('select text from document_texts');
  return rows.map(({ text }) => text).toSorted();
}

async function readRevision(app: TestApp, id: string, revision: number) {
  return getDraftRevision.output.parse((await app.get(`${PROPOSALS}/${id}/revisions/${revision}`)).body).revision;
}

/** A draft of 200 revisions, the first of which have these texts. */
async function startWithFirst(app: TestApp, first: string, second = 'State 2'): Promise<string> {
  const { id } = draftOf(await autosave(app, { content: first }));
  await autosave(app, { id, content: second });
  await app.database.pool.query(
    `insert into document_revisions (user_id, document_id, revision, cause, job_title, job_description, content, format, digest, saved_at)
     select user_id, document_id, n, 'edited', '', '', 'State ' || n, format, 'd' || n, saved_at
     from document_revisions, generate_series(3, 200) n where document_id = $1 and revision = 2`,
    [id],
  );
  await app.database.pool.query('update documents set revision = 200 where id = $1', [id]);
  return id;
}

it('a large text is stored and counted once for all drafts and revisions, and comes back in each of them', async () => {
  const { app } = await startPro();
  const work = someWork({ writingSamples: [A, B, '', A], skillsAndExperience: B });
  const state = { jobDescription: A, content: B, work };
  const { id } = draftOf(await autosave(app, state));
  await autosave(app, { id, ...state, content: 'short' });
  const restored = draftOf(await app.post(`${PROPOSALS}/${id}/revisions/1/restore`, undefined));
  const other = await saved(app, state);
  expect([restored.revision, await storedTexts(app)]).toEqual([3, [A, B]]);
  expect(await readRevision(app, id, 1)).toMatchObject(state);
  expect(await readRevision(app, id, 2)).toMatchObject({ ...state, content: 'short' });
  for (const draft of [id, other.id]) expect(draftOf(await app.get(`${DRAFTS}/${draft}`))).toMatchObject(state);
  const { rows } = await app.database.pool.query(
    'select (select sum(bytes) from document_texts) as texts, (select max(bytes) from document_revisions) as rest',
  );
  expect(Number(rows[0]?.texts)).toBe(A.length + B.length);
  expect(rows[0]?.rest).toBeLessThan(2_000);
});

it('is removed with the last revision that has it', async () => {
  const { app } = await startPro();
  const id = await startWithFirst(app, A, B);
  expect(await storedTexts(app)).toEqual([A, B]);
  await autosave(app, { id, content: 'State 201' });
  expect(await storedTexts(app)).toEqual([B]);
  expect(await readRevision(app, id, 2)).toMatchObject({ content: B });
});

it('a full account loses as many autosaved revisions as free enough, those with a shared text together', async () => {
  const { app } = await startPro();
  const { id } = draftOf(await autosave(app, { content: A }));
  for (const content of ['two', A, B, 'five']) await autosave(app, { id, content, jobDescription: content });
  await setBytes(app, A, 30 * MB);
  await setBytes(app, B, 20 * MB);
  expect(draftOf(await autosave(app, { id, content: 'six' })).revision).toBe(6);
  expect((await revisionsOf(app, id)).map(({ revision }) => revision)).toEqual([6, 5, 4]);
  expect(await storedTexts(app)).toEqual([B]);
});

it('a deleted draft that goes to make room takes its texts along, except those of others', async () => {
  const { app } = await startPro();
  const bin = await saved(app, { content: A, jobDescription: B });
  const kept = await saved(app, { content: B });
  await app.send('DELETE', `${DRAFTS}/${bin.id}`);
  await setBytes(app, A, 50 * MB);
  await saved(app);
  expect(await storedTexts(app)).toEqual([B]);
  expect(draftOf(await app.get(`${DRAFTS}/${kept.id}`)).content).toBe(B);
});

it('a text that one save is about to use is not removed by another one', async () => {
  const { app, user } = await startPro();
  const { pool } = app.database;
  const [long, other] = [await startWithFirst(app, A), (await saved(app)).id];
  // Another save, seen as far as where it has locked the texts and used one.
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select id from users where id = $1 for no key update', [user.id]);
  await client.query(
    `update document_revisions set text_places = (
       select text_places from document_revisions where document_id = $1 and revision = 1
     ) where document_id = $2`,
    [long, other],
  );
  const saves = autosave(app, { id: long, content: 'State 201' });
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from \"users\"%for no key update'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await client.query('commit');
  client.release();
  expect((await saves).status).toBe(200);
  expect((await app.get(`${PROPOSALS}/${long}/revisions/1`)).status).toBe(404);
  expect(draftOf(await app.get(`${DRAFTS}/${other}`)).content).toBe(A);
});
