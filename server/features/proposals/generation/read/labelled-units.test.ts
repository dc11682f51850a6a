import { expect, it } from 'vitest';
import { labelUnits } from './labelled-units.ts';

const unitsIn = (text: string, codes: readonly { text: string; start: number }[] = []) =>
  labelUnits({ text, start: 0 }, { title: 'Podcast editor', language: 'en', codes }).units.map((unit) => unit.text);

it('separates what a long sentence asks from what it says', () => {
  const units = unitsIn(
    "Budget is around 250 but tell me what you'd charge if that is unrealistic, and I'd want to see a store or two you've fixed up because the last developer clearly had never touched liquid before, and the price stands in the wrong place since March.",
  );
  expect(units).toContain("tell me what you'd charge if that is unrealistic");
  expect(units).toContain("I'd want to see a store or two you've fixed up");
  expect(units[0]).toBe('Budget is around 250');
});

it('leaves a long sentence whole that asks nothing', () => {
  const text =
    'We record two hosts and a guest on separate tracks, the files are in a folder on our drive, they are named by date and number, and the older episodes were cut by my brother, who moved to Spain in March and has no time.';
  expect(unitsIn(text)).toEqual([text]);
});

it('separates a code word from what the sentence asks besides', () => {
  const text = 'Begin with "fern" and say how you would start.';
  expect(unitsIn(text, [{ text: 'Begin with "fern"', start: 0 }])).toEqual([
    'Begin with "fern"',
    'say how you would start.',
  ]);
});
