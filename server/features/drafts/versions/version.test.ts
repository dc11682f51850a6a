import { describe, expect, it } from 'vitest';
import { aJob } from '../../../testing/app.ts';
import { NO_LIMITS, startWith } from '../../../testing/premium.ts';

const PATH = '/api/user/proposals/versions';
const PRO = "plan = 'pro'";
const MARKUP = [
  '<img src=x onerror=alert(1)><p onclick="x()">Hello</p>',
  '<svg><script>alert(1)</script></svg><p>Hello</p>',
  '<p>Hello</p><style>@import url(//evil.example)</style><base href=//evil.example>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math><p>Hello</p>',
  '<p>Hello</p><form action=//evil.example><input name=id></form>',
];
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

  it('of another release is read as far as it can be, and is clean whatever is in the table', async () => {
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
        hidden: [],
        lines: {},
        corrections: { notWork: [], questions: [] },
      },
    ]);
    for (const html of MARKUP) {
      await app.database.pool.query(
        "update generations set answer = answer || jsonb_build_object('document', '[\"Hello\"]'::jsonb, 'formattedProposal', $1::text)",
        [html],
      );
      const { body } = await app.get(`${PATH}/${ids[0]}`);
      expect(body, html).toMatchObject({
        version: { generatedProposal: '<p>Hello</p>' },
        answer: { formattedProposal: '<p>Hello</p>' },
      });
      expect((await app.get(PATH)).text, html).not.toMatch(/evil|alert|onclick|<style/);
    }
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
      const read = await other.get(`${PATH}/${id}`);
      expect([read.status, read.body]).toEqual(NOT_THERE);
    }
  });

  it('is kept and not shown without Pro, for whoever saved nothing with it, and there again with Pro', async () => {
    const { app, set, ids } = await startWritten('Logo');
    await set("plan = 'free'");
    for (const path of [PATH, `${PATH}/${ids[0]}`]) {
      const refused = await app.get(path);
      expect([refused.status, refused.body]).toEqual([
        403,
        { message: 'Premium subscription required', code: 'PREMIUM_REQUIRED' },
      ]);
    }
    await set(PRO);
    expect((await app.get(`${PATH}/${ids[0]}`)).status).toBe(200);
  });
});
