import { describe, expect, it } from 'vitest';
import { analyzePost } from '../index.ts';

const needs = (description: string) =>
  analyzePost({ title: 'Help wanted', description: `We run a small press in the north. ${description}` }).needs.map(
    ({ text }) => text,
  );

describe('what the client means to do with it is no need', () => {
  it.each([
    ['We would like to publish in October. We need an index.', ['an index']],
    ['I would like to launch the shop before Easter. We need a logo.', ['a logo']],
    ['I want to move into the new flat in May. We need a floor plan.', ['a floor plan']],
    ['We want to have it made in Poland. We need drawings of a chair.', ['drawings of a chair']],
    ['We want to have the chairs made by a local joiner. We need drawings of the legs.', ['drawings of the legs']],
    ['I would like to apply for a grant in June. We need a budget table.', ['a budget table']],
    ['We want to sell the house next year. Please draw the floor plan.', ['draw the floor plan']],
    ['I would like to hand in the thesis in May. The footnotes must be checked.', ['check the footnotes']],
    ['We plan to submit the film to festivals. Cut the trailer to one minute.', ['cut the trailer to one minute']],
  ])('%s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });

  it.each([
    ['I want to launch a Google Ads campaign for our shop.', ['launch a Google Ads campaign for your shop']],
    ['I want to move my site to WordPress.', ['move your site to WordPress']],
    ['We want to publish four articles a month.', ['publish four articles a month']],
    ['We would like to sell our honey online.', ['sell your honey online']],
  ])('unless it is the work: %s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });
});

describe('what others will do is no need', () => {
  it.each([
    ['A colleague will check the numbers and sign the report. We need a table of costs.', ['a table of costs']],
    ['My brother will print the posters and hang them up. We need a poster for the fair.', ['a poster for the fair']],
    ['Our accountant will file the return. Someone should sort the receipts.', ['sort the receipts']],
    ['A friend of mine will film it. We need a storyboard of twelve frames.', ['a storyboard of twelve frames']],
    ['Our printer will cut the cards, so please draw the cut lines.', ['draw the cut lines']],
    ['My sister will sing the second voice. Please write a part for the flute.', ['write a part for the flute']],
    ['One of our volunteers will weed the beds. We need a planting plan.', ['a planting plan']],
    ['Our illustrator will draw the cover. We need a blurb for the back.', ['a blurb for the back']],
  ])('%s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });

  it.each([
    ['Our users will upload photos and tag them.', ['make your users upload photos and tag them']],
    ['A colleague should be able to print it. We need a rota.', ['a rota']],
  ])('but what users will do is: %s', (text, wanted) => {
    expect(needs(text)).toEqual(expect.arrayContaining(wanted));
  });
});
