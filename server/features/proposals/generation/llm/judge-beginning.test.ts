import { expect, it } from 'vitest';
import { judgeBeginning } from './judge-beginning.ts';
import { formFor } from './provider.ts';
import { ReasoningFilter } from './reasoning-filter.ts';

const SPANISH = 'El primer día decide si esto aguanta, y lo que falla es la parte que nadie prueba antes de empezar.';

it.each([
  ['Your till fails.', 'more'],
  ['Your till fails on the first busy day of the month.', 'fine'],
  ['I’m sorry, but I can’t help with that request.', 'declined'],
  ['Sorry is the word that your customers read first.', 'more'],
  ['Okay, the client wants a proposal for a tea shop.', 'more'],
  ['El primer día decide si esto aguanta.', 'more'],
  [SPANISH, 'other_language'],
] as const)('judges %s as %s', (text, judged) => {
  expect(judgeBeginning(text, 'en', false)).toBe(judged);
});

it('judges what nothing follows', () => {
  expect([judgeBeginning('Your till fails.', 'en', true), judgeBeginning(SPANISH, 'en', true)]).toEqual([
    'fine',
    'other_language',
  ]);
});

it.each([
  ['gemma3:12b', 'http://127.0.0.1:11434/v1', 'short'],
  ['Qwen3-8B-Q4', 'http://192.168.1.7:8080/v1', 'short'],
  ['qwen3:14b', 'http://localhost:11434/v1', 'full'],
  ['gpt-oss-120b', 'http://127.0.0.1:8080/v1', 'full'],
  ['llama-3.1-8b-instant', 'https://api.groq.com/openai/v1', 'full'],
  ['gpt-5-mini', 'http://127.0.0.1:8080/v1', 'full'],
])('asks %s at %s in the %s form', (model, baseUrl, form) => {
  expect(formFor({ wire: 'openai-compatible', baseUrl, model })).toBe(form);
});

it.each([
  [['<thi', 'nk>so</th', 'ink>Yes.'], 'Yes.'],
  [['so it is</think>', 'Yes.'], 'Yes.'],
  [['a < b', ' is fine'], 'a < b is fine'],
])('leaves out reasoning, wherever it is cut: %o', (pieces, said) => {
  const filter = new ReasoningFilter();
  let text = '';
  for (const piece of pieces) {
    const { said: visible, isNew } = filter.take(piece);
    text = (isNew ? '' : text) + visible;
  }
  expect(text + filter.rest()).toBe(said);
});
