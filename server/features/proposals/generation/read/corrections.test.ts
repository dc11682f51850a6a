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

it('removes a need when the user says that it is none', () => {
  const first = readPost(POST).needs[0];
  if (!first) throw new Error('No need was found.');
  const { needs } = readPost(POST, { notWork: [first.quote], questions: [] });
  expect(needs.map(({ quote }) => quote)).not.toContain(first.quote);
  expect(needs.length).toBe(readPost(POST).needs.length - 1);
});

it('removes an ask when the user says that it is none', () => {
  const quote = 'Have you used Liquid before?';
  expect(readPost(POST).questions.map((question) => question.quote)).toContain(quote);
  const { questions, asks, needs } = readPost(POST, { notWork: [quote], questions: [] });
  expect([...questions, ...asks, ...needs].map((one) => one.quote)).not.toContain(quote);
});

it('adds the user’s questions to the questions, in the order of the post', () => {
  const quote = 'Migrate 900 products with their photos';
  const { questions, needs } = readPost(POST, { notWork: [], questions: [quote] });
  expect(questions.map((question) => question.quote)).toEqual([quote, 'Have you used Liquid before?']);
  expect(questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
  expect(needs.map((need) => need.quote)).not.toContain(quote);
});

it('ignores quotes that are not in the post', () => {
  expect(readPost(POST, { notWork: ['Sing'], questions: ['Why?'] })).toEqual(readPost(POST));
});
