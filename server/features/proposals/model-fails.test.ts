import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generateAnswer } from '#shared/proposals/contract.ts';
import { composeLetter } from '#shared/proposals/letter/compose.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { type LlmApp, PRICES, startLlmApp, TEA_JOB, TEA_PERSON } from '../../testing/llm-app.ts';
import { textOf } from '../../testing/sse.ts';

const PATH = '/api/generate-proposal';
const AGAIN = '“Regenerate” asks the language model again.';
const HALF = `The language model stopped half-way, so our built-in writer wrote the answers and the next step. ${AGAIN}`;
const WRITTEN = 'What breaks first here is the part that nobody tries before it goes live.';

const warnings = z.array(z.object({ code: z.string(), message: z.string() }));

// What is said of each failure, in each protocol, is in model-protocols.test.ts.

/** The answer to a person with a trial credit for a premium proposal while the model plays `mode`. */
async function gets(app: LlmApp, mode: Record<string, unknown>) {
  const person = app.newBrowser();
  const { id } = await person.signUp();
  const before = app.llm.requests().length;
  app.llm.play(mode);
  const answer = await person.post(PATH, { ...TEA_JOB, ...TEA_PERSON, tone: 'friendly' });
  expect(answer.status, answer.text).toBe(200);
  const { engine, fallback, plainText } = answer.body;
  const said = warnings.parse(answer.body.warnings).find(({ code }) => code === 'writer_fallback')?.message;
  const { rows } = await app.database.pool.query('select status, credit from generations where owner_id = $1', [id]);
  expect(rows).toEqual([{ status: 'done', credit: 'spent' }]);
  // Whatever the model does, the client's word is first, alone, and the other one in the text.
  expect(plainText).toMatch(/^Oolong\n\n[\s\S]*kettle/);
  return { engine, fallback, said, text: String(plainText), requests: app.llm.requests().length - before };
}

const NOT_SET_UP = 'The language model is not set up, so our built-in writer wrote this proposal.';

const GOOD_ENOUGH = [
  ['whose end is not marked', { mode: 'no-done' }, 1],
  ['that slips in a claim of its own: it is left out, and nothing is asked again', { mode: 'slips' }, 1],
  ['whose marks of Markdown are taken off', { mode: 'slips', text: '**Which kettle** would you `show` first?' }, 1],
  ['whose connection was cut once: it is asked for the rest', { mode: 'reset', sections: 2, times: 1 }, 2],
  ['that said to come back in a second', { mode: 'rate-limit', times: 1, retryAfterSeconds: 1 }, 2],
] as const;
describe('a proposal by the language model', () => {
  it('is its own where it can be, and the built-in writer writes, and it is said, what it cannot', async () => {
    const app = await startLlmApp();
    for (const [what, mode, requests] of GOOD_ENOUGH) {
      const got = await gets(app, mode);
      expect(got, what).toMatchObject({ engine: 'llm', fallback: false, said: undefined, requests });
      expect(got.text, what).toContain(WRITTEN);
      expect(got.text, what).not.toMatch(/forty shops|solstice|\*\*|`/);
    }
    const unset = await gets(app, { mode: 'status', status: 401 });
    expect(unset).toMatchObject({ engine: 'composer', fallback: true, said: NOT_SET_UP, requests: 1 });
  });

  it('never begins with a blank: an opening of the built-in writer without facts of the user is left out', async () => {
    const app = await startLlmApp();
    app.llm.play({ mode: 'invents', part: 'proof' });
    const { body } = await app.post(PATH, TEA_JOB);
    expect([body.engine, body.fallback, body.skeleton]).toEqual(['llm', true, false]);
    expect(body.plainText).toMatch(/^Oolong\n\n[^[]/);
    expect(body.plainText).not.toMatch(/\[your nearest|forty shops/);
  });

  it('that falls silent keeps what was shown', async () => {
    const got = await gets(await startLlmApp({ timeouts: { idleMs: 2_500 } }), { mode: 'hang-midway', sections: 2 });
    expect(got).toMatchObject({ engine: 'llm', fallback: true, said: HALF, requests: 1 });
  });

  it('that fails is the built-in writer’s letter, which the browser can compose further, and a skeleton costs nothing', async () => {
    const app = await startLlmApp();
    await app.signUp();
    app.llm.play({ mode: 'status', status: 401 });
    const answer = generateAnswer.parse((await app.post(PATH, { ...TEA_JOB, tone: 'friendly' })).body);
    expect([answer.engine, answer.fallback, answer.skeleton]).toEqual(['composer', true, true]);
    if (!answer.material) throw new Error('No material.');
    expect(blocksToPlain(composeLetter(answer.material, {}).blocks)).toBe(answer.plainText);
    expect(answer.slots.map(({ id }) => id)).toEqual(expect.arrayContaining(['q1', 'q2', 'proof']));
    const { rows } = await app.database.pool.query('select status, credit from generations');
    expect(rows).toEqual([{ status: 'done', credit: 'returned' }]);
  });

  it('is not of a provider with another protocol than was set', async () => {
    const got = await gets(await startLlmApp({ env: { LLM_PROVIDER: 'anthropic' } }), { mode: 'good' });
    expect(got).toMatchObject({ engine: 'composer', fallback: true, said: NOT_SET_UP, requests: 0 });
  });
});

describe('a reader', () => {
  it('sees sections while the model still writes, and none is taken back', async () => {
    const app = await startLlmApp();
    app.llm.play({ mode: 'hang-midway', sections: 2 });
    const stream = await app.stream('POST', PATH, { body: TEA_JOB });
    expect(stream.status).toBe(200);
    const first = await stream.take(1);
    for (let next = first; next.length > 0 && !textOf(first).includes(WRITTEN); first.push(...next))
      next = await stream.take(1);
    expect(app.llm.open()).toBe(1);
    app.llm.play({ mode: 'good' });
    const rest = await stream.take();
    const done = rest.at(-1);
    // It is asked for the rest, and writes it.
    expect([done?.event, done?.data.engine, done?.data.fallback]).toEqual(['done', 'llm', false]);
    expect(textOf([...first, ...rest])).toBe(done?.data.plainText);
  });

  it('who disconnects before the first word gets the credit back, and the model is asked no further', async () => {
    const app = await startLlmApp({ env: PRICES });
    await app.signUp();
    app.llm.play({ mode: 'hang' });
    const { answer, leave } = app.askAndLeave(PATH, { ...TEA_JOB, tone: 'friendly' });
    await expect.poll(() => app.llm.open()).toBe(1);
    leave();
    await expect(answer).rejects.toThrow('aborted');
    const states = async () => (await app.database.pool.query('select status, credit from generations')).rows;
    await expect.poll(states).toEqual([{ status: 'interrupted', credit: 'returned' }]);
    await expect.poll(() => app.llm.open()).toBe(0);
    expect(app.llm.requests()).toHaveLength(1);
  });

  it('who stops before the first word gets the credit back at once, and the model is asked no further; nobody else can stop it', async () => {
    const app = await startLlmApp({ env: PRICES });
    await app.signUp();
    app.llm.play({ mode: 'hang' });
    const stream = await app.stream('POST', PATH, { body: { ...TEA_JOB, tone: 'friendly' } });
    const [brief] = await stream.take(1);
    const stop = `${PATH}/${String(brief?.data.proposalId)}/stop`;
    expect((await app.newBrowser().post(stop, {})).body).toEqual({ stopped: false });
    expect((await app.post(stop, {})).body).toEqual({ stopped: true });
    const { rows } = await app.database.pool.query('select status, credit from generations');
    expect(rows).toEqual([{ status: 'interrupted', credit: 'returned' }]);
    await expect.poll(() => app.llm.open()).toBe(0);
    expect((await app.post(stop, {})).body).toEqual({ stopped: false });
  });
});
