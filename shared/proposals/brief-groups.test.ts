import { expect, it } from 'vitest';
import { aBrief } from './a-brief.ts';
import type { JobBrief, Need } from './brief.ts';
import { briefGroups, metCount } from './brief-groups.ts';

const nothing = aBrief({ title: 'Tea shop', subject: 'the shop' });

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
    ['Needs', ['Fix the checkout', 'Speed up your store', 'Keep the blog']],
  ]);
});

it("shows the client's words only where the line does not say them already", () => {
  const quotes = briefGroups(brief).flatMap((g) => g.lines.map((l) => l.quote));
  expect(quotes).toEqual([
    'start with "Oolong"',
    'What is 7 + 6?',
    null,
    null,
    'Speed up our store',
    'also keep the blog',
  ]);
});

it('counts what must be met, not every detail', () => {
  const marks = { o1: 'met', p1: 'open', q1: 'blank', n2: 'met', n3: 'met', n1: 'met' } as const;
  expect(metCount(briefGroups(brief), marks)).toEqual({ met: 3, total: 5 });
});

it('counts nothing before there is a text, and where nothing is asked', () => {
  expect(metCount(briefGroups(brief), null)).toBeNull();
  expect(metCount(briefGroups(nothing), {})).toBeNull();
});

it.each([
  ['in the same words', ['fix the checkout', 'Fix our checkout.'], ['Fix the checkout']],
  ['once more fully', ['build a landing page', 'build a landing page for phones'], ['Build a landing page for phones']],
  [
    'with what is done to it',
    ['a weekly sales report', 'write a weekly sales report'],
    ['Write a weekly sales report'],
  ],
  ['as two things of one kind', ['a landing page', 'a product page'], ['A landing page', 'A product page']],
  ['as a word that two things have', ['test', 'test the checkout'], ['Test', 'Test the checkout']],
])('what is said twice stands once: %s', (_how, texts, labels) => {
  const needs = texts.map((text, index) => need(`n${index}`, text, text));
  expect(briefGroups({ ...nothing, needs })[0]?.lines.map((line) => line.label)).toEqual(labels);
});

it('counts what is said twice once, also where the fuller wording was a detail', () => {
  const said = [need('n1', 'a weekly sales report', 'x'), need('n2', 'write a weekly sales report', 'y', false)];
  const groups = briefGroups({ ...nothing, needs: said });
  expect(metCount(groups, { n1: 'met', n2: 'met' })).toEqual({ met: 1, total: 1 });
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
