import { expect, it } from 'vitest';
import { analyzePost } from '../index.ts';

it.each([
  [
    'I run a small bakery and my website is slow. I need somebody to rebuild it in WordPress, add an order form for cakes, and write the texts.',
    'rebuild your website in WordPress, add an order form for cakes, and write the texts',
  ],
  [
    'We have a podcast. I need someone to edit it every week and publish it on Spotify.',
    'edit your podcast every week and publish it on Spotify',
  ],
  [
    'The sound of the speeches is bad so please clean it as much as possible.',
    'clean the sound of the speeches as much as possible',
  ],
  [
    'Our report macro stopped working. It reads three sheets. I get an error. Need someone to fix it today.',
    'fix your report macro today',
  ],
  ['Our shop is on Wix. Please move it to Shopify.', 'move your shop to Shopify'],
  ['I wrote a novel of 90,000 words. I want somebody to proofread it before June.', 'proofread your novel before June'],
  ['We use HubSpot for everything. We need someone to clean it up.', 'clean your HubSpot up'],
  [
    'I have three short stories. Looking for an editor to check them for grammar.',
    'check your three short stories for grammar',
  ],
  ['The book is about bees. I need a translator to translate it into German.', 'translate the book into German'],
])('names what is to be done to: %s', (description, words) => {
  expect(analyzePost({ title: 'Help wanted', description }).needs[0]?.text).toBe(words);
});

it('leaves a further thing that is done to it as it stands', () => {
  const description =
    'My website is slow. I need somebody to add an order form for cakes, connect it to our Instagram, and write five texts.';
  const { needs } = analyzePost({ title: 'Help wanted', description });
  expect(needs.map(({ text }) => text)).toEqual([
    'add an order form for cakes',
    'connect it to your Instagram',
    'write five texts',
  ]);
});

it('takes the singular for no plural, and whoever is looked for for no user', () => {
  const description = 'There are 200 photos in a box and my phone is old. Somebody has to scan them by Friday.';
  const { needs } = analyzePost({ title: 'Photos', description });
  expect(needs.map(({ text }) => text).join()).not.toMatch(/phone|let somebody/);
});

it('takes a date that is told by the way for a time', () => {
  const description =
    'My website is slow, please rebuild it. We close for holidays on 12 December so it has to be live before that.';
  expect(analyzePost({ title: 'Website', description }).timeline?.text).toBe('12 December');
});

it.each([
  ["We'd love a planting plan that is easy to care for.", 'a planting plan that is easy to care for'],
  ['I would love a logo with a fox.', 'a logo with a fox'],
  ['We need a drawing to scale and a plant list.', 'a drawing to scale and a plant list'],
])('wants the thing: %s', (description, words) => {
  expect(analyzePost({ title: 'Help wanted', description }).needs.map(({ text }) => text)).toEqual([words]);
});

it.each([
  'We love coffee and long walks.',
  'We would love to hear from you.',
  "I'd love someone with a sense of humour.",
])('wants nothing done: %s', (description) => {
  expect(analyzePost({ title: 'x', description }).needs).toEqual([]);
});

it('takes a request behind a comma for no thing in a list', () => {
  const description = 'We want a poster, please include our logo and use the blue.';
  const { needs } = analyzePost({ title: 'x', description });
  expect(needs.map(({ text }) => text)).toEqual(['a poster', 'include your logo and use the blue']);
});
