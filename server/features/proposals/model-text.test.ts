import { describe, expect, it } from 'vitest';
import { generateAnswer } from '#shared/proposals/contract.ts';
import { type LlmApp, PRICES, startLlmApp, startProLlmApp, TEA_JOB, TEA_PERSON } from '../../testing/llm-app.ts';
import { WRITTEN } from '../../testing/model-ways.ts';
import { textOf } from '../../testing/sse.ts';

// What is said of each failure, in each protocol, is in model-protocols.test.ts.

const PATH = '/api/generate-proposal';
const FACT = 'I migrated a WooCommerce store for ceramics with 1,150 products to Shopify.';
const CLOSE = 'Which part of this has to work first?';

async function written(app: LlmApp, mode: Record<string, unknown> = { mode: 'good' }, more = {}) {
  app.llm.play(mode);
  const { status, body, text } = await app.post(PATH, { ...TEA_JOB, ...TEA_PERSON, ...more });
  expect(status, text).toBe(200);
  return generateAnswer.parse(body);
}

describe('a proposal by a language model', () => {
  it('is its text by parts, below the code word, with the source of each sentence', async () => {
    const app = await startProLlmApp();
    const { sections, sentences, plainText, warnings, slots, engine, layout, unanswered } = await written(app);
    expect([engine, layout]).toEqual(['llm', 'auto']);
    expect(sections.map(({ part, heading }) => [part, heading])).toEqual([
      ['opener', null],
      ['hook', null],
      ['plan', 'First step'],
      ['proof', 'Work like this'],
      ['answers', 'Your questions'],
      ['close', 'One question'],
      ['ps', null],
    ]);
    expect(plainText).toMatch(/^Oolong\n\nThe first busy day/);
    expect(sentences).toContainEqual({ text: FACT, part: 'proof', source: 'fact', from: 'F1' });
    expect(sentences).toContainEqual({ text: CLOSE, part: 'close', source: 'model', from: null });
    // The word that may stand anywhere was missing: it is a line at the end, and that is said.
    expect(plainText).toMatch(/\n\nkettle$/);
    expect(warnings.map(({ code }) => code)).toContain('code_word_added');
    expect(slots).toMatchObject([{ id: 'q2', kind: 'rate', prompt: 'your rate', state: 'open' }]);
    expect(unanswered.map(({ id }) => id)).toContain('q2');
  });

  it('is read in whichever form a chat model gives it', async () => {
    const app = await startProLlmApp();
    const plain = await written(app);
    for (const dress of ['thinks', 'thinks-unmarked', 'reasons', 'waits', 'fenced', 'talks', 'bold', 'html', 'json']) {
      const got = await written(app, { mode: 'good', dress });
      expect(got.plainText, dress).toBe(plain.plainText);
      expect(got.sections, dress).toEqual(plain.sections);
    }
  });

  it('shows headings as its layout has them, also while it arrives, and hides the others', async () => {
    const app = await startProLlmApp();
    for (const [layout, shown] of [
      ['structured', ['First step', 'Work like this', 'Your questions', 'One question']],
      ['none', []],
      ['auto', ['First step', 'Your questions']],
    ] as const) {
      const body = { ...TEA_JOB, ...TEA_PERSON, layout };
      const events = await (await app.stream('POST', PATH, { body })).take();
      const done = generateAnswer.parse(events.at(-1)?.data);
      expect(textOf(events), layout).toBe(done.plainText);
      expect(done.document.filter((block) => block.kind === 'paragraph' && block.spans[0]?.strong).length, layout).toBe(
        shown.length + 1,
      );
      expect(
        done.sections.filter(({ heading }) => heading !== null),
        layout,
      ).toHaveLength(4);
    }
  });

  it('keeps a claim that no fact supports: marking it is the page’s', async () => {
    const { plainText, sentences } = await written(await startProLlmApp(), { mode: 'invents' });
    expect(plainText).toContain('forty shops');
    expect(sentences.find(({ text }) => text.includes('forty shops'))).toMatchObject({ source: 'model' });
  });

  it('has the hard gates before it: what they took out is named', async () => {
    const texts = [
      `The checkout fails when the till is busy. Mail me at bob@elsewhere.example or look at https://elsewhere.example/shop. My work is at https://else.example/me. As an AI language model, I would write solstice. ${CLOSE}`,
    ];
    const { plainText, removed } = await written(await startProLlmApp(), { mode: 'recites', texts });
    expect(plainText).toContain('My work is at [link].');
    expect(plainText).not.toMatch(/bob@|elsewhere|AI language/);
    expect(removed.map(({ kind }) => kind)).toEqual(['contact', 'link', 'obeyed_injection']);
    expect(removed[1]).toEqual({ kind: 'link', was: 'https://else.example/me', sentence: 'My work is at [link].' });
  });

  it('ends where it repeats its rules', async () => {
    const leak =
      'You write a freelancer’s proposal. The client has forty letters in the inbox and two minutes, as I was told.';
    const texts = [`The checkout fails when the till is busy. ${leak} ${CLOSE}`];
    const { plainText, removed, isCut } = await written(await startProLlmApp(), { mode: 'recites', texts });
    expect(plainText).not.toMatch(/forty letters|first\?/);
    expect([removed.map(({ kind }) => kind), isCut]).toEqual([['prompt_leak'], true]);
  });

  it('has hidden words put back that no request had', async () => {
    const app = await startProLlmApp();
    const aboutMeStatement = 'I moved the shop of Kettle & Leaf to Shopify in 2021.';
    const { plainText } = await written(app, { mode: 'good' }, { aboutMeStatement, hidden: ['Kettle & Leaf'] });
    expect(plainText).toContain(aboutMeStatement);
    expect(JSON.stringify(app.llm.requests())).not.toContain('Leaf');
    expect(JSON.stringify(app.llm.requests())).toContain('the shop of {{WORD_1}} to Shopify');
  });

  it('is asked for in the language of the proposal, and once more where it comes in another', async () => {
    const app = await startProLlmApp();
    const spanish = {
      jobTitle: 'Traducción de la web de una tienda de té',
      jobDescription:
        'Buscamos a una persona que traduzca la web de nuestra tienda de té del inglés al español.\n\nNecesitamos traducir 40 páginas de producto. ¿Cuál es tu tarifa?',
    };
    const english = 'The first thing to settle is who reads the pages today. I would then go through them with you.';
    app.llm.play({ mode: 'recites', texts: [english] });
    const { body } = await app.post(PATH, spanish);
    expect([body.language, body.engine, app.llm.requests().length]).toEqual(['es', 'llm', 2]);
    expect(String(body.plainText)).toContain('¿Qué parte de esto tiene que funcionar primero?');
    app.llm.play({ mode: 'recites', texts: [english, english] });
    const again = generateAnswer.parse((await app.post(PATH, spanish)).body);
    expect([again.engine, again.plainText]).toEqual(['llm', english]);
    expect(again.warnings.map(({ code }) => code)).toContain('pasted_other_language');
  });

  it('keeps the lines typed for it', async () => {
    const lines = { proof: 'I moved my own tea shop to Shopify.' };
    const { sentences, plainText } = await written(await startProLlmApp(), { mode: 'good' }, { lines });
    expect(plainText).toContain(lines.proof);
    expect(sentences).toContainEqual({ text: lines.proof, part: 'proof', source: 'line', from: 'proof' });
  });
});

describe('a reader', () => {
  it('sees each sentence while the model still writes, and none is taken back when it falls silent', async () => {
    const app = await startLlmApp({ timeouts: { idleMs: 2_500 } });
    app.llm.play({ mode: 'hang-midway', sentences: 4 });
    const stream = await app.stream('POST', PATH, { body: TEA_JOB });
    const first = await stream.take(1);
    for (let next = first; next.length > 0 && !textOf(first).includes(WRITTEN); first.push(...next))
      next = await stream.take(1);
    expect(app.llm.open()).toBe(1);
    const rest = await stream.take();
    const done = rest.at(-1);
    expect([done?.event, done?.data.engine, done?.data.fallback, done?.data.isCut]).toEqual([
      'done',
      'llm',
      false,
      true,
    ]);
    expect(textOf([...first, ...rest])).toBe(done?.data.plainText);
  });

  it.each([['disconnects'], ['stops']])(
    'who %s before the first word gets the credit back, and the model is asked no further',
    async (how) => {
      const app = await startLlmApp({ env: PRICES });
      await app.signUp();
      app.llm.play({ mode: 'hang' });
      const asked = { ...TEA_JOB, tone: 'friendly' };
      if (how === 'stops') {
        const [brief] = await (await app.stream('POST', PATH, { body: asked })).take(1);
        const stop = `${PATH}/${String(brief?.data.proposalId)}/stop`;
        expect((await app.newBrowser().post(stop, {})).body).toEqual({ stopped: false });
        expect((await app.post(stop, {})).body).toEqual({ stopped: true });
      } else {
        const { answer, leave } = app.askAndLeave(PATH, asked);
        await expect.poll(() => app.llm.open()).toBe(1);
        leave();
        await expect(answer).rejects.toThrow('aborted');
      }
      const states = async () => (await app.database.pool.query('select status, credit from generations')).rows;
      await expect.poll(states).toEqual([{ status: 'interrupted', credit: 'returned' }]);
      await expect.poll(() => app.llm.open()).toBe(0);
      expect(app.llm.requests().length).toBeLessThan(2);
    },
  );
});

describe('a credit', () => {
  const FREE = { status: 'done', credit: 'returned' };
  const SPENT = { status: 'done', credit: 'spent' };

  it('is taken by what was sent to a model, and by what the built-in writer used', async () => {
    const app = await startLlmApp();
    for (const [mode, more, row] of [
      [{ mode: 'good' }, TEA_PERSON, SPENT],
      [{ mode: 'status', status: 401 }, TEA_PERSON, SPENT],
      [{ mode: 'status', status: 401 }, { aboutMeStatement: 'I bake bread for a village.' }, FREE],
      [{ mode: 'status', status: 401 }, { tone: 'friendly' }, SPENT],
    ] as const) {
      const person = app.newBrowser();
      const { id } = await person.signUp();
      app.llm.play(mode);
      expect((await person.post(PATH, { ...TEA_JOB, ...more })).status).toBe(200);
      const { rows } = await app.database.pool.query('select status, credit from generations where owner_id = $1', [
        id,
      ]);
      expect(rows, JSON.stringify(more)).toEqual([row]);
    }
  });
});
