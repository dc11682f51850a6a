import { expect, it } from 'vitest';
import { questionsAbout } from './questions-about.ts';

it.each([
  ['I need it by Friday', 'by Friday', /first version|round of corrections/],
  ['We tried a plugin from the shop', 'We tried a plugin from the shop', /where did it stop|How far/],
  ['We suspect the pump in the cellar', 'We suspect the pump in the cellar', /think so|points there/],
  ['The fog must stay', 'The fog must stay', /stay as it is|nobody touch/],
  ['There are 2,300 old photos in boxes', '2,300 old photos', /odd ones|first sample/],
])('asks about the client’s own words: %s', (sentence, quoted, asked) => {
  const all = questionsAbout([sentence]);
  expect(all.length).toBeGreaterThan(0);
  for (const one of all) {
    expect(one).toContain(`“${quoted}”`);
    expect(one).toMatch(asked);
    expect(one.match(/\?/g)).toHaveLength(1);
  }
});

it('asks nothing where nothing was said that it knows a question to, or at too great length', () => {
  expect(questionsAbout(['Our house is white', 'It happened 12 days ago'])).toEqual([]);
  expect(questionsAbout([`We tried ${'one thing after another '.repeat(5)}`])).toEqual([]);
});
