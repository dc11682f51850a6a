import { describe, expect, it } from 'vitest';
import { aJob, startApp } from '../../testing/app.ts';
import type { Answer, Client } from '../../testing/client.ts';
import {
  aDraft,
  anotherPro,
  DRAFTS,
  draftOf,
  makePro,
  PROPOSALS,
  save,
  saved,
  startPro,
} from '../../testing/drafts.ts';

const VERSIONS = '/api/user/proposals/versions';
const UNKNOWN = '0190a1b2-0000-7000-8000-000000000000';
const NOT_THERE = [404, { message: 'Not found', code: 'NOT_FOUND' }];
const PREMIUM = [403, { message: 'Premium subscription required', code: 'PREMIUM_REQUIRED' }];

/** Every call there is about drafts; those after the first two are about one of them. */
const CALLS: readonly ((client: Client, id: string) => Promise<Answer>)[] = [
  (client) => client.get(DRAFTS),
  (client) => client.post(`${DRAFTS}/save`, aDraft()),
  (client, id) => client.get(`${DRAFTS}/${id}`),
  (client, id) => client.post(`${DRAFTS}/save`, aDraft({ draftId: id })),
  (client, id) => client.post(`${DRAFTS}/save`, aDraft({ id }), { 'if-match': '"1"' }),
  (client, id) => client.post(`${DRAFTS}/autosave`, aDraft({ id }), { 'if-match': '*' }),
  (client, id) => client.post(`${DRAFTS}/autosave`, aDraft({ draftId: id }), { 'idempotency-key': 'mine' }),
  (client, id) => client.get(`${PROPOSALS}/${id}/revisions`),
  (client, id) => client.get(`${PROPOSALS}/${id}/revisions/1`),
  (client, id) => client.post(`${PROPOSALS}/${id}/revisions/1/restore`, undefined),
  (client, id) => client.post(`${PROPOSALS}/${id}/restore`, undefined),
  (client, id) => client.send('DELETE', `${DRAFTS}/${id}`),
];
const ABOUT_ONE = CALLS.slice(2);
/** Those of them that save or restore a revision. */
const WRITING = [1, 3, 4, 5, 6, 9];
const all = (client: Client, id: string, calls = CALLS) => Promise.all(calls.map((call) => call(client, id)));

describe('drafts are for people with Pro', () => {
  it.each([
    ['has credits', "plan = 'free'"],
    ['had Pro until yesterday', "plan = 'pro', pro_until = now() - interval '1 day'"],
  ])('whoever %s, and had Pro before, reads and deletes what there is, and saves nothing', async (_who, state) => {
    const { app, user } = await startPro();
    const before = await saved(app);
    await app.database.pool.query(`update users set ${state} where id = $1`, [user.id]);
    const refused = CALLS.filter((_call, i) => WRITING.includes(i));
    for (const answer of await all(app, before.id, refused)) expect([answer.status, answer.body]).toEqual(PREMIUM);
    for (const path of [DRAFTS, `${DRAFTS}/${before.id}`, `${PROPOSALS}/${before.id}/revisions/1`, VERSIONS])
      expect((await app.get(path)).status).toBe(200);
    await app.send('DELETE', `${DRAFTS}/${before.id}`);
    await app.post(`${PROPOSALS}/${before.id}/restore`, undefined);
    await app.database.pool.query("update users set pro_until = now() + interval '1 day' where id = $1", [user.id]);
    await makePro(app, user.id);
    expect(draftOf(await app.get(`${DRAFTS}/${before.id}`))).toEqual(before);
  });
});

describe('whoever never had Pro', () => {
  it('reads the latest letter of each proposal, and earlier ones with Pro', async () => {
    const app = await startApp();
    const user = await app.signUp();
    const write = async (documentId?: string) =>
      String((await app.post('/api/generate-proposal', aJob({ documentId }))).body.proposalId);
    const id = await write();
    await write(id);
    const get = async (path: string) => (await app.get(`${PROPOSALS}/${id}${path}`)).body;
    expect(await get('')).toMatchObject({ proposal: { id, revision: 2 }, draft: { work: { tone: 'professional' } } });
    expect(await get('/revisions')).toMatchObject({ revisions: [{ revision: 2 }], lockedCount: 1, nextCursor: null });
    expect((await get('/revisions/2')).success).toBe(true);
    for (const path of [`${PROPOSALS}/${id}/revisions/1`, DRAFTS, `${DRAFTS}/${id}`, VERSIONS]) {
      const answer = await app.get(path);
      expect([answer.status, answer.body]).toEqual(PREMIUM);
    }
    await makePro(app, user.id);
    expect(await get('/revisions')).toMatchObject({ revisions: [{ revision: 2 }, { revision: 1 }], lockedCount: 0 });
    expect((await app.send('DELETE', `${PROPOSALS}/${id}`)).status).toBe(200);
    expect((await app.get(`${PROPOSALS}/${id}`)).status).toBe(404);
  });
});

describe('whose a draft is', () => {
  it('to others it does not exist, and nothing they send changes it', async () => {
    const { app, user } = await startPro();
    const { id } = await saved(app, { name: 'Mine' });
    await save(app, { id, content: 'Two' });
    const rows = async () => {
      const { rows } = await app.database.pool.query(
        `select d::text || r::text as row from documents d join document_revisions r on r.document_id = d.id where d.user_id = $1 order by 1`,
        [user.id],
      );
      return rows;
    };
    const before = await rows();
    const other = await anotherPro(app);
    for (const which of [id, UNKNOWN, id.toUpperCase()]) {
      for (const answer of await all(other, which, ABOUT_ONE)) expect([answer.status, answer.body]).toEqual(NOT_THERE);
    }
    expect((await other.get(`${DRAFTS}?search=mine&type=all`)).body.drafts).toEqual([]);
    expect([await rows(), before.length > 0]).toEqual([before, true]);
  });

  it('is whoever sends it, whatever else is sent with it', async () => {
    const { app } = await startPro();
    const other = await anotherPro(app);
    // The same key of two people names two requests.
    const key = { 'idempotency-key': 'the-same' };
    const [mine, another] = [draftOf(await save(app, {}, key)), draftOf(await save(other, {}, key))];
    expect(mine.id).not.toBe(another.id);
    expect((await other.get(`${DRAFTS}/${mine.id}`)).status).toBe(404);
    const { id: theirs } = await saved(other);
    const claims = {
      userId: '0190a1b2-0000-7000-8000-000000000001',
      plan: 'pro',
      isAdmin: true,
      revision: 7,
      deletedAt: null,
    };
    const made = draftOf(await save(app, { ...claims, isAutosave: true, createdAt: '2000-01-01T00:00:00Z' }));
    expect(made).toMatchObject({ revision: 1, isAutosave: false });
    expect(made.createdAt).not.toMatch(/^2000/);
    const both = await save(app, { id: made.id, draftId: theirs, content: 'x' });
    expect([both.status, both.body]).toEqual(NOT_THERE);
    const raw = JSON.stringify(aDraft()).replace(
      '{',
      '{"__proto__":{"name":"evil"},"constructor":{"prototype":{"plan":1}},',
    );
    const polluted = draftOf(await app.send('POST', `${DRAFTS}/save`, { raw }));
    expect(polluted.name).toBeNull();
  });

  it('a deleted draft is saved into by nobody, and has no revisions to read', async () => {
    const { app } = await startPro();
    const { id } = await saved(app);
    await app.send('DELETE', `${DRAFTS}/${id}`);
    const calls = ABOUT_ONE.filter((_call, i) => i !== ABOUT_ONE.length - 2);
    for (const answer of await all(app, id, calls)) expect([answer.status, answer.body]).toEqual(NOT_THERE);
  });
});

describe('what is said of a draft', () => {
  it('has these names and no others', async () => {
    const { app } = await startPro();
    const draft = await saved(app, { name: 'B' });
    const summary = [
      'id',
      'revision',
      'name',
      'jobTitle',
      'jobDescription',
      'lastUpdated',
      'createdAt',
      'isAutosave',
      'deletedAt',
    ];
    const body = ['document', 'content', 'format', 'work', 'cause'];
    expect(Object.keys(draft).toSorted()).toEqual([...summary, ...body].toSorted());
    const { body: list } = await app.get(DRAFTS);
    expect(Object.keys(list)).toEqual(['success', 'drafts', 'nextCursor']);
    expect(JSON.stringify(list.drafts)).toBe(
      JSON.stringify([Object.fromEntries(namesIn(list.drafts, summary, draft))]),
    );
    const { text } = await app.get(`${PROPOSALS}/${draft.id}/revisions/1`);
    expect(text).not.toMatch(/digest|key|userId|user_id/i);
  });
});

/** The values of `draft` by the names that the only listed one has, which are those of `expected`. */
function namesIn(listed: unknown, expected: readonly string[], draft: object): [string, unknown][] {
  const [first = {}]: object[] = Array.isArray(listed) ? listed : [];
  const names = Object.keys(first);
  expect(names.toSorted()).toEqual(expected.toSorted());
  const values: Record<string, unknown> = { ...draft };
  return names.map((name) => [name, values[name]]);
}
