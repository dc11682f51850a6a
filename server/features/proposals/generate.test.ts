import { describe, expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { aJob, appForAll, startApp } from '../../testing/app.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../testing/engine.ts';

const PATH = '/api/generate-proposal';

describe('a proposal', () => {
  it('is answered as JSON to a visitor without any configuration, who can read it again, and nobody else can', async () => {
    const app = await startApp();
    const written = await app.post(PATH, aJob());
    expect(written.status).toBe(200);
    expect(written.body).toMatchObject({ plainText: SCRIPTED_TEXT, engine: 'composer', fallback: false });
    expect(await app.count('generations')).toBe(1);
    const path = `${PATH}/${String(written.body.proposalId)}`;
    expect((await app.get(path)).body).toEqual(written.body);
    const other = app.newBrowser();
    await other.post(PATH, aJob());
    const refused = await other.get(path);
    const unknown = await other.get(`${PATH}/0190a1b2-0000-7000-8000-000000000000`);
    expect([refused.status, refused.body]).toEqual([404, { message: 'Not found', code: 'NOT_FOUND' }]);
    expect([unknown.status, unknown.body]).toEqual([refused.status, refused.body]);
    expect((await app.newBrowser().get(path)).body).toEqual(refused.body);
  });
});

describe('what cannot be written', () => {
  it('because the text has no job gets its own message, and does not count', async () => {
    const notUnderstood = new AppError('POST_NOT_UNDERSTOOD');
    const app = await startApp({
      engine: scriptedEngine({ failAtOnce: notUnderstood }),
      env: { GENERATION_LIMIT: '1/hour,1/hour' },
    });
    for (let i = 0; i < 3; i++) {
      const answer = await app.post(PATH, aJob({ jobDescription: '#NAME?' }));
      expect([answer.status, answer.body.code]).toEqual([422, 'POST_NOT_UNDERSTOOD']);
      expect(answer.body.message).toMatch(/^We could not find a job in this text\. Paste the full post/);
    }
  });

  it('because the writer fails gets no internal reason, and can be requested again', async () => {
    const app = await startApp({ engine: scriptedEngine({ failWith: new Error('secret reason') }) });
    const refused = { message: 'Failed to generate your proposal. Please try again.', code: 'GENERATION_FAILED' };
    for (let i = 0; i < 5; i++) {
      const { status, body } = await app.post(PATH, aJob());
      expect([status, body]).toEqual([502, refused]);
    }
  });
});

describe('any text is accepted', () => {
  const app = appForAll();
  it.each([
    ['20,000 characters', 'a'.repeat(20_000)],
    ['emoji', 'We need a 🥖 logo 👩‍🍳👨‍👩‍👧‍👦 🏳️‍🌈'],
    ['right-to-left words and marks', 'שלום \u202Eabc\u202C مرحبا'],
    ['HTML of a page', '<div onclick="x()"><p>We need a <b>logo</b></p><script>alert(1)</script></div>'],
    ['a lone surrogate', 'A logo \uD83D please'],
    ['SQL', "'; drop table generations; --"],
    ['combining marks', `e${'\u0301'.repeat(5_000)}`],
    ['mathematical letters', '𝗪𝗲 𝘯𝘦𝘦𝘥 𝒂 logo'],
    ['a byte-order mark', '\uFEFFWe need a logo'],
  ])('%s', async (_name, jobDescription) => {
    const before = await app().count('generations');
    expect((await app().post(PATH, aJob({ jobDescription }))).status).toBe(200);
    expect(await app().count('generations')).toBe(before + 1);
  });
});

describe('the brief of a post', () => {
  it('is read without writing anything, also without a title', async () => {
    const app = await startApp();
    const answer = await app.post('/api/job-brief', { jobDescription: 'We need a logo.' });
    expect([answer.status, app.engine.asked(), await app.count('generations')]).toEqual([200, 0, 0]);
    expect(answer.body.brief).toMatchObject({ understood: true });
  });
});
