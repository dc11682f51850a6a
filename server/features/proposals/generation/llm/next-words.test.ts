import { expect, it } from 'vitest';
import type { Block } from '#shared/proposals/blocks.ts';
import { readPost } from '../read/index.ts';
import { blocksOf, findQuestion } from './next-words.ts';

const { questions } = readPost({
  title: 'Tea shop',
  description:
    'We need a shop for our tea. Have you used Shopify? Have you used Shopify Plus? Can you write to anna@tea.example on Mondays?',
});

it.each([
  ['as it was put', 'Have you used Shopify?', 0],
  ['as it was put, beside a shorter one that it holds', 'Have you used Shopify Plus?', 1],
  ['without what a proposal may not print', 'Can you write to … on Mondays?', 2],
  ['edited by hand', 'And could you write to … on Mondays, or not?', 2],
])('recognises a question of the client: %s', (_, asked, index) => {
  expect(questions).toHaveLength(3);
  expect(findQuestion(asked, questions)).toBe(questions[index]);
});

it('recognises no other question', () => {
  expect(findQuestion('Do you like coffee?', questions)).toBeUndefined();
});

it('puts an answer under its own question, also where an earlier one may not be in the proposal', () => {
  const [first, second] = questions;
  if (!first || !second) throw new Error('too few questions');
  const qa: Block = { type: 'qa', part: 'answers', question: second.text, answer: '[yes or no]', evidence: [] };
  const answerTo = (question: string, text: string) => {
    const block = { kind: 'answer' as const, question, sentences: [] };
    return { kind: block.kind, block, question, text, facts: [], isMangled: false };
  };
  const section = { part: 'answers' as const, heading: undefined, blocks: [qa], byCode: [], isAsked: true };
  const unchecked = [answerTo(first.id, 'To the first.'), answerTo(second.id, 'To the second.')];
  expect(blocksOf({ section, unchecked }, questions)).toEqual([{ ...qa, answer: 'To the second.' }]);
});
