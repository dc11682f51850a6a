import { expect, it } from 'vitest';
import { aBrief } from './brief.fixture.ts';
import type { JobBrief, Need } from './brief.ts';
import { answeredCount, briefGroups } from './brief-groups.ts';

const nothing = aBrief({ title: 'Tea shop' });

const need = (id: string, text: string, quote: string, core = true): Need => ({
  id,
  text,
  quote,
  core,
  start: 0,
  form: 'verb',
  kind: 'task',
  terms: [],
});

const brief: JobBrief = {
  ...nothing,
  needs: [
    need('n1', 'keep the blog', 'also keep the blog', false),
    need('n2', 'fix the checkout', '- Fix the\n checkout!'),
    need('n3', 'speed up your store', 'Speed up our store'),
  ],
  questions: [
    { id: 'q1', text: 'Which tools?', quote: 'Which tools?', start: 9, kind: 'approach', yesNoExperience: false },
  ],
  opener: { id: 'o1', word: 'Oolong', quote: 'start with "Oolong"', start: 20 },
  puzzles: [{ id: 'p1', expression: '7 + 6', answer: '13', quote: 'What is 7 + 6?', start: 30 }],
};

it('puts first what a proposal is thrown out for, and the details of the post last', () => {
  expect(briefGroups(brief).map((g) => [g.title, g.lines.map((l) => l.label)])).toEqual([
    ['Instructions', ['Begin with “Oolong”', '7 + 6 = 13']],
    ['Questions', ['Which tools?']],
    ['Needs', ['“Fix the checkout!”', '“Speed up our store”', '“also keep the blog”']],
  ]);
});

it("shows the client's words only where the line does not say them already, as that of a need does", () => {
  const quotes = briefGroups(brief).flatMap((g) => g.lines.map((l) => l.quote));
  expect(quotes).toEqual(['start with "Oolong"', 'What is 7 + 6?', null, null, null, null]);
});

it('gives a need to the letter, so that its reading can be corrected', () => {
  const sentences = briefGroups(brief).flatMap((g) => g.lines.map((l) => l.sentence));
  expect(sentences).toEqual([null, null, null, '- Fix the\n checkout!', 'Speed up our store', 'also keep the blog']);
});

it('counts instructions and questions that are answered, and no need', () => {
  const marks = { o1: 'answered', p1: 'open', q1: 'mentioned', n2: 'mentioned', n3: 'open', n1: 'mentioned' } as const;
  expect(answeredCount(briefGroups(brief), marks)).toEqual({ answered: 1, total: 3 });
});

it('counts nothing before there is a text, and where nothing is asked', () => {
  expect(answeredCount(briefGroups(brief), null)).toBeNull();
  expect(answeredCount(briefGroups(nothing), {})).toBeNull();
  expect(answeredCount(briefGroups({ ...nothing, needs: brief.needs }), {})).toBeNull();
});

it.each([
  ['in the same words', ['fix the checkout', 'Fix our checkout.'], ['“fix the checkout”']],
  [
    'once more fully',
    ['build a landing page', 'build a landing page for phones'],
    ['“build a landing page for phones”'],
  ],
  [
    'with what is done to it',
    ['a weekly sales report', 'write a weekly sales report'],
    ['“write a weekly sales report”'],
  ],
  ['as two things of one kind', ['a landing page', 'a product page'], ['“a landing page”', '“a product page”']],
  ['as a word that two things have', ['test', 'test the checkout'], ['“test”', '“test the checkout”']],
])('what is said twice is shown once: %s', (_how, texts, labels) => {
  const needs = texts.map((text, index) => need(`n${index}`, text, text));
  expect(briefGroups({ ...nothing, needs })[0]?.lines.map((line) => line.label)).toEqual(labels);
});

it('leaves out no question and no code word that goes on like another', () => {
  const word = (id: string, code: string) => ({ id, word: code, quote: code, start: 0 });
  const asked = ['Have you used Shopify?', 'Have you used Shopify Plus?', 'have you used Shopify'];
  const questions = asked.map((text, at) => ({
    ...{ id: `q${at}`, text, quote: text, start: at },
    ...{ kind: 'experience' as const, yesNoExperience: true },
  }));
  const groups = briefGroups({ ...nothing, questions, anywhere: [word('a1', 'tea'), word('a2', 'tea pot')] });
  expect(groups.map(({ lines }) => lines.map(({ label }) => label))).toEqual([
    ['Mention “tea”', 'Mention “tea pot”'],
    ['Have you used Shopify?', 'Have you used Shopify Plus?'],
  ]);
});
