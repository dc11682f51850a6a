import { beforeAll, describe, expect, it } from 'vitest';
import { measureClaims } from './measures/claims.ts';
import { isMet, type Measure } from './measures/measure.ts';
import { type CheckedAnswer, checkAnswers, readRecordedAnswers } from './recorded.ts';

const missed = (measures: readonly Measure[]) => measures.filter((one) => !isMet(one)).map(({ name }) => name);
const said = (text: string, label: 'true' | 'none' | 'embellished' | 'invented', isAsked = false) => ({
  text,
  label,
  isAsked,
  refusedBy: null,
});
const good: CheckedAnswer = {
  id: 'good',
  isHeldOut: false,
  sentences: [said('I paint signs.', 'true'), said('I would measure first.', 'none')],
  refusedBy: [],
  answered: [{ ask: 'your rate', mark: 'answered' }],
  open: [{ ask: 'a link', mark: 'blank' }],
};
const bad: CheckedAnswer = {
  ...good,
  id: 'bad',
  sentences: [said('I always paint signs.', 'embellished', true), said('I paint for kings.', 'invented', true)],
};

describe('the measure of the checks', () => {
  it('finds no fault where true sentences pass and the rest is caught', () => {
    expect(missed(measureClaims('x', [good, bad]))).toEqual([]);
  });

  it.each<[string, CheckedAnswer]>([
    ['x: true letters refused', { ...good, refusedBy: ['link'] }],
    ['x: true claims refused or asked about', { ...good, sentences: [said('I paint signs.', 'true', true)] }],
    [
      'x: sentences without a claim refused or asked about',
      { ...good, sentences: [said('I would measure.', 'none', true)] },
    ],
    [
      'x: sentences of true letters lost',
      { ...good, sentences: [{ ...said('I paint 3 signs.', 'true'), refusedBy: 'link' }] },
    ],
    ['x: embellished sentences caught', { ...bad, sentences: [said('I always paint signs.', 'embellished')] }],
    ['x: invented sentences caught', { ...bad, sentences: [said('I paint for kings.', 'invented')] }],
    ['x: answered asks shown as open', { ...good, answered: [{ ask: 'your rate', mark: 'open' }] }],
    ['x: open asks shown as answered', { ...good, open: [{ ask: 'a link', mark: 'answered' }] }],
  ])('shows: %s', (name, answer) => {
    expect(missed(measureClaims('x', [answer]))).toContain(name);
  });
});

describe('the recorded answers', () => {
  let checked: CheckedAnswer[] = [];
  beforeAll(async () => {
    checked = await checkAnswers(readRecordedAnswers());
  });

  it('are of at least 40 posts, and each is fully labelled', () => {
    const answers = readRecordedAnswers();
    expect(new Set(answers.map(({ post }) => post)).size).toBeGreaterThanOrEqual(40);
    const left = answers.map(({ text, sentences }) =>
      sentences.reduce((rest, one) => rest.replace(one.text, ''), text),
    );
    expect(left.join('').trim()).toBe('');
  });

  it('are distinguished: nearly all inventions caught, nearly no true sentence questioned', () => {
    const value = (name: string) => measureClaims('x', checked).find((one) => one.name === `x: ${name}`)?.value;
    expect(value('invented sentences caught')).toBeGreaterThanOrEqual(0.9);
    expect(value('true claims refused or asked about')).toBeLessThanOrEqual(0.1);
  });
});
