import { beforeAll, describe, expect, it } from 'vitest';
import { CASE_KINDS, type CheckedTarget, checkCases, readCheckCases } from './check-cases.ts';
import { measureCheckCases } from './measures/check-cases.ts';
import { isMet, type Measure } from './measures/measure.ts';

const missed = (measures: readonly Measure[]) => measures.filter((one) => !isMet(one)).map(({ name }) => name);
const target = (kind: CheckedTarget['kind'], more: Partial<CheckedTarget> = {}): CheckedTarget => ({
  ...{ id: 'x', kind, target: 'I sew sails.', isSeen: true, isGated: false, marked: [], quiet: [] },
  ...more,
});
const GOOD: readonly CheckedTarget[] = [
  target('planted_fault', { isGated: true }),
  target('indirect_claim', { marked: ['claim'] }),
  target('good_sentences'),
  target('plan_number', { quiet: ['number'] }),
  target('true_claim'),
];

describe('the measure of labelled letters', () => {
  it('finds no fault where faults are caught and the rest is left alone', () => {
    expect(missed(measureCheckCases('x', GOOD))).toEqual([]);
  });

  it.each<[string, CheckedTarget]>([
    ['x: planted faults taken out or marked', target('planted_fault', { quiet: ['number'] })],
    ['x: indirect claims marked', target('indirect_claim')],
    ['x: sentences of good letters lost', target('good_sentences', { isGated: true })],
    ['x: sentences of good letters marked', target('good_sentences', { marked: ['number'] })],
    ['x: numbers of plans lost', target('plan_number', { isGated: true })],
    ['x: true claims marked', target('true_claim', { marked: ['claim'] })],
    ['x: true claims lost', target('true_claim', { isGated: true })],
  ])('shows: %s', (name, one) => {
    expect(missed(measureCheckCases('x', [one]))).toContain(name);
  });
});

describe('the letters that somebody else has labelled', () => {
  let targets: CheckedTarget[] = [];
  beforeAll(() => {
    targets = checkCases(readCheckCases());
  });

  it('are as many as were agreed', () => {
    expect(CASE_KINDS.map((kind) => targets.filter((one) => one.kind === kind).length)).toEqual([35, 23, 70, 7, 23]);
  });

  it('reach every aim', () => {
    expect(missed(measureCheckCases('all', targets))).toEqual([]);
  });
});
