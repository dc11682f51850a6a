import { describe, expect, it } from 'vitest';
import { changeAnswer } from '#shared/proposals/change.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { MAX_PASTED_CHARS } from '#shared/proposals/limits.ts';
import { PROMPT_END, PROMPT_START } from '#shared/proposals/pasted.ts';
import { appForAll, startApp, type TestApp } from '../../../testing/app.ts';
import { TEA_JOB, TEA_PERSON } from '../../../testing/llm-app.ts';
import { NO_LIMITS, startWith } from '../../../testing/premium.ts';

const PROMPT = '/api/assistant-prompt';
const PASTE = '/api/change-proposal';
const ENV = { env: NO_LIMITS };
const LETTER = `Sure! Here is your proposal:

Your checkout fails twice a week, so every test has to run in a busy hour.

## First step

I would import your ten oddest products first, so that you see what breaks before all 2,300 move.

## Done before

I migrated a WooCommerce store for ceramics with 1,150 products to Shopify. I built forty tea shops for Tesco.

## Your questions

Yes, the ceramics store. My rate is [your rate].

## One question

Which of your products are sold as subscriptions in 37 countries?

Best regards,
Maria

Let me know if you want a shorter version.`;

const pastedBody = (pasted: string, { from, isForThisJob, ...more }: Record<string, unknown> = {}) => ({
  ...TEA_JOB,
  ...more,
  request: {
    kind: 'pasted',
    pasted,
    ...(from !== undefined && { from }),
    ...(isForThisJob !== undefined && { isForThisJob }),
  },
});

async function paste(
  app: Pick<TestApp, 'post'>,
  { text: pasted = LETTER, ...more }: Record<string, unknown> & { text?: string } = {},
  headers = {},
): Promise<GenerateAnswer> {
  const { status, body, text } = await app.post(PASTE, pastedBody(pasted, more), headers);
  expect(status, text).toBe(200);
  const { answer } = changeAnswer.parse(body);
  if (!answer) throw new Error('no answer');
  return answer;
}

describe('the prompt for the user’s own assistant', () => {
  it('is the task of a language model in one text, for anybody, and nothing is stored', async () => {
    const app = await startApp(ENV);
    const { status, body } = await app.post(PROMPT, { ...TEA_JOB });
    const prompt = String(body.prompt);
    expect(status).toBe(200);
    expect([prompt.startsWith(PROMPT_START), prompt.endsWith(PROMPT_END)]).toEqual([true, true]);
    for (const said of ['We sell tea online', 'SHAPE, five parts', '- question: Have you migrated', '(empty)'])
      expect(prompt).toContain(said);
    expect(String((await app.post(PROMPT, { ...TEA_JOB, form: 'short' })).body.prompt).length).toBeLessThan(3_500);
    // Prompt injections reach no model, not even the user's own.
    expect(prompt).not.toContain('solstice');
    expect(await app.count('generations')).toBe(0);
  });

  it('has the user’s own words, says what it leaves out, and hidden words are put back into the answer', async () => {
    const { app } = await startWith("plan = 'pro'", ENV);
    const job = {
      ...TEA_JOB,
      ...TEA_PERSON,
      hidden: ['Kettle & Leaf'],
      portfolio: 'I made the shop of Kettle & Leaf. Mail me at ann@keller.example.',
    };
    const { body } = await app.post(PROMPT, job);
    expect(String(body.prompt)).toContain('I migrated a WooCommerce store for ceramics');
    expect(String(body.prompt)).not.toMatch(/keller\.example|Leaf\./);
    expect(body.hidden).toEqual([{ text: 'Kettle & Leaf', placeholder: '{{WORD_1}}' }]);
    expect(body.leftOut).toContainEqual({ kind: 'contact', text: 'ann@keller.example' });
    const answer = await paste(app, { ...job, text: `${LETTER}\n\nP.S. More of it: {{WORD_1}} {{WORD_9}}` });
    expect(answer.plainText).toContain('More of it: Kettle & Leaf [the name]');
  });
});

describe('a pasted answer', () => {
  it('is a proposal, checked like any other, and costs a visitor nothing', async () => {
    const app = await startApp({ env: { ...NO_LIMITS, FREE_WEEKLY_LIMIT: '1' } });
    const answer = await paste(app);
    expect([answer.engine, answer.fallback, answer.usage, answer.material]).toEqual(['pasted', false, null, null]);
    expect(answer.plainText.split('\n\n')[0]).toBe('Oolong');
    expect(answer.plainText).not.toMatch(/Sure!|Best regards|Maria|shorter version/);
    expect(answer.sections.map(({ part }) => part)).toEqual(['opener', 'hook', 'plan', 'proof', 'answers', 'close']);
    const said = answer.warnings.map(({ code, message }) => `${code}: ${message}`).join('\n');
    expect(said).toContain('“Oolong” first. It was missing');
    expect(said).toContain('“kettle” in the proposal. It was missing');
    expect(said).toContain('pasted_left_out: Left out of what you pasted: “Sure! Here is your proposal:”');
    expect(answer.slots).toMatchObject([{ id: 'q2', kind: 'rate', prompt: 'your rate', state: 'open', text: '' }]);
    // It can be read again, and the week's one free proposal is still there.
    expect((await app.get(`/api/generate-proposal/${answer.proposalId}`)).body).toEqual(answer);
    expect((await app.post('/api/generate-proposal', TEA_JOB)).status).toBe(200);
    const { rows } = await app.database.pool.query(
      'select status, credit, counted_for from generations where id = $1',
      [answer.proposalId],
    );
    expect(rows).toEqual([{ status: 'done', credit: 'none', counted_for: [] }]);
  });

  it('is a version of its job for a signed-in person, who keeps their credits', async () => {
    const { app } = await startWith("plan = 'pro'", ENV);
    const answer = await paste(app, TEA_PERSON);
    const { body } = await app.get(`/api/user/proposals/versions/${answer.proposalId}`);
    expect(body).toMatchObject({ version: { version: 1 }, answer: { engine: 'pasted' }, input: TEA_PERSON });
  });

  it('is stored once for one Idempotency-Key', async () => {
    const app = await startApp(ENV);
    const headers = { 'idempotency-key': 'the-same-paste-of-one-answer-1' };
    expect(await paste(app, {}, headers)).toEqual(await paste(app, {}, headers));
    expect(await app.count('generations')).toBe(1);
  });

  it('written by the user stays as it was, is checked too, and keeps no active markup', async () => {
    const app = await startApp(ENV);
    const text = 'Hi there,\n\nI migrated a WooCommerce store to Shopify. The kettle is on.\n\nBest regards,\nMaria';
    const answer = await paste(app, { from: 'self', text });
    expect(answer.plainText).toBe(`Oolong\n\n${text}`);
    expect(answer.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['code_word_added', 'no_own_proof']),
    );
    expect(answer.unanswered.map(({ id }) => id)).toEqual(expect.arrayContaining(['q2']));
    const evil = `${LETTER}\n\n<img src=x onerror=alert(1)> <script>alert(2)</script> [tea](javascript:alert(3))`;
    const { formattedProposal } = await paste(app, { from: 'self', text: evil });
    expect(formattedProposal).not.toMatch(/<(?:img|script)|href="javascript/i);
  });
});

describe('what the browser’s own model wrote', () => {
  const app = appForAll({ env: { ...NO_LIMITS, FREE_WEEKLY_LIMIT: '1' } });

  it('is a proposal that says so, checked like a pasted one, and costs nothing', async () => {
    const answer = await paste(app(), { from: 'device' });
    expect(answer.engine).toBe('device');
    expect(answer.plainText).not.toMatch(/Sure!|Best regards|Maria|shorter version/);
    const said = answer.warnings.map(({ message }) => message).join('\n');
    expect(said).toContain('Left out of what the model wrote: “Sure! Here is your proposal:”');
    expect(said).not.toContain('pasted');
    expect((await app().get(`/api/generate-proposal/${answer.proposalId}`)).body).toEqual(answer);
    expect((await app().post('/api/generate-proposal', TEA_JOB)).status).toBe(200);
  });

  it.each([
    ['a refusal', 'I’m sorry, but I can’t help with writing this proposal.', 'INVALID_INPUT', 'The model declined'],
    ['its own instructions', `${PROMPT_START} The rules`, 'INVALID_INPUT', 'The model repeated its instructions'],
    ['a word', 'Thanks!', 'INVALID_INPUT', 'The model wrote no proposal.'],
    [
      'another topic',
      'The French Revolution began in 1789 and ended with Napoleon.',
      'OTHER_JOB',
      'What the model wrote',
    ],
  ])('is refused in words of its own when it is %s', async (_what, text, code, words) => {
    const { body } = await app().post(PASTE, pastedBody(text, { from: 'device' }));
    expect(body).toMatchObject({ code, message: expect.stringContaining(words) });
  });
});

describe('a text that is no answer to this post is refused with a message, and not stored', () => {
  const app = appForAll(ENV);
  it.each([
    ['nothing', ' \n ', 'There is nothing here yet. Paste the text first.'],
    ['too much', 'a'.repeat(MAX_PASTED_CHARS + 1), 'The pasted text can be at most 20,000 characters.'],
    ['200 KB', 'We sell tea. '.repeat(16_000), 'The pasted text can be at most 20,000 characters.'],
    ['the prompt', `${PROMPT_START} … ${PROMPT_END}`, 'This is the prompt, not the answer to it.'],
    ['a refusal', 'I’m sorry, but I can’t help with writing this proposal.', 'Your assistant declined to write this.'],
    ['a word', 'Thanks!', 'There is no proposal in this text.'],
  ])('%s', async (_what, text, words) => {
    const before = await app().count('generations');
    const answer = await app().post(PASTE, pastedBody(text));
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.body).toMatchObject({
      message: expect.stringContaining(words),
      fields: { request: expect.stringContaining(words) },
    });
    expect(await app().count('generations')).toBe(before);
  });

  it('another topic is refused, until the user says that it is for this job', async () => {
    const text = 'The French Revolution began in 1789 and ended in the late 1790s with Napoleon Bonaparte.';
    const before = await app().count('generations');
    const refused = await app().post(PASTE, pastedBody(text));
    expect([refused.status, refused.body.code]).toEqual([422, 'OTHER_JOB']);
    expect(refused.body.message).toContain('This does not seem to be about this job');
    expect(await app().count('generations')).toBe(before);
    const answer = await paste(app(), { text, isForThisJob: true });
    expect(answer.plainText).toContain('French Revolution');
    expect(answer.warnings[0]).toMatchObject({ code: 'pasted_other_job' });
    // For a text about the job the confirmation changes nothing.
    const own = await paste(app(), { isForThisJob: true });
    expect(own.warnings.map(({ code }) => code)).not.toContain('pasted_other_job');
  });

  it('as are a post without a job, and options that need an account or Pro', async () => {
    const empty = pastedBody(LETTER, { jobTitle: '#', jobDescription: '#NAME?' });
    for (const path of [PROMPT, PASTE]) {
      expect((await app().post(path, empty)).body.code).toBe('POST_NOT_UNDERSTOOD');
      expect((await app().post(path, pastedBody(LETTER, TEA_PERSON))).body.code).toBe('SIGN_IN_REQUIRED');
    }
  });
});
