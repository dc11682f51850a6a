import { expect, it } from 'vitest';
import { readPost } from './index.ts';

const POST = {
  title: 'Move our shop to Shopify',
  description: `We need someone to move our WooCommerce shop to Shopify.

What we need:
- Migrate 900 products with their photos
- Connect our Xero account

Apply with the story of your last move.
Have you used Liquid before?`,
};

it('believes the user that a sentence is no work', () => {
  const first = readPost(POST).needs[0];
  if (!first) throw new Error('No need was found.');
  const { needs } = readPost(POST, { notWork: [first.quote], questions: [] });
  expect(needs.map(({ quote }) => quote)).not.toContain(first.quote);
  expect(needs.length).toBe(readPost(POST).needs.length - 1);
});

it('believes the user that a sentence asks nothing', () => {
  const quote = 'Have you used Liquid before?';
  expect(readPost(POST).questions.map((question) => question.quote)).toContain(quote);
  const { questions, asks, needs } = readPost(POST, { notWork: [quote], questions: [] });
  expect([...questions, ...asks, ...needs].map((one) => one.quote)).not.toContain(quote);
});

it('puts what the user calls a question among the questions, in the order of the post', () => {
  const quote = 'Migrate 900 products with their photos';
  const { questions, needs } = readPost(POST, { notWork: [], questions: [quote] });
  expect(questions.map((question) => question.quote)).toEqual([quote, 'Have you used Liquid before?']);
  expect(questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
  expect(needs.map((need) => need.quote)).not.toContain(quote);
});

it('changes nothing for quotes that the post does not have', () => {
  expect(readPost(POST, { notWork: ['Sing'], questions: ['Why?'] })).toEqual(readPost(POST));
});
