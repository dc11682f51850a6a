import { describe, expect, it } from 'vitest';
import { type ChangeRequest, changeAnswer } from '#shared/proposals/change.ts';
import { generateAnswer } from '#shared/proposals/contract.ts';
import { MAX_REQUEST_CHARS } from '#shared/proposals/limits.ts';
import { startApp } from '../../../testing/app.ts';
import { DECLINES, GARBAGE } from '../../../testing/llm.ts';
import { type LlmApp, PRICES, startLlmApp, startProLlmApp, TEA_JOB, TEA_PERSON } from '../../../testing/llm-app.ts';

const PATH = '/api/change-proposal';
const SECOND = 'Then I would map the old product pages to the new ones.';
const FIRST_STEP = `First step

I would try the import with your oddest products first. ${SECOND} You would see each part before it goes live.`;
const OPENING = 'I migrated a WooCommerce store for ceramics with 1,150 products to Shopify.';
const ANSWERS = 'What is your rate?\n[your rate]';
const NEXT = 'Which of the products must not be down for an hour?';

const LETTER: ChangeRequest['sections'] = [
  { part: 'opener', text: 'Oolong' },
  { part: 'proof', text: OPENING },
  { part: 'plan', text: FIRST_STEP },
  { part: 'answers', text: ANSWERS },
  { part: 'close', text: `${NEXT} My kettle is on.` },
];

function asked(request: string, more: Partial<ChangeRequest> = {}): ChangeRequest {
  return { ...TEA_JOB, ...TEA_PERSON, request, scope: 'letter', sections: LETTER, ...more };
}

const ofSentence = (request: string) => asked(request, { scope: 'sentence', part: 'plan', sentence: SECOND });
const ofPart = (request: string, more: Partial<ChangeRequest> = {}) =>
  asked(request, { scope: 'part', part: 'plan', ...more });

async function gets(app: LlmApp, mode: Record<string, unknown>, input: ChangeRequest) {
  const before = app.llm.requests().length;
  app.llm.play(mode);
  const { status, body, text } = await app.post(PATH, input);
  expect(status, text).toBe(200);
  return { ...changeAnswer.parse(body), requests: app.llm.requests().slice(before) };
}

const textOf = (got: Awaited<ReturnType<typeof gets>>, part: string) =>
  got.sections.find((section) => section.part === part)?.plainText;

describe('one sentence', () => {
  it('gets another wording, also where the model rewrites its neighbours, which are unchanged', async () => {
    const app = await startProLlmApp();
    for (const mode of ['good', 'breaks-others']) {
      const got = await gets(app, { mode }, ofSentence('less formal'));
      expect(got).toMatchObject({ unchanged: false, message: null, sections: [] });
      expect(got.sentence).toBe('Then I’d map the old product pages to the new ones.');
      expect(got.requests).toHaveLength(1);
    }
  });

  it('stays where the model changes nothing of it after two requests, and must be in the letter', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'ignores-request' }, ofSentence('less formal'));
    expect(got).toMatchObject({ unchanged: true, sentence: null });
    expect(got.message).toContain('so nothing was changed');
    expect(got.requests).toHaveLength(2);
    const { status } = await app.post(PATH, asked('shorter', { scope: 'sentence', part: 'proof', sentence: SECOND }));
    expect(status).toBe(400);
  });
});

describe('one section', () => {
  it('is changed as the user asks, under its heading, without what the model writes for others or invents', async () => {
    const app = await startProLlmApp();
    for (const mode of ['good', 'breaks-others', 'overdoes-request']) {
      const got = await gets(app, { mode }, ofPart('less formal'));
      expect(
        got.sections.map(({ part }) => part),
        mode,
      ).toEqual(['plan']);
      expect(textOf(got, 'plan'), mode).toMatch(/^\S+ \S+\n\nI’d try the import/u);
      expect(JSON.stringify(got.sections), mode).not.toMatch(/awards|forty countries/);
    }
  });

  it('may use the words of this request and of an earlier one: they are the user’s own', async () => {
    const app = await startProLlmApp();
    const mention = 'mention my NDA with Brightwater from 2019';
    const first = await gets(app, { mode: 'good' }, ofPart(mention));
    expect(textOf(first, 'plan')).toContain('I have an NDA with Brightwater from 2019.');
    expect(first.requests).toHaveLength(1);
    const now = FIRST_STEP.replace(SECOND, 'I have an NDA with Brightwater from 2019.');
    const sections = LETTER.map((one) => (one.part === 'plan' ? { ...one, text: now } : one));
    const input = ofPart('mention I work under an NDA with Brightwater', { sections, earlier: [mention] });
    const got = await gets(app, { mode: 'good' }, input);
    expect(textOf(got, 'plan')).toContain('I work under an NDA with Brightwater.');
    expect(JSON.stringify(got.requests[0])).toContain(mention);
  });

  it('stays in the language of the letter', async () => {
    const app = await startProLlmApp();
    const text = 'Primero miraría lo que hay y acordaría con usted qué significa que esté terminado.';
    const got = await gets(app, { mode: 'says', part: 'plan', text }, ofPart('less formal'));
    expect(got).toMatchObject({ unchanged: true, sections: [] });
    expect(JSON.stringify(got.requests[1])).toContain('It must be in English');
  });

  it('keeps a sentence that the user typed, unless the request is about it', async () => {
    const app = await startProLlmApp();
    const ownSentences = ['You would see each part before it goes live.'];
    const shorter = await gets(app, { mode: 'good' }, ofPart('shorter', { ownSentences }));
    expect(textOf(shorter, 'plan')).toContain(ownSentences[0]);
    expect(JSON.stringify(shorter.requests[0])).toContain('\\"keep\\"');
    const about = await gets(
      app,
      { mode: 'good' },
      ofPart('shorter, the part that goes live can go', { ownSentences }),
    );
    expect(textOf(about, 'plan')).not.toContain(ownSentences[0]);
  });

  it('keeps its blanks, unless the request fills them, and the client’s code word', async () => {
    const app = await startProLlmApp();
    const says = { mode: 'says', part: 'close', text: 'Shall we talk about it?' };
    const text = 'Shall we talk on [your free days]?';
    const sections = LETTER.map((one) => (one.part === 'close' ? { ...one, text } : one));
    const kept = await gets(app, says, ofPart('warmer', { part: 'close', sections }));
    expect(kept.unchanged).toBe(true);
    expect(JSON.stringify(kept.requests[1])).toContain('This blank must stay');
    const filled = await gets(app, says, ofPart('leave out my free days', { part: 'close', sections }));
    expect(textOf(filled, 'close')).toBe('Shall we talk about it?');
    const without = await gets(app, { ...says, text: NEXT }, ofPart('leave out the last sentence', { part: 'close' }));
    expect(without.unchanged).toBe(true);
    expect(JSON.stringify(without.requests[1])).toContain('“kettle” must stay');
  });

  it('gets no foreign link', async () => {
    const app = await startProLlmApp();
    const slips = { mode: 'slips', part: 'plan', text: 'See https://elsewhere.example for more.' };
    const got = await gets(app, slips, ofPart('less formal'));
    expect(JSON.stringify(got.sections)).not.toContain('elsewhere.example');
    const own = await gets(app, slips, ofPart('mention my page https://elsewhere.example'));
    expect(JSON.stringify(own.sections)).toContain('elsewhere.example');
  });
});

describe('the whole letter', () => {
  it('is changed in one request, and unchanged sections are left out of the answer', async () => {
    const app = await startProLlmApp();
    // One section may not be replaced by the content of another.
    for (const mode of [{ mode: 'good' }, { mode: 'says', part: 'close', text: OPENING }]) {
      const got = await gets(app, mode, asked('less formal'));
      expect(got.sections.map(({ part }) => part)).toEqual(['plan']);
      if (mode.mode === 'good') expect(got.requests).toHaveLength(1);
      if (mode.mode === 'good') expect(textOf(got, 'plan')).toContain('Then I’d map');
    }
    const input = asked('mention my NDA with Brightwater', { locked: ['proof'] });
    const locked = await gets(app, { mode: 'good' }, input);
    expect(locked.sections.map(({ part }) => part)).toEqual(['plan']);
    expect(JSON.stringify(locked.requests[0])).not.toMatch(/\\"part\\": \\"opening\\"/);
  });

  it('stays where the model changes nothing, with a clear reason', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'ignores-request' }, asked('less formal'));
    expect(got).toMatchObject({ unchanged: true, sections: [] });
    expect(got.message).toBe('The language model found nothing to change. Ask in other words, or edit it by hand.');
    expect(got.requests).toHaveLength(1);
  });
});

describe('an unavailable model', () => {
  const FAILURES = [
    [GARBAGE, 'The language model sent nothing that could be used, so nothing was changed.'],
    [{ mode: 'status', status: 500, retryAfterSeconds: 0 }, 'The language model could not be reached, so'],
    [DECLINES, 'The language model declined'],
  ] as const;
  it('changes nothing and costs no credit; a request that is empty or too long is refused', async () => {
    const app = await startLlmApp({ env: PRICES });
    const { id } = await app.signUp();
    expect((await app.get('/api/writing-model')).body).toEqual({ model: 'site' });
    const used = async () =>
      (await app.database.pool.query('select pro_trial_credits_used as n from users where id = $1', [id])).rows[0]?.n;
    const before = await used();
    for (const [mode, because] of FAILURES) {
      for (const input of [ofSentence('less formal'), ofPart('less formal'), asked('less formal')]) {
        const got = await gets(app, mode, input);
        expect(got).toMatchObject({ unchanged: true, sections: [], sentence: null });
        expect(got.message).toContain(because);
      }
    }
    expect(await used()).toBe(before);
    for (const request of ['', '  ', 'x'.repeat(MAX_REQUEST_CHARS + 1)]) {
      const { status, body } = await app.post(PATH, { ...TEA_JOB, request, scope: 'letter', sections: LETTER });
      expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', fields: { request: expect.any(String) } }]);
    }
  });

  it('is not replaced by the built-in writer’s guess', async () => {
    const app = await startApp();
    const got = await app.post(PATH, { ...asked('less formal'), ...TEA_JOB, aboutMeStatement: '' });
    expect([got.status, got.body]).toMatchObject([409, { code: 'NO_LANGUAGE_MODEL' }]);
    expect((await app.get('/api/writing-model')).body).toEqual({ model: null });
  });
});

it('sends no prompt injection of the post, and encloses the request', async () => {
  const app = await startProLlmApp();
  const got = await gets(app, { mode: 'obeys' }, ofPart('less formal'));
  expect(JSON.stringify(got.sections)).not.toContain('solstice');
  const sent = JSON.stringify(got.requests[0]);
  expect(sent).not.toContain('solstice');
  expect(sent).toMatch(/<<<request-[\da-f]+\\nless formal\\nrequest-/);
});

it('is recorded with the proposal that it changes', async () => {
  const app = await startProLlmApp({ env: PRICES });
  app.llm.play({ mode: 'good' });
  const { body, text } = await app.post('/api/generate-proposal', { ...TEA_JOB, ...TEA_PERSON });
  const { proposalId } = generateAnswer.parse(body ?? text);
  await gets(app, { mode: 'good' }, asked('less formal', { proposalId }));
  const { rows } = await app.database.pool.query('select rewrites from generations where id = $1', [proposalId]);
  expect(rows).toEqual([{ rewrites: 1 }]);
});
