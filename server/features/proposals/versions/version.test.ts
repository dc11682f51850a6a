import { describe, expect, it } from 'vitest';
import { proposalVersion } from '#shared/proposals/versions.ts';
import { aJob, type TestApp } from '../../../testing/app.ts';
import { NO_LIMITS, startWith } from '../../../testing/premium.ts';

const PATH = '/api/user/proposals/versions';
const PRO = "plan = 'pro'";
const NOT_THERE = [404, { message: 'Not found', code: 'NOT_FOUND' }];

/** Someone with Pro for whom `titles` were written, and the ids of those. */
async function startWritten(...titles: string[]) {
  const { app, user, set } = await startWith(PRO, { env: NO_LIMITS });
  const ids = [];
  for (const jobTitle of titles) {
    const { body } = await app.post(
      '/api/generate-proposal',
      aJob({ jobTitle, tone: 'casual', portfolio: 'https://a.example' }),
    );
    ids.push(String(body.proposalId));
  }
  return { app, user, set, ids };
}

const restore = (app: Pick<TestApp, 'send'>, id: string | undefined, headers: Record<string, string> = {}) =>
  app.send('POST', `${PATH}/${id}/restore`, { headers });

async function rows(app: TestApp): Promise<unknown[]> {
  const all = await app.database.pool.query(
    'select version, restored_from as "from" from proposal_versions order by job_key, version',
  );
  return all.rows.map(({ version, from }) => (from === null ? version : `${version} from ${from}`));
}

describe('one version', () => {
  it('comes with what was asked and answered, to be a template', async () => {
    const { app, ids } = await startWritten('Logo');
    const { body } = await app.get(`${PATH}/${ids[0]}`);
    expect(Object.keys(body).toSorted()).toEqual(['answer', 'input', 'version']);
    expect(body).toMatchObject({
      version: { id: ids[0], version: 1, jobTitle: 'Logo' },
      input: { ...aJob({ jobTitle: 'Logo' }), tone: 'casual', style: 'standard', portfolio: 'https://a.example' },
      answer: (await app.get(`/api/generate-proposal/${ids[0]}`)).body,
    });
  });

  it('of an earlier release is read as far as it can be', async () => {
    const { app, ids } = await startWritten('Logo');
    await app.database.pool.query(`update generations set input = '{"jobTitle": "Logo", "jobDescription": "Old",
      "tone": "sarcastic", "writingSamples": "none", "colour": "red"}'`);
    const { status, body } = await app.get(`${PATH}/${ids[0]}`);
    expect([status, body.input]).toEqual([
      200,
      {
        jobTitle: 'Logo',
        jobDescription: 'Old',
        tone: 'professional',
        style: 'standard',
        writingSamples: [],
        skillsAndExperience: '',
        aboutMeStatement: '',
        portfolio: '',
        language: 'auto',
        masked: [],
        lines: {},
        corrections: { notWork: [], questions: [] },
      },
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)><p onclick="x()">Hello</p>',
    '<svg><script>alert(1)</script></svg><p>Hello</p>',
    '<p>Hello</p><style>@import url(//evil.example)</style><base href=//evil.example>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math><p>Hello</p>',
    '<p>Hello</p><form action=//evil.example><input name=id></form>',
  ])('is clean HTML whatever is in the table: %s', async (html) => {
    const { app, ids } = await startWritten('Logo');
    await app.database.pool.query(
      "update generations set answer = jsonb_set(answer, '{formattedProposal}', to_jsonb($1::text))",
      [html],
    );
    const { body } = await app.get(`${PATH}/${ids[0]}`);
    expect(body).toMatchObject({
      version: { generatedProposal: '<p>Hello</p>' },
      answer: { formattedProposal: '<p>Hello</p>' },
    });
    expect((await app.get(PATH)).text).not.toMatch(/evil|alert|onclick|<style/);
  });

  it('of someone else is not there, like one that never was', async () => {
    const { app, ids } = await startWritten('Logo');
    const other = app.newBrowser();
    const user = await other.signUp();
    await app.database.pool.query(`update users set ${PRO} where id = $1`, [user.id]);
    for (const id of [
      ids[0],
      '0190a1b2-0000-7000-8000-000000000000',
      'abc',
      '-1',
      '%00',
      '%2e%2e%2f',
      'x'.repeat(4096),
    ]) {
      const [read, restored] = [await other.get(`${PATH}/${id}`), await restore(other, id)];
      expect([read.status, read.body]).toEqual(NOT_THERE);
      expect([restored.status, restored.body]).toEqual(NOT_THERE);
    }
    expect(await rows(app)).toEqual([1]);
  });

  it('is kept and not shown when Pro ends, and there again with Pro', async () => {
    const { app, set, ids } = await startWritten('Logo');
    await set("plan = 'free'");
    for (const path of [PATH, `${PATH}/${ids[0]}`]) {
      const refused = await app.get(path);
      expect([refused.status, refused.body]).toEqual([
        403,
        { message: 'Premium subscription required', code: 'PREMIUM_REQUIRED' },
      ]);
    }
    expect((await restore(app, ids[0])).status).toBe(403);
    await set(PRO);
    expect((await app.get(`${PATH}/${ids[0]}`)).status).toBe(200);
  });
});

describe('bringing a version back', () => {
  it('makes it the latest under a new number, copies nothing, and brings its job to the front', async () => {
    const { app, ids } = await startWritten('Logo', 'Logo', 'Sign');
    const { status, body } = await restore(app, ids[0]);
    const version = proposalVersion.parse(body.version);
    expect([status, body.success, version]).toMatchObject([
      200,
      true,
      { version: 3, restoredFrom: 1, jobTitle: 'Logo' },
    ]);
    expect([await rows(app), await app.count('generations')]).toEqual([[1, 2, '3 from 1', 1], 3]);
    const list = await app.get(PATH);
    expect(list.body.proposals).toMatchObject([{ jobTitle: 'Logo', versionCount: 3 }, { jobTitle: 'Sign' }]);
    expect((await app.get(`${PATH}/${version.id}`)).body).toMatchObject({
      version: { version: 3 },
      input: { jobTitle: 'Logo' },
    });
    expect((await restore(app, version.id)).body).toMatchObject({ version: { version: 4, restoredFrom: 3 } });
  });

  it('is done once for each name of a request, also when ten of it arrive together', async () => {
    const { app, ids } = await startWritten('Logo');
    const intent = { 'idempotency-key': 'a1' };
    const all = await Promise.all(Array.from({ length: 10 }, () => restore(app, ids[0], intent)));
    all.push(await restore(app, ids[0], intent));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(await rows(app)).toEqual([1, '2 from 1']);
    const parallel = await Promise.all(Array.from({ length: 5 }, () => restore(app, ids[0])));
    expect(parallel.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await rows(app)).length).toBe(7);
  });

  it('may not go by the name of another request', async () => {
    const { app, ids } = await startWritten('Logo', 'Logo');
    const intent = { 'idempotency-key': 'a1' };
    await restore(app, ids[0], intent);
    const other = await restore(app, ids[1], intent);
    expect([other.status, other.body.code]).toEqual([400, 'INVALID_INPUT']);
    expect((await restore(app, ids[1], { 'idempotency-key': 'a b' })).status).toBe(400);
    expect(await rows(app)).toEqual([1, 2, '3 from 1']);
  });

  it('is limited to what a person needs', async () => {
    const { app, ids } = await startWritten('Logo');
    await restore(app, ids[0]);
    await app.database.pool.query('update rate_limits set points = 120');
    expect((await restore(app, ids[0])).status).toBe(429);
    expect(await rows(app)).toEqual([1, '2 from 1']);
  });
});
