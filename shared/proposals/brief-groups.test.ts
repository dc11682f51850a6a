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
