import { describe, expect, it } from 'vitest';
import { CHANGE_LIMIT, type ChangeRequest, changeAnswer } from '#shared/proposals/change.ts';
import { appForAll, startApp } from '../../../testing/app.ts';
import { DECLINES } from '../../../testing/llm.ts';
import { type LlmApp, PRICES, startLlmApp, startProLlmApp, TEA_JOB, TEA_PERSON } from '../../../testing/llm-app.ts';

const PATH = '/api/change-proposal';
const HOOK = 'The first busy day decides whether the tea shop holds.';
const PLAN = 'I would try the import with your oddest products first. Then I would map the old pages to the new ones.';
const TEXT = `Oolong

${HOOK}

## First week

${PLAN}

## One question

Which part has to work first?`;

async function changes(app: LlmApp, request: ChangeRequest['request'], more: Partial<ChangeRequest> = {}) {
  const before = app.llm.requests().length;
  const { status, body, text } = await app.post(PATH, { ...TEA_JOB, ...TEA_PERSON, text: TEXT, request, ...more });
  expect(status, text).toBe(200);
  const requests = JSON.stringify(app.llm.requests().slice(before));
  return { ...changeAnswer.parse(body), sent: requests };
}

describe('a changed proposal', () => {
  it.each([
    [{ kind: 'shorter' }, '', 'at least a quarter fewer words', /^(?![\s\S]*Then I would map)/],
    [{ kind: 'longer' }, PLAN, 'SELECTION is a piece of PROPOSAL', /new ones\. You would see each part/],
    [{ kind: 'rewrite' }, HOOK, 'in other words', /Put another way: The first busy day/],
    [{ kind: 'tone', tone: 'casual' }, '', 'most sentences under 12 words', /I'd try the import/],
    [{ kind: 'ask', words: 'mention that I answer on Sundays.' }, PLAN, 'I answer on Sundays', /I answer on Sundays\./],
    [{ kind: 'continue' }, '', 'stops midway', /work first\?[\s\S]*Which part of this has to work first\?/],
  ] as const)('is what a model makes of it, in its place: %o', async (request, selection, sent, result) => {
    const app = await startProLlmApp();
    const got = await changes(app, request, { selection });
    expect(got.sent).toContain(sent);
    expect(got.text).toMatch(result);
    expect([got.unchanged, got.message, got.answer]).toEqual([false, null, null]);
    // The code word stays first, and every other piece as it was.
    expect(got.text).toMatch(/^Oolong\n\n/);
    expect(got.sections.map(({ part }) => part)).toEqual(['opener', 'hook', 'plan', 'close']);
    if (selection !== '') expect(got.text.replace(/Put another way: |(?<=ones\.).*/g, '')).toBe(TEXT);
    expect(got.plainText).toContain('Oolong\n\n');
  });

  it('is offered other openings, and stays as it is', async () => {
    const { text, openings, unchanged } = await changes(await startProLlmApp(), { kind: 'openings' });
    expect([text, unchanged, openings.length]).toEqual([TEXT, false, 3]);
    expect(openings[0]).toBe('The busiest hour of the week is where I would begin looking.');
  });

  it('has the hard gates before it, and what its user typed is theirs', async () => {
    const app = await startProLlmApp();
    const own = 'See my shop at https://own.example/shop and call 030 1234567 89.';
    const said = `${own} More at https://elsewhere.example/x.`;
    app.llm.play({ mode: 'recites', texts: [said] });
    const { text, removed } = await changes(app, { kind: 'rewrite' }, { text: own });
    expect(text).toBe(`${own} More at [link].`);
    expect(removed).toEqual([{ kind: 'link', was: 'https://elsewhere.example/x', sentence: 'More at [link].' }]);
  });

  it('stays as it was, with the reason, where nothing usable comes', async () => {
    const app = await startProLlmApp();
    app.llm.play(DECLINES);
    expect(await changes(app, { kind: 'shorter' })).toMatchObject({
      ...{ text: TEXT, unchanged: true },
      message: 'The language model declined to write about this job, so nothing was changed.',
    });
    app.llm.play({ mode: 'cut' });
    expect((await changes(app, { kind: 'longer' })).unchanged).toBe(true);
    app.llm.play({ mode: 'recites', texts: [TEXT] });
    expect((await changes(app, { kind: 'rewrite' })).message).toContain('found nothing to change');
  });

  it('costs no credit and no stored row, and its price is noted with its proposal', async () => {
    const app = await startLlmApp({ env: PRICES });
    await app.signUp();
    const { body } = await app.post('/api/generate-proposal', TEA_JOB);
    await changes(app, { kind: 'shorter' }, { proposalId: String(body.proposalId) });
    const { rows } = await app.database.pool.query('select rewrites, rewrite_micros::int as micros from generations');
    expect(rows).toEqual([{ rewrites: 1, micros: expect.any(Number) }]);
    expect(rows[0].micros).toBeGreaterThan(500);
  });

  it('ends when its reader disconnects', async () => {
    const app = await startProLlmApp();
    app.llm.play({ mode: 'hang' });
    const { answer, leave } = app.askAndLeave(PATH, { ...TEA_JOB, text: TEXT, request: { kind: 'shorter' } });
    await expect.poll(() => app.llm.open()).toBe(1);
    leave();
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => app.llm.open()).toBe(0);
  });
});

describe('a change is refused', () => {
  const app = appForAll();
  it('without a language model', async () => {
    const { status, body } = await app().post(PATH, { ...TEA_JOB, text: TEXT, request: { kind: 'shorter' } });
    expect([status, body.code]).toEqual([409, 'NO_LANGUAGE_MODEL']);
  });

  it.each([
    ['request', { request: { kind: 'delete' } }],
    ['request', { request: { kind: 'ask', words: ' ' } }],
    ['request', { request: { kind: 'tone' } }],
    ['text', { text: ' ' }],
    ['selection', { selection: 'Not in it.' }],
    ['text', { text: 'x'.repeat(10_001) }],
  ])('at the field %s', async (field, more) => {
    const { status, body } = await app().post(PATH, { ...TEA_JOB, text: TEXT, request: { kind: 'shorter' }, ...more });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'INVALID_INPUT', [field]]);
  });

  it('with a tone that its requester may not have', async () => {
    const { body } = await app().post(PATH, { ...TEA_JOB, text: TEXT, request: { kind: 'tone', tone: 'formal' } });
    expect(body.code).toBe('SIGN_IN_REQUIRED');
  });

  it.each(['/api/rewrite-section', '/api/pasted-proposal'])('at its former address %s', async (path) => {
    const { status, body } = await app().post(path, {});
    expect([status, body]).toEqual([
      410,
      { code: 'GONE', message: 'This address is gone. Use POST /api/change-proposal.' },
    ]);
  });

  it('past its own limit, apart from proposals', async () => {
    const limited = await startLlmApp({ env: { GENERATION_LIMIT: '1/hour,1/hour' } });
    const asked = { ...TEA_JOB, text: TEXT, request: { kind: 'shorter' } };
    expect((await limited.post(PATH, asked)).status).toBe(200);
    await limited.database.pool.query('update rate_limits set points = $1', [CHANGE_LIMIT.points]);
    expect((await limited.post(PATH, asked)).body.code).toBe('RATE_LIMITED');
    expect((await limited.post('/api/generate-proposal', TEA_JOB)).status).toBe(200);
  });
});

it('nothing is changed by a site without a language model: its built-in writer is not asked', async () => {
  const app = await startApp();
  expect((await app.get('/api/writing-model')).body).toEqual({ model: null });
});
