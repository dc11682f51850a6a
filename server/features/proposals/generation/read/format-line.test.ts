import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_ROOT } from '../data-files.ts';
import { formatLine } from './format-line.ts';

const lineOf = (text: string, language = 'en') => {
  const line = formatLine(text, language);
  return line && `${line.form}: ${line.text}`;
};

describe('a need as a line of a list', () => {
  it.each([
    // Leads are stripped.
    ['We need someone to migrate our store to Shopify Plus.', 'verb: Migrate your store to Shopify Plus'],
    ['We are looking for a developer who can fix the checkout on phones.', 'verb: Fix the checkout on phones'],
    ['Looking for an experienced designer to redraw our logo.', 'verb: Redraw your logo'],
    ['Currently seeking a virtual assistant to handle our calendar', 'verb: Handle your calendar'],
    ['Need a video editor to cut my vlogs', 'verb: Cut your vlogs'],
    ['I want someone to cut 20 reels.', 'verb: Cut 20 reels'],
    ["You'll need to write two blog posts a week.", 'verb: Write two blog posts a week'],
    ['The ideal candidate will edit our podcast.', 'verb: Edit your podcast'],
    ['Please set up our Klaviyo flows.', 'verb: Set up your Klaviyo flows'],
    [
      "We'd like to move our newsletter from Mailchimp to Klaviyo.",
      'verb: Move your newsletter from Mailchimp to Klaviyo',
    ],
    ['Your role is to answer our customers’ e-mails.', 'verb: Answer your customers’ e-mails'],
    ['The goal is to make my site faster.', 'verb: Make your site faster'],
    ['Help us translate our guide into German.', 'verb: Translate your guide into German'],
    ['Additionally, connect our Xero account.', 'verb: Connect your Xero account'],
    ["I'm hoping to launch my course in May.", 'verb: Launch your course in May'],
    ['In short, we need an app.', 'noun: An app'],
    [
      'So I need a label: a front and a back for 250 g and 500 g jars, and a small seal that goes over the lid.',
      'noun: A label',
    ],
    ['Deliverables: two landing pages', 'noun: Two landing pages'],
    // A gerund becomes an imperative, and so does the one beside it.
    ['You will be responsible for managing our Google Ads account.', 'verb: Manage your Google Ads account'],
    ['Managing our inbox and scheduling meetings', 'verb: Manage your inbox and schedule meetings'],
    ['Driving school in Leeds with a broken booking page', 'noun: Driving school in Leeds with a broken booking page'],
    ['Creating and editing short videos for TikTok', 'verb: Create and edit short videos for TikTok'],
    ['Building a dashboard that shows our sales', 'verb: Build a dashboard that shows your sales'],
    ['Your tasks include updating our listings.', 'verb: Update your listings'],
    ['Assist with preparing our tax return', 'verb: Prepare your tax return'],
    ['I need help with cleaning up our books.', 'verb: Clean up your books'],
    ['Marketing our course to schools', 'verb: Market your course to schools'],
    // The name of a thing stays.
    ['Marketing plan for our launch', 'noun: Marketing plan for your launch'],
    ['Landing page with a form', 'noun: Landing page with a form'],
    ['Onboarding flow for new users', 'noun: Onboarding flow for new users'],
    ['A signed letter from a structural engineer', 'noun: A signed letter from a structural engineer'],
    ['Logo in three colours', 'noun: Logo in three colours'],
    ['"Same as yesterday" button', 'noun: "Same as yesterday" button'],
    // Marks of lists go.
    ['- Set up conversion tracking in GA4', 'verb: Set up conversion tracking in GA4'],
    ['1. Export all contracts', 'verb: Export all contracts'],
    ['(a) Redirect the old pages', 'verb: Redirect the old pages'],
    ['… to see who hired us', 'verb: See who hired you'],
    // Behind a label.
    ['Reporting: send a weekly summary', 'verb: Send a weekly summary'],
    [
      'Reporting: a long explanation of what somebody expects every week in a shared folder of many files',
      'noun: Reporting',
    ],
    // Cut where a clause ends.
    [
      'An app for iOS and Android in which family members in different countries build a picture dictionary together and play games with it.',
      'noun: An app for iOS and Android',
    ],
    [
      'Proofread my thesis (about 80 pages, APA style, deadline in June) and correct the references',
      'verb: Proofread your thesis and correct the references',
    ],
    // The client's statements are turned into 'you'.
    ['Our store is slow on mobile.', 'fact: Your store is slow on mobile'],
    ['My WordPress site was hacked last night.', 'fact: Your WordPress site was hacked last night'],
    ['We have 300 products and no photos.', 'fact: You have 300 products and no photos'],
    ["I can't log in to my account.", "fact: You can't log in to your account"],
    ['I am stuck with an error.', 'fact: You are stuck with an error'],
    ['“We need it yesterday”', 'fact: You need it yesterday'],
    // Quoted where no clean line can be made.
    [
      "Send us your report every Friday and we'll read it.",
      "quote: “Send us your report every Friday and we'll read it”",
    ],
    ['You should have your own microphone.', 'quote: “You should have your own microphone”'],
    ['If you have a better idea, tell us.', 'quote: “If you have a better idea, tell us”'],
    ['we r looking 4 someone 2 fix r site', 'quote: “we r looking 4 someone 2 fix r site”'],
    // 'US' is no pronoun.
    ['Show prices in USD to US customers', 'verb: Show prices in USD to US customers'],
  ])('%s', (sentence, line) => {
    expect(lineOf(sentence)).toBe(line);
  });

  it.each(['', '---', '12', '…'])('is none of %j', (text) => {
    expect(formatLine(text, 'en')).toBeNull();
  });

  it.each([
    ['Migrar la tienda a Shopify.', 'es', 'noun: Migrar la tienda a Shopify'],
    ['Necesitamos migrar nuestra tienda a Shopify', 'es', 'quote: “Necesitamos migrar nuestra tienda a Shopify”'],
    ['Criar um site de três páginas', 'pt', 'noun: Criar um site de três páginas'],
    ['Preciso de um site', 'pt', 'quote: “Preciso de um site”'],
    ['Refonte du site', 'fr', 'noun: Refonte du site'],
    ['Nous cherchons un graphiste', 'fr', 'quote: “Nous cherchons un graphiste”'],
    ['Umzug des Shops auf Shopify', 'de', 'noun: Umzug des Shops auf Shopify'],
    ['Wir suchen einen Entwickler', 'de', 'quote: “Wir suchen einen Entwickler”'],
    ['Сайт для пекарни', 'other', 'quote: “Сайт для пекарни”'],
  ])('in other languages keeps its words: %s', (sentence, language, line) => {
    expect(lineOf(sentence, language)).toBe(line);
  });
});

/** Signs of a broken line; a client's quoted words are as they are. */
const BROKEN: Readonly<Record<string, RegExp>> = {
  // '24" monitors' has inches.
  'a mark without its other': /^(?:[^"“”]|(?<=\d)")*(?:(?<!\d)"|[“”])(?:[^"“”]|(?<=\d)")*$/,
  'a verb of another person': /\byou (?:am|was|has|is|r)\b/i,
  'still the client’s': /(?<![\p{L}-])(?:our|my|we|us|me|I['’]m|we['’]re)(?![\p{L}-])/u,
  'a bracket without its other': /^[^()]*[()][^()]*$/,
  'begins in mid-sentence': /^(?:And|But|Or|So|Because)\b/,
  'ends in mid-sentence': /\b(?:the|an?|your|of|because|who|and|or)$/,
  'two lines': /\n/,
};

it('is never broken, for any need of our own posts', () => {
  const folder = join(DATA_ROOT, 'reader/posts/en');
  const posts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const needs = posts.flatMap((text) =>
    [...text.matchAll(/^[A-Z]*N[A-Z]*[^|\n]*\|(.+)$/gm)].map((match) => match[1] ?? ''),
  );
  expect(needs.length).toBeGreaterThan(1_000);
  for (const need of needs) {
    const line = formatLine(need.replaceAll('⏎', '\n'), 'en');
    if (line === null || line.form === 'quote') continue;
    const open = line.text.replace(/"[^"]*"|“[^”]*”/g, '…');
    for (const [fault, sign] of Object.entries(BROKEN)) expect(open, fault).not.toMatch(sign);
    expect(line.text.split(' ').length).toBeLessThanOrEqual(20);
  }
});
