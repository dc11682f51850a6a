import { expect, it } from 'vitest';
import type { Block } from '#shared/proposals/blocks.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { type Addition, lengthenSection } from './lengthen.ts';

const p = (text: string): Block => ({ type: 'p', part: 'plan', text, evidence: [] });
const PLAN: readonly Block[] = [
  p('I would look at the booking flow with three patients.'),
  p('After that:'),
  {
    type: 'list',
    part: 'plan',
    items: ['A light design system', 'Hand-over to the developers with measures', 'A full check at the end'],
    ordered: false,
    evidence: [],
  },
];
const step = (text: string): Addition => ({ text, evidence: [], isItem: true, about: text.split(':')[0] ?? text });
const reported = (text: string): Addition => ({ text, evidence: [], isItem: false });
const longer = (additions: readonly Addition[], blocks = PLAN, isFit = () => true) => {
  const grown = lengthenSection(blocks, additions, [blocksToPlain(blocks)], isFit);
  return grown && blocksToPlain(grown);
};

it('names no step twice, and puts a new one among the steps before the last', () => {
  const text = longer([step('A light design system: part by part'), step('Interviews at the counter')]);
  expect(text).toContain('• Hand-over to the developers with measures\n• Interviews at the counter\n• A full check');
  expect(text?.match(/design system/g)).toHaveLength(1);
});

it('puts a sentence beside the sentences, never among the steps', () => {
  expect(longer([reported('I would count the taps of each.')])).toMatch(
    /^I would look at the booking flow with three patients\. I would count the taps of each\.\n\nAfter that:/,
  );
});

it('adds no step where there is no list, and at most three things', () => {
  expect(longer([step('Interviews at the counter')], [p('I would look first.')])).toBe(null);
  const many = ['zebras', 'yaks', 'walruses', 'voles', 'urchins'].map((animal) => reported(`I would draw ${animal}.`));
  expect(longer(many)?.match(/I would draw/g)?.length).toBeLessThanOrEqual(3);
});

it('is left as it is where nothing fits', () => {
  expect(longer([reported('I would count the taps.')], PLAN, () => false)).toBe(null);
});
