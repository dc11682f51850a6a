import { expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import { candidatesOf } from './fact-sentences.ts';
import { packOf } from './language-pack.ts';
import { profileCard } from './profile-card.ts';
import { isSlogan } from './slogans.ts';

const pack = packOf('en');
const POST = {
  title: 'WooCommerce checkout fails',
  text: 'Our WooCommerce checkout fails. It runs with Stripe and PHP 8 on a small server.',
  language: 'en',
};
const cardOf = (facts: readonly Fact[], lead: readonly { id: string; text: string }[] = []) =>
  profileCard(facts, candidatesOf(facts, pack), POST, { pack, lead }).map(({ text }) => text);
const headline = (text: string): Fact => ({ id: 'H1', text, from: 'headline' });
const skills = (text: string): Fact => ({ id: 'S1', text, from: 'skills' });

it('says the role of the headline where it meets the post', () => {
  expect(cardOf([headline('WooCommerce developer')])).toEqual(['I am a WooCommerce developer.']);
  expect(cardOf([headline('Wedding photographer')])).toEqual([]);
  expect(cardOf([headline('Passionate WooCommerce developer')])).toEqual([]);
});

it('says what of a list the post names, where there is no past job', () => {
  expect(cardOf([skills('PHP, Stripe, Klaviyo, Communication')])).toEqual([
    'Of what you name, I work with PHP and Stripe.',
  ]);
  expect(cardOf([skills('PHP, Stripe, Klaviyo')], [{ id: 'F9', text: 'I moved a shop.' }])).toEqual([]);
  expect(cardOf([skills('Illustrator, Procreate, InDesign')])).toEqual([]);
});

it.each([
  ['We deliver high-quality work with commitment.', true],
  ['Your one-stop shop for the web', true],
  ['I am passionate about code.', true],
  ['I moved a ceramics shop to Shopify in four weeks.', false],
  ['I cut the bill of a bakery by a third.', false],
])('knows a slogan: %s', (text, is) => {
  expect(isSlogan(text)).toBe(is);
});
