import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { aJob, appForAll, startApp } from '../../testing/app.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../testing/engine.ts';

const PATH = '/api/generate-proposal';

describe('a proposal', () => {
  it('is answered as JSON to a visitor without any configuration', async () => {
    const app = await startApp();
    const answer = await app.post(PATH, aJob());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ plainText: SCRIPTED_TEXT, engine: 'composer', fallback: false });
    expect(await app.count('generations')).toBe(1);
  });

  it('can be read again by the visitor who asked for it, and by nobody else', async () => {
    const app = await startApp();
    const written = await app.post(PATH, aJob());
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

describe('an id', () => {
  const app = appForAll();
  it.each([
    '0',
    '-1',
    '9007199254740992',
    '1e99',
    'abc',
    '%00',
    '%2e%2e%2f',
    'x'.repeat(4096),
    '?id[]=1',
    "'%20or%201=1",
  ])('that is invalid is answered like an unknown one: %s', async (id) => {
    const answer = await app().get(`${PATH}/${id}`);
    expect([answer.status, answer.body]).toEqual([404, { message: 'Not found', code: 'NOT_FOUND' }]);
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
    const answer = await app.post(PATH, aJob());
    expect([answer.status, answer.body]).toEqual([
      502,
      { message: 'Failed to generate your proposal. Please try again.', code: 'GENERATION_FAILED' },
    ]);
  });
});

describe('locked options for a visitor', () => {
  it.each([
    ['the Casual tone', { tone: 'casual' }],
    ['the Formal tone by its display name', { tone: 'Formal' }],
    ['the Concise style', { style: 'concise' }],
    ['the style Insightful Engagement', { style: 'Insightful Engagement' }],
    ['a writing sample', { writingSamples: ['I baked a logo once.'] }],
    ['skills', { skillsAndExperience: 'Logos' }],
    ['About Me', { aboutMeStatement: 'I draw.' }],
    ['a portfolio', { portfolio: 'https://example.org' }],
  ])('%s asks to sign in, and nothing is written or stored', async (_name, locked) => {
    const app = await startApp();
    const answer = await app.post(PATH, aJob(locked));
    expect([answer.status, answer.body]).toEqual([
      401,
      { message: 'Please sign in to access this feature', code: 'SIGN_IN_REQUIRED' },
    ]);
    expect([app.engine.asked(), await app.count('generations')]).toEqual([0, 0]);
  });

  it('do not include blank fields', async () => {
    const app = await startApp();
    const blank = { writingSamples: ['  ', ''], skillsAndExperience: ' ', aboutMeStatement: '\u200B', portfolio: '' };
    expect((await app.post(PATH, aJob(blank))).status).toBe(200);
  });
});

describe('a refusal names the field', () => {
  const app = appForAll();
  it.each([
    ['jobTitle', { jobTitle: '  ' }, 'Job title and description are required.'],
    ['jobDescription', { jobDescription: '\u200B\n' }, 'Job title and description are required.'],
    ['jobDescription', { jobDescription: 'a'.repeat(20_001) }, 'Job description can be at most 20,000 characters.'],
    [
      'jobDescription',
      { jobDescription: 'a\u0000b' },
      'Job description contains a character that cannot be stored (NUL).',
    ],
    ['tone', { tone: 'sarcastic' }, /^The tone must be one of: Professional, /],
    ['style', { style: '__proto__' }, /^The style must be one of: Standard, /],
    ['writingSamples', { writingSamples: Array(7).fill('x') }, 'At most 6 writing samples can be sent.'],
    ['writingSamples', { writingSamples: ['x', 7] }, 'A writing sample must be text.'],
  ])('%s', async (field, wrong, message) => {
    const answer = await app().post(PATH, aJob(wrong));
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
    const fields = z.record(z.string(), z.string()).parse(answer.body.fields);
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(message);
  });

  const fields = [
    'jobTitle',
    'jobDescription',
    'tone',
    'style',
    'writingSamples',
    'skillsAndExperience',
    'aboutMeStatement',
    'portfolio',
  ];
  const wrongTypes: unknown[] = [7, true, null, {}, { toString: 'x' }, [[]], [null], [{ a: 1 }], [['deep'], ['deep']]];
  it.each(fields)('%s accepts no value of another type', async (field) => {
    for (const value of wrongTypes) {
      const answer = await app().post(PATH, aJob({ [field]: value }));
      expect(
        [answer.status, Object.keys(z.record(z.string(), z.string()).parse(answer.body.fields))],
        JSON.stringify(value),
      ).toEqual([400, [field]]);
    }
    expect(app().engine.asked()).toBe(0);
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
