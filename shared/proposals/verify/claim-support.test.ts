import { describe, expect, it } from 'vitest';
import type { Fact } from '../blocks.ts';
import { isClaim } from './claims.ts';
import { numbersIn } from './numbers.ts';
import { contactIn, sitesIn } from './tokens.ts';
import { unsupportedClaims } from './unsupported.fixture.ts';

const FACTS: readonly Fact[] = [
  { id: 'F1', from: 'about', text: 'I moved a membership site with 12,000 users to Stripe without a day of downtime.' },
  { id: 'F2', from: 'about', text: 'I maintain twelve Shopify themes for a Berlin agency.' },
  { id: 'F3', from: 'about', text: 'Cut the load time of a cosmetics store from 7 to 2.5 seconds.' },
  { id: 'F4', from: 'about', text: 'I write technical documentation for medical devices in English and German.' },
];
const isSupported = (claim: string) => unsupportedClaims(claim, FACTS).length === 0;

describe('a claim that the facts support together', () => {
  it.each([
    'I moved a membership site with 12,000 users to Stripe.',
    'I moved a site with 12.000 users to Stripe without downtime.',
    'I maintain 12 Shopify themes for an agency in Berlin.',
    'I cut the load time of a cosmetics store from 7 to 2.5 seconds, and I maintain twelve Shopify themes.',
    'I write documentation for medical devices.',
    'I’ve moved a membership site to Stripe without a day of downtime.',
  ])('%s', (claim) => {
    expect(isSupported(claim)).toBe(true);
  });
});

describe('a sentence of the user’s own', () => {
  const known = (text: string): Fact[] => [{ id: 'F1', from: 'about', text }];

  it.each([
    ['our unity game got 2nd at a student fair', 'Our unity game got 2nd at a student fair.'],
    ['Set up GA4 for a pet food shop; then the ads.', 'I set up GA4 for a pet food shop.'],
  ])('is supported as it is: %s', (own, claim) => {
    expect(unsupportedClaims(claim, known(own))).toEqual([]);
  });

  it.each([
    ['I have not built a shop yet.', 'I built a shop.'],
    ['I never set up GA4.', 'I set up GA4.'],
  ])('does not support what it denies: %s', (own, claim) => {
    expect(unsupportedClaims(claim, known(own))).toEqual([claim]);
  });

  it('is none where it is the label of a blank', () => {
    expect(isClaim('A grant I have won: [your answer]')).toBe(false);
  });
});

describe('a claim that says more than the facts', () => {
  it.each([
    ['another number', 'I moved a membership site with 15,000 users to Stripe.'],
    ['a number of something else', 'I maintain 12,000 Shopify themes for a Berlin agency.'],
    ['a new name', 'I maintain twelve Shopify themes for Adidas, a Berlin agency.'],
    ['a superlative', 'I maintain the best Shopify themes for a Berlin agency.'],
    ['an award', 'I maintain award-winning Shopify themes for a Berlin agency.'],
    ['a stronger word', 'I successfully moved a membership site with 12,000 users to Stripe.'],
    ['a frequency', 'I maintain twelve Shopify themes for a Berlin agency daily.'],
    ['a rank', 'I was the lead who moved a membership site with 12,000 users to Stripe.'],
    ['nothing of the kind', 'I built an app for a bank.'],
  ])('%s', (_what, claim) => {
    expect(isSupported(claim)).toBe(false);
  });
});

it.each([
  'I have never missed a deadline, and I built an app for a bank.',
  'I don’t just write code, I won a prize for it.',
  'That is the same problem as your checkout, and I built one for a bank.',
])('a denial hides no claim: %s', (sentence) => {
  expect(isSupported(sentence)).toBe(false);
});

describe('what is no claim', () => {
  it.each([
    'I have not built an app for a bank.',
    'I never used Bubble.',
    'I have not built an app, a shop and a game in one week.',
    'Once I’ve seen the theme, the order will be clear.',
    'That is the same problem as your checkout.',
    'I would read the logs first.',
  ])('%s', (sentence) => {
    expect(isClaim(sentence)).toBe(false);
  });
});

it.each([
  ['12,000', '12000'],
  ['12.000', '12000'],
  ['12 000', '12000'],
  ['2.5', '2.5'],
  ['2,5', '2.5'],
  ['seven weeks', '7'],
])('the number %s is %s', (text, number) => {
  expect(numbersIn(text)).toEqual([number]);
});

it.each(['IPv4', 'OAuth2', 'H264', 'q1'])('%s is a name and no number', (name) => {
  expect(numbersIn(`We use ${name}.`)).toEqual([]);
});

it.each([
  'anna at example dot com',
  'anna (at) example (dot) com',
  'Telegram: @anna_builds',
  'WhatsApp +49 151 2345678',
  'Skype live:anna.b',
  'wa.me/491512345678',
])('%s is a way past the platform', (text) => {
  expect(contactIn(`Write me: ${text}`)).not.toBeNull();
});

it.each(['We need a WhatsApp bot with 3 flows.', 'Skype for Business moves to Teams.', 'We work at 9 am.'])(
  '%s is none',
  (text) => {
    expect(contactIn(text)).toBeNull();
  },
);

it('knows web addresses without https, and products named like one', () => {
  expect(sitesIn('See anna-builds.com/work and make.com.')).toEqual(['anna-builds.com/work']);
});
