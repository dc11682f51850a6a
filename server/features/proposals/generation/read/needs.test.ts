import { expect, it } from 'vitest';
import { readPost } from './index.ts';

const needs = (description: string) =>
  readPost({ title: 'Help wanted', description }).needs.map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  [
    'Hi there, fix my wordpress site, it is slow and the contact form does not send. How much?',
    ['problem: Fix your wordpress site, it is slow and the contact form does not send'],
  ],
  [
    'I run a small bakery and need a logo and three label designs for jam jars. How long would it take?',
    ['deliverable: A logo and three label designs for jam jars'],
  ],
  ['We run a rowing club and need to rebuild our booking pages.', ['task: Rebuild your booking pages']],
])('finds the work in the client’s words about themselves: %s', (post, wanted) => {
  expect(needs(post)).toEqual(wanted);
});

it.each(['We are a bakery in the north. I want to hear from you soon.', 'We need it to be good. Send your rate.'])(
  'finds none in: %s',
  (post) => {
    expect(needs(post)).toEqual([]);
  },
);
