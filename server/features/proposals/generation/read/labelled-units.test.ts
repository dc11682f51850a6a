import { expect, it } from 'vitest';
import { labelUnits } from './labelled-units.ts';

const unitsIn = (text: string, codes: readonly { text: string; start: number }[] = []) =>
  labelUnits({ text, start: 0 }, { title: 'Podcast editor', language: 'en', codes }).units.map((unit) => unit.text);

it('separates what a long sentence asks from what it says', () => {
  const work = 'We record two hosts and a guest on separate tracks and want ums reduced but not robotic';
  const terms = 'we publish on Mondays and pay 85 pounds an episode with one paid test first';
  const units = unitsIn(`${work}, ${terms}, please tell me what you edit in and what you charge per episode`);
  expect(units[0]).toContain('separate tracks');
  expect(units[0]).not.toContain('tell me');
  expect(units.slice(1).join(' ')).toContain('please tell me what you edit in');
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
