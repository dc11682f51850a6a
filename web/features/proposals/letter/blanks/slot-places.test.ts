import { expect, it } from 'vitest';
import { spansText } from '#shared/proposals/document/document.ts';
import { aLetter, aMaterial, worded } from '#web/testing/letter.fixture.ts';
import type { Done } from '../../generation/generation-state.ts';
import { findSlotPlaces } from './slot-places.ts';

const placesIn = ({ document, answer }: Done) =>
  findSlotPlaces(document, answer).map(({ id, state, spans, start, end }) => [
    id,
    state,
    spansText(spans).slice(start, end),
  ]);

it('finds every blank and suggestion in reading order', () => {
  expect(placesIn(aLetter())).toEqual([
    ['first_step', 'suggested', 'First I profile the checkout on a slow phone.'],
    ['q1', 'open', '[your answer]'],
    ['a1', 'open', '[your rate]'],
    ['question', 'suggested', 'One question: Which apps may be switched off for an hour?'],
  ]);
});

it('finds typed lines as they are in the text', () => {
  expect(
    placesIn(aLetter(aMaterial(), { a1: '$40', proof: 'moved 12 shops' })).filter(([, state]) => state === 'filled'),
  ).toEqual([
    ['proof', 'filled', 'I moved 12 shops.'],
    ['a1', 'filled', 'My rate is $40.'],
  ]);
});

it('distinguishes lines that read the same', () => {
  const places = placesIn(aLetter(aMaterial(), { a1: 'Yes.', q1: 'Yes.' }));
  expect(places.filter(([, state]) => state === 'filled').map(([id]) => id)).toEqual(['q1', 'a1']);
});

it('takes two sentences of the profile that open the letter for one place', () => {
  const lead = ['I led a team.', 'I built a shop.'].map((text, index) => ({ id: `F${index + 1}`, text }));
  expect(placesIn(aLetter(aMaterial({ lead })))).toContainEqual([
    ...['proof', 'suggested'],
    'I led a team. I built a shop.',
  ]);
});

it('finds an answer from the profile by its question', () => {
  const fact = { id: 'F1', text: 'I run two shops on Shopify Plus' };
  const [first, ...others] = aMaterial().asks;
  if (!first) throw new Error('the sample asks something');
  expect(placesIn(aLetter(aMaterial({ asks: [{ ...first, fact }, ...others] })))).toContainEqual([
    ...['q1', 'suggested'],
    'I run two shops on Shopify Plus.',
  ]);
});

it('goes on behind what was edited away', () => {
  const letter = aLetter(aMaterial(), { q1: 'Yes.', a1: '$40' });
  const edited = { ...letter, document: worded(letter, 'Yes.', 'Of course!'), edited: true };
  expect(placesIn(edited).map(([id]) => id)).toEqual(['first_step', 'a1', 'question']);
});
