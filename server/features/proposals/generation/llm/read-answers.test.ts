import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import {
  ANSWERS,
  allOf,
  FACT,
  GOOD,
  INVENTED,
  json,
  MORE,
  modelFor,
  NEXT,
  OPENING,
  paragraph,
  RISK,
  RISKS,
  STEPS,
  upTo,
  written,
} from '../../../../testing/tea-letter.ts';
import type { ModelWriterDeps } from './index.ts';

const SPOILED = { ...OPENING, blocks: [paragraph(INVENTED)] };
/** An answer whose first section fails, up to the beginning of its third one. */
const BEGUN = upTo(json(SPOILED, RISKS, STEPS), '"first_step"');

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is read of a letter, up to and including these words. */
async function readUpTo(events: AsyncGenerator<{ type: string; text?: string }>, words: string): Promise<string> {
  let text = '';
  while (!text.includes(words)) {
    const { value, done } = await events.next();
    if (done) throw new Error(`It came to its end without “${words}”: ${text}`);
    if (value.type === 'delta') text += value.text ?? '';
  }
  return text;
}

it('a section without a usable sentence is requested again during the answer, and the following ones are shown after it', async () => {
  const { llm, model } = await modelFor();
  llm.play({ mode: 'recites', texts: [BEGUN, json(OPENING)], ends: 'hang' });
  const events = written(model);
  const begun = await readUpTo(events, RISK);
  expect(begun).toContain(`${FACT} ${MORE}\n\n${RISK}`);
  await expect.poll(() => llm.open()).toBe(1);
  const [, again] = llm.requests().map((request) => JSON.stringify(request).replaceAll('\\', ''));
  expect(again).toContain('"part": "opening"');
  expect(again).not.toContain('"part": "understanding"');

  llm.play({ mode: 'recites', texts: [json(STEPS, ANSWERS, NEXT)] });
  let text = begun;
  for await (const event of events) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'done') expect([event.answer.plainText, event.answer.fallback]).toEqual([text, false]);
  }
  expect(text).not.toContain('forty shops');
  expect(llm.requests()).toHaveLength(3);
});

it('is the built-in writer’s as soon as the second try fails, without a third', async () => {
  const { llm, model } = await modelFor();
  llm.play({ mode: 'recites', texts: [BEGUN, json(SPOILED)], ends: 'hang' });
  const events = written(model);
  const begun = await readUpTo(events, RISK);
  expect(begun).not.toContain(MORE);
  expect(begun).not.toContain('forty shops');
  llm.play({ mode: 'recites', texts: [json(OPENING, STEPS, ANSWERS, NEXT)] });
  const last = await readUpTo(events, 'Which of your payment methods');
  expect(last).not.toContain(MORE);
  expect(JSON.stringify(llm.requests()[2]).replaceAll('\\', '')).not.toContain('"part": "opening"');
});

it('a refusal of the second answer leaves the first as it is', async () => {
  const { llm, model } = await modelFor();
  llm.play({ mode: 'recites', texts: [json(SPOILED, ...GOOD.slice(1)), 'I’m sorry, but I can’t help with that.'] });
  const events = written(model);
  const text = await readUpTo(events, 'Which of your payment methods');
  expect(text).toContain(RISK);
  expect(llm.requests()).toHaveLength(2);
});

it('the first answer does not affect the sections of the second, nor the reverse', async () => {
  const { llm, model } = await modelFor();
  const other = {
    ...RISKS,
    blocks: [paragraph('I would look at the checkout log of last week before anything else.')],
  };
  llm.play({ mode: 'recites', texts: [BEGUN, json(other, OPENING)], ends: 'hang' });
  const text = await readUpTo(written(model), RISK);
  expect(text).not.toContain('checkout log');
});

/** Counts settled costs, and calls `onRequest` before each request. */
function counting(onRequest: (index: number) => void) {
  const settled: { inputTokens: number }[] = [];
  let asked = 0;
  const spending: ModelWriterDeps['spending'] = {
    reserve: async () => ({
      note: async () => onRequest(asked++),
      settle: async (usage) => void settled.push(usage),
    }),
  };
  return { settled, spending };
}

it('both answers are paid for', async () => {
  const { settled, spending } = counting(() => undefined);
  const { llm, model } = await modelFor(spending);
  llm.play({ mode: 'recites', texts: [json(SPOILED, ...GOOD.slice(1)), json(OPENING)] });
  await allOf(written(model));
  const [first = 0, second = 0] = llm.requests().map(({ messages }) => Math.ceil(JSON.stringify(messages).length / 4));
  expect(second).toBeGreaterThan(0);
  expect(settled.map(({ inputTokens }) => inputTokens)).toEqual([first + second]);
});

it('both end when their reader stops, after memory was collected too', async () => {
  const gone = new AbortController();
  const { settled, spending } = counting((index) => {
    if (index !== 1) return;
    collectGarbage();
    gone.abort(new Error('gone'));
  });
  const { llm, model } = await modelFor(spending);
  llm.play({ mode: 'recites', texts: [BEGUN, json(OPENING)], ends: 'hang' });
  await expect(readUpTo(written(model, gone.signal), RISK)).rejects.toThrow('gone');
  await expect.poll(() => llm.open()).toBe(0);
  expect(settled).toHaveLength(1);
});

it('both end when nobody reads on', async () => {
  const { settled, spending } = counting(() => undefined);
  const { llm, model } = await modelFor(spending);
  llm.play({ mode: 'recites', texts: [BEGUN, json(OPENING)], ends: 'hang' });
  const events = written(model);
  await readUpTo(events, FACT);
  await events.return();
  await expect.poll(() => llm.open()).toBe(0);
  expect(settled).toHaveLength(1);
});
