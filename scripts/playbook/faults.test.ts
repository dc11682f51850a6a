import { expect, it } from 'vitest';
import { playbookFindings } from './faults.ts';

const line = (text: string) => ({ text });
const asked = (text: string) => ({ text, answered_by: ['one', 'two', 'three', 'four', 'five'] });
const FILE = {
  job: 'Shop speed',
  hire: ['task'],
  object: ['shopify', 'storefront'],
  task: ['slow', 'speed', 'loading'],
  against: ['migrate', 'from scratch', 'ads'],
  examples: Array.from({ length: 10 }, (_, at) => `Slow Shopify shop number ${at}`),
  wrong: ['first', 'second', 'third', 'fourth'].map((word) => line(`An old app leaves its ${word} script behind.`)),
  first: ['home', 'product', 'search', 'cart'].map((word) => line(`I would list every script on the ${word} page.`)),
  questions: ['first', 'second', 'third', 'fourth'].map((word) => asked(`Which app of yours was the ${word} to come?`)),
  moves: ['Load one image', 'Move the pixels', 'Split the menu', 'Measure again'],
  tips: ['Preview links load a bar of their own.', 'App embeds can be switched off one by one.'],
};
const of = (parts: Partial<Record<keyof typeof FILE, unknown>>, path = 'en/a.yaml') => ({
  path,
  content: { ...FILE, ...parts },
});
const findingsOf = (parts: Partial<Record<keyof typeof FILE, unknown>>) =>
  playbookFindings([of(parts)]).map(({ isFault, message }) => `${isFault ? 'fault' : 'note'}: ${message}`);
const withFirst = (text: string) => ({ wrong: [line(text), ...FILE.wrong.slice(1)] });
const withQuestion = (question: unknown) => ({ questions: [question, ...FILE.questions.slice(1)] });

it('finds nothing in a sound file', () => {
  expect(findingsOf({})).toEqual([]);
});

it.each([
  ['a missing part', { wrong: undefined }, /^fault: wrong: /],
  [
    'an unknown presumption',
    { wrong: [{ text: 'x', presumes: ['money'] }, ...FILE.wrong] },
    /^fault: wrong\.0\.presumes\.0: /,
  ],
  ['too many entries', { tips: ['a b', 'c d', 'e f', 'g h', 'i j'] }, /^fault: tips: 5 entries, not 2 to 4\.$/],
  ['a line of few words', withFirst('Apps are slow.'), /^fault: 3 words, not 6 to 44: Apps are slow\.$/],
  [
    'a line of many words',
    withFirst(`An app ${'and another one '.repeat(15)}is slow.`),
    /^fault: \d+ words, not 6 to 44: /,
  ],
  ['a line that points back', withFirst('This is what an old app always does.'), /^fault: Begins with a word/],
  ['a maxim', withFirst('Most shops have far too many apps.'), /^fault: Begins with a word/],
  ['a promise', withFirst('I would ensure that every app is fast.'), /^fault: Holds a banned phrase: /],
  [
    'a question without its mark',
    withQuestion(asked('Which app of yours came first of all.')),
    /^fault: No question mark: /,
  ],
  [
    'a question with few cues',
    withQuestion({ text: 'Which app of yours came first of all?', answered_by: ['a'] }),
    /^fault: Fewer than 5 cues/,
  ],
  [
    'examples of another job',
    { examples: [...FILE.examples.slice(0, 4), ...Array.from({ length: 6 }, () => 'Logo for a bakery')] },
    /^fault: Only 4 of 10 examples/,
  ],
  [
    'some examples that name it otherwise',
    { examples: [...FILE.examples.slice(0, 7), ...Array.from({ length: 3 }, () => 'Logo for a bakery')] },
    /^note: Only 7 of 10 examples/,
  ],
])('finds %s', (_, parts, finding) => {
  const findings = findingsOf(parts);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(finding);
});

it('finds a line that is in two files', () => {
  const findings = playbookFindings([of({}), of({}, 'en/b.yaml')]);
  expect(findings).toHaveLength(12);
  expect(findings[0]).toEqual({
    path: 'en/b.yaml',
    message: '“An old app leaves its first script behind.” is in en/a.yaml as well.',
    isFault: true,
  });
});
