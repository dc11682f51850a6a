import { describe, expect, it } from 'vitest';
import { generateAnswer, type WrittenSection } from '#shared/proposals/contract.ts';
import { REWRITE_ACTIONS, type RewriteAction, type RewriteRequest, rewriteAnswer } from '#shared/proposals/rewrite.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';
import { DECLINES, GARBAGE } from '../../../testing/llm.ts';
import { type LlmApp, PRICES, startProLlmApp, TEA_JOB, TEA_PERSON } from '../../../testing/llm-app.ts';

const PATH = '/api/rewrite-section';
const DONE: Record<RewriteAction, string> = {
  regenerate: 'so our built-in writer wrote this section. “Regenerate” asks',
  tone: 'so our built-in writer wrote this section. “Tone” asks',
  shorten: 'so our built-in writer made this section shorter. “Shorten” asks',
  lengthen: 'so our built-in writer made this section longer. “Lengthen” asks',
};

/** Its mode, the message to the user, and the number of requests. The first is tried with every action, which fail alike. */
const FAILURES = [
  [{ mode: 'invents', part: 'plan' }, 'Nothing of what', 2],
  [GARBAGE, 'sent nothing that could be used', 1],
  [{ mode: 'rate-limit', retryAfterSeconds: 0 }, 'has too much to do', 3],
  [{ mode: 'status', status: 500, retryAfterSeconds: 0 }, 'could not be reached', 3],
  [DECLINES, 'declined', 1],
  [{ mode: 'cut', sections: 0 }, 'sent nothing that could be used', 1],
] as const;

/** A section that was edited by hand, under its heading. */
const FIRST_STEP = `First step

I would try the import with your oddest products first. Then I would map the old product pages to the new ones, before anything moves. You would see each part before it goes live. The staff would try an order by themselves. Last I would hand over a short note on how to run it without me.`;

/** What is sent for a section of a proposal by the built-in writer. */
async function intentFor(app: LlmApp, part: RewriteRequest['part'], action: RewriteAction): Promise<RewriteRequest> {
  app.llm.play({ mode: 'status', status: 401 });
  const { body, text } = await app.post('/api/generate-proposal', { ...TEA_JOB, ...TEA_PERSON });
  const { sections } = generateAnswer.parse(body ?? text);
  const textOf = (ones: readonly WrittenSection[]) => ones.map(({ plainText }) => plainText).join('\n\n');
  return {
    ...TEA_JOB,
    ...TEA_PERSON,
    part,
    action,
    ...(action === 'tone' && { sectionTone: 'formal' }),
    now: part === 'plan' ? FIRST_STEP : textOf(sections.filter((one) => one.part === part)),
    rest: textOf(sections.filter((one) => one.part !== part)),
  };
}

async function gets(app: LlmApp, mode: Record<string, unknown>, intent: RewriteRequest) {
  const before = app.llm.requests().length;
  app.llm.play(mode);
  const { status, body, text } = await app.post(PATH, intent);
  expect(status, text).toBe(200);
  return { ...rewriteAnswer.parse(body), requests: app.llm.requests().slice(before) };
}

function expectFailure(
  got: Awaited<ReturnType<typeof gets>>,
  { because, requests, action }: { because: string; requests: number; action: RewriteAction },
): void {
  expect(got, because).toMatchObject({ engine: 'composer', fallback: true, unchanged: false });
  expect(got.requests, because).toHaveLength(requests);
  expect(got.message).toContain(because);
  expect(got.message).toContain(DONE[action]);
  expect(JSON.stringify(got.section)).not.toContain('forty shops');
}

const words = (text: string) => wordsOf(toPlainLetters(text)).length;

describe.each(REWRITE_ACTIONS)('a language model asked to %s a section', (action) => {
  it('writes it, alone, as requested; otherwise the built-in writer does, with a message', async () => {
    const app = await startProLlmApp();
    const intent = await intentFor(app, 'plan', action);
    const got = await gets(app, { mode: 'good' }, intent);
    expect(got).toMatchObject({ engine: 'llm', fallback: false, message: null, unchanged: false });
    expect(got.requests).toHaveLength(1);
    const sent = JSON.stringify(got.requests[0]);
    expect(sent).not.toMatch(/\\"part\\": \\"(?:opening|next_step|answers)\\"/);
    expect(sent).toContain(`\\"act\\": \\"${action}\\"`);
    const [now, then] = [words(intent.now ?? ''), words(got.section.plainText)];
    if (action === 'shorten') expect(then).toBeLessThanOrEqual(now * 0.75);
    if (action === 'lengthen') expect(then).toBeGreaterThan(now * 1.15);
    expect(got.section.plainText).not.toBe(intent.now);
    expect(toPlainLetters(got.section.plainText).split('\n')[0]).toBe('First step');

    const [invents, because, requests] = FAILURES[0];
    expectFailure(await gets(app, invents, intent), { because, requests, action });
  });
});

it('a language model may mend its faults once; when it fails, the built-in writer writes, with a message', async () => {
  const app = await startProLlmApp();
  const action = 'regenerate';
  const intent = await intentFor(app, 'plan', action);
  const mended = await gets(app, { mode: 'invents', part: 'plan', times: 1 }, intent);
  expect(mended).toMatchObject({ engine: 'llm', fallback: false, message: null });
  expect(mended.requests).toHaveLength(2);
  expect(JSON.stringify(mended.requests[1])).toContain('This claim cites no fact');
  expect(mended.section.plainText).not.toContain('forty shops');
  for (const [mode, because, requests] of FAILURES.slice(1))
    expectFailure(await gets(app, mode, intent), { because, requests, action });
});

it('has the timeouts of a proposal', async () => {
  const app = await startProLlmApp({ timeouts: { firstTokenMs: 1_000 } });
  const got = await gets(app, { mode: 'hang' }, await intentFor(app, 'plan', 'shorten'));
  expect(got).toMatchObject({ engine: 'composer', fallback: true });
  expect(got.message).toMatch(/^The language model took too long, so our built-in writer/);
});

describe('a requested length', () => {
  it.each(['shorten', 'lengthen'] as const)('is asked for again, then the built-in writer’s: %s', async (action) => {
    const app = await startProLlmApp();
    const intent = await intentFor(app, 'plan', action);
    const got = await gets(app, { mode: 'ignores-length' }, intent);
    expect(got).toMatchObject({ engine: 'composer', fallback: true, unchanged: false });
    expect(JSON.stringify(got.requests[1])).toMatch(/It has \d+ words: at (?:least|most) \d+ are wanted/);
    expect(words(got.section.plainText) > words(intent.now ?? '')).toBe(action === 'lengthen');
  });

  it('reports both reasons where neither writer can do it', async () => {
    const app = await startProLlmApp();
    const intent = {
      ...(await intentFor(app, 'close', 'shorten')),
      now: 'Shall we speak about your shop this Friday?',
    };
    const got = await gets(app, GARBAGE, intent);
    expect([got.unchanged, got.section.plainText]).toEqual([true, intent.now]);
    expect(got.message).toBe(
      'The language model sent nothing that could be used. This section is one sentence already.',
    );
  });
});

describe('text that the user typed by hand', () => {
  const TYPED = 'I once repaired a lighthouse in Faro for 77 euros.';

  it('stays word for word where the model keeps it, and needs no fact; it is not lost by a model that rewrites it', async () => {
    const app = await startProLlmApp();
    const intent = { ...(await intentFor(app, 'proof', 'lengthen')), now: `${TYPED} It still shines.` };
    const got = await gets(app, { mode: 'good' }, intent);
    expect(got).toMatchObject({ engine: 'llm', fallback: false });
    expect(got.section.plainText).toContain(TYPED);
    const kept = await gets(app, { mode: 'ignores-length' }, intent);
    expect(kept.section.plainText).toContain(TYPED);
    expect(JSON.stringify(kept.requests[1])).toContain('This stood there and must stay');
  });

  it('as an answer to the client stays an answer', async () => {
    const app = await startProLlmApp();
    const intent = await intentFor(app, 'answers', 'regenerate');
    const now = (intent.now ?? '').replace(/\[your rate\]/, '$48 an hour');
    expect(now).not.toBe(intent.now);
    const got = await gets(app, { mode: 'good' }, { ...intent, now });
    expect(got.section.plainText).toContain('$48 an hour');
    expect(JSON.stringify(got.requests[1])).toContain('is answered already: that answer must stay');
  });
});

it('is paid for within the same ceilings, and past them the built-in writer does it', async () => {
  const app = await startProLlmApp({ env: { ...PRICES, LLM_USER_MONTHLY_BUDGET: '0.03' } });
  const intent = await intentFor(app, 'plan', 'shorten');
  await app.database.pool.query('update model_spending set micros = 0');
  const spent = async () =>
    (await app.database.pool.query("select micros::int from model_spending where spent_for = 'all'")).rows[0]?.micros;
  expect(await gets(app, { mode: 'good' }, intent)).toMatchObject({ engine: 'llm' });
  expect(await spent()).toBeGreaterThan(500);
  await app.database.pool.query('update model_spending set micros = 29990');
  const got = await gets(app, { mode: 'good' }, intent);
  expect(got.requests).toEqual([]);
  expect(got.message).toBe(
    'Your share of the language model for this month is used up, so our built-in writer made this section shorter. The next month begins on the 1st, UTC.',
  );
});

it('ends when its reader disconnects', async () => {
  const app = await startProLlmApp();
  const intent = await intentFor(app, 'plan', 'shorten');
  app.llm.play({ mode: 'hang' });
  const { answer, leave } = app.askAndLeave(PATH, intent);
  await expect.poll(() => app.llm.open()).toBe(1);
  leave();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => app.llm.open()).toBe(0);
});

describe('masked text', () => {
  const NOW =
    'I would ring Marta Lindqvist at Kettle & Leaf Ltd. first. Then I would look at https://kettleleaf.example.';

  it('stays hidden, and is put back', async () => {
    const app = await startProLlmApp();
    const intent = await intentFor(app, 'plan', 'lengthen');
    const hidden = { ...intent, masked: ['names', 'links'] as ('names' | 'links')[] };
    const userText = 'I worked with Marta Lindqvist at Kettle & Leaf Ltd. before, see https://kettleleaf.example.';
    const got = await gets(app, { mode: 'good' }, { ...hidden, now: `${NOW} ${intent.now}`, portfolio: userText });
    const sent = JSON.stringify(got.requests);
    expect(sent).not.toMatch(/Marta|Lindqvist|Kettle & Leaf|kettleleaf/);
    expect(sent).toContain('{{NAME_1}}');
    expect(got.section.plainText).not.toContain('{{');
    expect(got.section.plainText).toContain('ring Marta Lindqvist at Kettle & Leaf Ltd.');
  });
});
