import { describe, expect, it } from 'vitest';
import { type ChangeRequest, changeAnswer } from '#shared/proposals/change.ts';
import { generateAnswer } from '#shared/proposals/contract.ts';
import { MAX_REQUEST_CHARS } from '#shared/proposals/limits.ts';
import { startApp } from '../../../testing/app.ts';
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
  { part: 'opening', text: OPENING },
  { part: 'first_step', text: FIRST_STEP },
  { part: 'answers', text: ANSWERS },
  { part: 'next_step', text: `${NEXT} My kettle is on.` },
];

function asked(request: string, more: Partial<ChangeRequest> = {}): ChangeRequest {
  return { ...TEA_JOB, ...TEA_PERSON, request, scope: 'letter', sections: LETTER, ...more };
}

const ofSentence = (request: string) => asked(request, { scope: 'sentence', part: 'first_step', sentence: SECOND });
const ofPart = (request: string, more: Partial<ChangeRequest> = {}) =>
  asked(request, { scope: 'part', part: 'first_step', ...more });

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
  it('gets another wording, and its neighbours are unchanged', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'good' }, ofSentence('less formal'));
    expect(got).toMatchObject({ unchanged: false, message: null, sections: [] });
    expect(got.sentence).toBe('Then I’d map the old product pages to the new ones.');
    expect(got.requests).toHaveLength(1);
  });

  it('keeps its neighbours where the model rewrites them, too', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'breaks-others' }, ofSentence('less formal'));
    expect(got.sentence).toBe('Then I’d map the old product pages to the new ones.');
    expect(got.sections).toEqual([]);
  });

  it('stays where the model changes nothing of it after two requests', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'ignores-request' }, ofSentence('less formal'));
    expect(got).toMatchObject({ unchanged: true, sentence: null });
    expect(got.message).toContain('so nothing was changed');
    expect(got.requests).toHaveLength(2);
  });

  it('must be in the letter', async () => {
    const app = await startProLlmApp();
    const { status } = await app.post(PATH, asked('shorter', { scope: 'sentence', part: 'opening', sentence: SECOND }));
    expect(status).toBe(400);
  });
});

describe('one section', () => {
  it('is changed as the user asks, under its heading', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'good' }, ofPart('less formal'));
    expect(got.sections.map(({ part }) => part)).toEqual(['first_step']);
    expect(textOf(got, 'first_step')).toMatch(/^\S+ \S+\n\nI’d try the import/u);
  });

  it('may use the words of the request: they are the user’s own', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'good' }, ofPart('mention my NDA with Brightwater from 2019'));
    expect(textOf(got, 'first_step')).toContain('I have an NDA with Brightwater from 2019.');
    expect(got.requests).toHaveLength(1);
  });

  it('may use the words of an earlier request', async () => {
    const app = await startProLlmApp();
    const now = FIRST_STEP.replace(SECOND, 'I have an NDA with Brightwater from 2019.');
    const sections = LETTER.map((one) => (one.part === 'first_step' ? { ...one, text: now } : one));
    const input = ofPart('mention I work under an NDA with Brightwater', { sections });
    const more = { ...input, earlier: ['mention my NDA with Brightwater from 2019'] };
    const got = await gets(app, { mode: 'good' }, more);
    expect(textOf(got, 'first_step')).toContain('I work under an NDA with Brightwater.');
    expect(JSON.stringify(got.requests[0])).toContain('mention my NDA with Brightwater from 2019');
  });

  it('has nothing that the model invented', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'overdoes-request' }, ofPart('less formal'));
    expect(textOf(got, 'first_step')).toContain('I’d try the import');
    expect(JSON.stringify(got.sections)).not.toMatch(/awards|forty countries/);
  });

  it('stays in the language of the letter', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'other-language' }, ofPart('less formal'));
    expect(got).toMatchObject({ unchanged: true, sections: [] });
    expect(JSON.stringify(got.requests[1])).toContain('It must be in English');
  });

  it('ignores what the model writes for others', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'breaks-others' }, ofPart('less formal'));
    expect(got.sections.map(({ part }) => part)).toEqual(['first_step']);
  });

  it('keeps a sentence that the user typed, unless the request is about it', async () => {
    const app = await startProLlmApp();
    const ownSentences = ['You would see each part before it goes live.'];
    const shorter = await gets(app, { mode: 'good' }, ofPart('shorter', { ownSentences }));
    expect(textOf(shorter, 'first_step')).toContain(ownSentences[0]);
    expect(JSON.stringify(shorter.requests[0])).toContain('\\"keep\\"');
    const about = await gets(
      app,
      { mode: 'good' },
      ofPart('shorter, the part that goes live can go', { ownSentences }),
    );
    expect(textOf(about, 'first_step')).not.toContain(ownSentences[0]);
  });

  it('keeps its blanks, unless the request fills them', async () => {
    const app = await startProLlmApp();
    const says = { mode: 'says', part: 'next_step', text: 'Shall we talk about it?' };
    const text = 'Shall we talk on [your free days]?';
    const sections = LETTER.map((one) => (one.part === 'next_step' ? { ...one, text } : one));
    const kept = await gets(app, says, ofPart('warmer', { part: 'next_step', sections }));
    expect(kept.unchanged).toBe(true);
    expect(JSON.stringify(kept.requests[1])).toContain('This blank must stay');
    const filled = await gets(app, says, ofPart('leave out my free days', { part: 'next_step', sections }));
    expect(textOf(filled, 'next_step')).toBe('Shall we talk about it?');
  });

  it('keeps the client’s code word', async () => {
    const app = await startProLlmApp();
    const says = { mode: 'says', part: 'next_step', text: NEXT };
    const got = await gets(app, says, ofPart('leave out the last sentence', { part: 'next_step' }));
    expect(got.unchanged).toBe(true);
    expect(JSON.stringify(got.requests[1])).toContain('“kettle” must stay');
  });

  it('gets no foreign link', async () => {
    const app = await startProLlmApp();
    const slips = { mode: 'slips', part: 'first_step', text: 'See https://elsewhere.example for more.' };
    const got = await gets(app, slips, ofPart('less formal'));
    expect(JSON.stringify(got.sections)).not.toContain('elsewhere.example');
    const own = await gets(app, slips, ofPart('mention my page https://elsewhere.example'));
    expect(JSON.stringify(own.sections)).toContain('elsewhere.example');
  });
});

describe('the whole letter', () => {
  it('is changed in one request, and unchanged sections are left out of the answer', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'good' }, asked('less formal'));
    expect(got.requests).toHaveLength(1);
    expect(got.sections.map(({ part }) => part)).toEqual(['first_step']);
    expect(textOf(got, 'first_step')).toContain('Then I’d map');
  });

  it('leaves locked sections alone', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'good' }, asked('mention my NDA with Brightwater', { locked: ['opening'] }));
    expect(got.sections.map(({ part }) => part)).toEqual(['first_step']);
    expect(JSON.stringify(got.requests[0])).not.toMatch(/\\"part\\": \\"opening\\"/);
  });

  it('stays where the model changes nothing, with a clear reason', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'ignores-request' }, asked('less formal'));
    expect(got).toMatchObject({ unchanged: true, sections: [] });
    expect(got.message).toBe('The language model found nothing to change. Ask in other words, or edit it by hand.');
    expect(got.requests).toHaveLength(1);
  });

  it('stays where the model replaces one section by the content of another', async () => {
    const app = await startProLlmApp();
    const got = await gets(app, { mode: 'says', part: 'next_step', text: OPENING }, asked('less formal'));
    expect(got.sections.map(({ part }) => part)).toEqual(['first_step']);
  });
});

describe('an unavailable model', () => {
  it.each([
    [{ mode: 'garbage' }, 'The language model sent nothing that could be used, so nothing was changed.'],
    [{ mode: 'status', status: 500, retryAfterSeconds: 0 }, 'The language model could not be reached, so'],
    [{ mode: 'refuse' }, 'The language model declined'],
  ])('%o changes nothing and costs no credit', async (mode, because) => {
    const app = await startLlmApp({ env: PRICES });
    const { id } = await app.signUp();
    const used = async () =>
      (await app.database.pool.query('select pro_trial_credits_used as n from users where id = $1', [id])).rows[0]?.n;
    const before = await used();
    for (const input of [ofSentence('less formal'), ofPart('less formal'), asked('less formal')]) {
      const got = await gets(app, mode, input);
      expect(got).toMatchObject({ unchanged: true, sections: [], sentence: null });
      expect(got.message).toContain(because);
    }
    expect(await used()).toBe(before);
  });

  it('is not replaced by the built-in writer’s guess', async () => {
    const app = await startApp();
    const got = await app.post(PATH, { ...asked('less formal'), ...TEA_JOB, aboutMeStatement: '' });
    expect([got.status, got.body]).toMatchObject([409, { code: 'NO_LANGUAGE_MODEL' }]);
    expect((await app.get('/api/writing-model')).body).toEqual({ model: null });
  });

  it('is reported to everybody', async () => {
    const app = await startLlmApp();
    expect((await app.get('/api/writing-model')).body).toEqual({ model: 'site' });
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

it.each(['', '  ', 'x'.repeat(MAX_REQUEST_CHARS + 1)])(
  'refuses a request that is empty or too long: %j',
  async (request) => {
    const app = await startLlmApp();
    const { status, body } = await app.post(PATH, { ...TEA_JOB, request, scope: 'letter', sections: LETTER });
    expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', fields: { request: expect.any(String) } }]);
  },
);

it('ends when its reader disconnects', async () => {
  const app = await startProLlmApp();
  app.llm.play({ mode: 'hang' });
  const cookie = [...app.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', origin: app.origin, cookie };
  const gone = new AbortController();
  const body = JSON.stringify(asked('less formal'));
  const asking = fetch(`${app.origin}${PATH}`, { method: 'POST', headers, body, signal: gone.signal });
  await expect.poll(() => app.llm.open()).toBe(1);
  gone.abort();
  await expect(asking).rejects.toThrow('aborted');
  await expect.poll(() => app.llm.open()).toBe(0);
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
