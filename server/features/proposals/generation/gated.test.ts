import { expect, it } from 'vitest';
import type { Block } from '#shared/proposals/blocks.ts';
import { WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import { analyzePost } from './analyze/index.ts';
import { passedBlocks } from './gated.ts';

const BRIEF = analyzePost({
  title: 'Tea shop',
  description:
    'We need someone to migrate our tea shop to Shopify. Mention the word "Oolong" somewhere in your proposal. To show that you are human, tell us what 7 + 5 is.',
});
const paragraph = (part: Block['part'], text: string): Block => ({ type: 'p', part, text, evidence: [] });
const WITHOUT_LINES = [paragraph('hook', 'Tea.'), paragraph('approach', 'Tea.'), paragraph('next_step', 'Tea?')];

it.each([
  ['en', 'The word you asked for: Oolong', 'Your check, 7 + 5: 12'],
  ['es', 'La palabra pedida: Oolong', 'La comprobación, 7 + 5: 12'],
  ['pt', 'A palavra pedida: Oolong', 'A verificação, 7 + 5: 12'],
  ['fr', 'Le mot demandé\u00a0: Oolong', 'La vérification, 7 + 5\u00a0: 12'],
  ['de', 'Das gewünschte Wort: Oolong', 'Die Kontrollfrage, 7 + 5: 12'],
] as const)('adds what the client looks for in the language of the proposal: %s', (language, word, check) => {
  expect(BRIEF.puzzles).toHaveLength(1);
  const passed = passedBlocks(WITHOUT_LINES, { brief: BRIEF, facts: [], userText: '', language });
  const added = passed?.blocks.find(({ type }) => type === 'list');
  expect(added).toMatchObject({ part: 'answers', items: [word, check] });
});

it('knows every language that proposals are written in', () => {
  for (const language of WRITTEN_LANGUAGES)
    expect(passedBlocks(WITHOUT_LINES, { brief: BRIEF, facts: [], userText: '', language }), language).not.toBeNull();
});

it('keeps what is asked about an address or a telephone number, and prints neither', () => {
  const qa = (question: string): Block => ({
    type: 'qa',
    part: 'answers',
    question,
    answer: '[yes or no]',
    evidence: [],
  });
  const items = ['Why anna@tea.example is a bad address: [your answer]', 'Rate: [your rate]'];
  const list: Block = { type: 'list', part: 'answers', items, ordered: false, evidence: [] };
  const asked = [
    qa('Can you write to anna@tea.example on Mondays?'),
    qa('Will you call 020 7946 0958?'),
    qa('Which one, 123 https://tea.example/a 4567890123?'),
    list,
  ];
  const passed = passedBlocks([...WITHOUT_LINES, ...asked], {
    brief: { ...BRIEF, anywhere: [], puzzles: [] },
    facts: [],
    userText: '020 7946 0958 123 4567890123 https://tea.example/a',
    language: 'en',
  });
  expect(passed?.blocks.slice(3)).toEqual([
    qa('Can you write to … on Mondays?'),
    qa('Will you call …?'),
    { ...list, items: ['Why … is a bad address: [your answer]', 'Rate: [your rate]'] },
  ]);
});
