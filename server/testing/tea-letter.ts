import { onTestFinished } from 'vitest';
import { generateInput } from '#shared/proposals/contract.ts';
import { createModelMetrics, type ModelWriterDeps } from '../features/proposals/generation/llm/index.ts';
import { type GenerationEvent, generate } from '../features/proposals/generation/pipeline.ts';
import { type LlmEmulator, startLlmEmulator } from './llm.ts';
import { TEA_JOB, TEA_PERSON } from './llm-app.ts';
import { TRADE_TASKS } from './trade-writer.ts';

const LONG_MS = 60_000;

/** A model that plays any mode, and an engine that uses it. */
export async function modelFor(
  spending?: ModelWriterDeps['spending'],
): Promise<{ llm: LlmEmulator; model: ModelWriterDeps }> {
  const llm = await startLlmEmulator();
  onTestFinished(() => llm.close());
  const { baseUrl, apiKey, model } = llm;
  const reservation = { note: async () => undefined, settle: async () => undefined };
  return {
    llm,
    model: {
      access: { wire: 'openai-compatible', baseUrl, apiKey, model, structuredOutputs: true },
      prices: undefined,
      timeouts: { totalMs: LONG_MS, firstTokenMs: LONG_MS, idleMs: LONG_MS },
      spending: spending ?? { reserve: async () => reservation },
      modelMetrics: createModelMetrics(),
      onTrouble: () => undefined,
    },
  };
}

const input = generateInput.parse({ ...TEA_JOB, ...TEA_PERSON, tone: 'friendly' });

/** What a reader gets of a letter for the tea shop, while it is written. */
export async function* written(
  model: ModelWriterDeps,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<GenerationEvent, void> {
  yield* generate({ ...TRADE_TASKS, model }, { input, authorId: 'somebody', proposalId: 'one' }, { signal });
}

export async function allOf(events: AsyncIterable<GenerationEvent>): Promise<GenerationEvent[]> {
  const all: GenerationEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export const deltasOf = (events: readonly GenerationEvent[]) =>
  events.flatMap((event) => (event.type === 'delta' ? [event.text] : []));

const sentence = (text: string, ...facts: string[]) => ({ text, facts });
const PLAIN = { kind: 'paragraph', question: '' };
export const paragraph = (...texts: string[]) => ({ ...PLAIN, sentences: texts.map((text) => sentence(text)) });
export const list = (...texts: string[]) => ({ ...paragraph(...texts), kind: 'list' });
export const answer = (question: string, text: string, ...facts: string[]) => ({
  ...{ kind: 'answer', question },
  sentences: [sentence(text, ...facts)],
});

export const FACT = 'I migrated a WooCommerce store for ceramics with 1,150 products to Shopify.';
export const MORE = 'Your 2,300 products are the same move, with the Xero account on top.';
export const RISK = 'What loses orders in such a move is the week in which both shops are open.';
export const FIRST = 'I would copy ten products first and place an order on each of them.';
export const THEN = 'Then I would connect the Xero account and compare one day of sales.';
export const LAST = 'Last I would move the rest on a quiet evening.';
export const QUESTION = 'Which of your payment methods fails most often?';
export const INVENTED = 'I have built forty shops like yours and won three awards for them.';
export const RATE = '[your rate]';

export const OPENING = { part: 'proof', blocks: [{ ...PLAIN, sentences: [sentence(FACT, 'F1'), sentence(MORE)] }] };
export const RISKS = { part: 'hook', blocks: [paragraph(RISK)] };
export const STEPS = { part: 'first_step', blocks: [list(FIRST, THEN, LAST)] };
export const ANSWERS = { part: 'answers', blocks: [answer('q1', `Yes: ${FACT}`, 'F1'), answer('q2', RATE)] };
export const NEXT = { part: 'close', blocks: [paragraph(QUESTION)] };
export const GOOD: readonly { part: string; blocks: readonly object[] }[] = [OPENING, RISKS, STEPS, ANSWERS, NEXT];

export const json = (...sections: readonly object[]) => JSON.stringify({ sections });
export const without = (...parts: readonly string[]) => GOOD.filter(({ part }) => !parts.includes(part));
export const instead = (section: (typeof GOOD)[number]) =>
  GOOD.map((one) => (one.part === section.part ? section : one));
/** Up to and with these words of the answer. */
export const upTo = (text: string, words: string) => text.slice(0, text.indexOf(words) + words.length);
