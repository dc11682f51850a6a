import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { Tone } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { analyzePost } from '../analyze/index.ts';
import { ComposerWriter } from './composer.ts';
import { proseOf } from './drafts.ts';
import { AI } from './fields/ai.ts';
import { DATA } from './fields/data.ts';
import { GENERAL } from './fields/general.ts';
import { fieldOf } from './fields/index.ts';
import { MARKETING } from './fields/marketing.ts';
import { repaired } from './need-wording.ts';

async function written(
  post: { title: string; description: string },
  facts: Fact[] = [],
  tone: Tone = 'professional',
): Promise<string> {
  const input = {
    brief: analyzePost(post),
    facts,
    tone,
    style: 'standard',
    seed: 'one',
    language: 'en',
  } as const;
  const blocks = [];
  const signal = new AbortController().signal;
  for await (const block of new ComposerWriter().write(input, { signal })) blocks.push(block);
  return toPlainLetters(blocksToPlain(blocks));
}

it.each([
  ['Creation of AI agent for a library', 'create an AI agent for a library'],
  ['Verification of Latin names', 'verify Latin names'],
  ['Clarification on the opening hours', 'clarify the opening hours'],
])('says a deed as a deed: %s', (noun, task) => {
  expect(repaired(noun, 'noun')).toEqual({ text: task, form: 'verb' });
});

it('takes no caption of two words for an order', () => {
  expect(repaired('Push Notifications', 'verb').form).toBe('noun');
  expect(repaired('Build app for beekeepers', 'verb').text).toBe('build an app for beekeepers');
});

it('calls what belongs to the client yours', () => {
  const { needs } = analyzePost({
    title: 'Guide',
    description: 'Our museum needs a translation of its guide to birds.',
  });
  expect(needs.map(({ text }) => text)).toEqual(['a translation of your guide to birds']);
});

describe('the trade of a post', () => {
  const trade = (title: string, description = 'We need help with this.') =>
    fieldOf(analyzePost({ title, description }));

  it('is what is to be done, not whom it is done for', () => {
    expect(trade('Data analyst for a dropshipping shop')).toBe(DATA);
    expect(trade('AI chatbot developer needed for a keyword tool')).toBe(AI);
    expect(trade('Media buyer for Facebook ads')).toBe(MARKETING);
  });

  it('is left open when one stray word is all there is', () => {
    expect(trade('Test our Shopify app in a real shop')).toBe(GENERAL);
    expect(trade('Recipe for oat biscuits', 'Refine the recipe and ensure compliance with the label rules.')).toBe(
      GENERAL,
    );
  });
});

it('answers a short post with all that it says', async () => {
  const text = await written({
    title: 'Map tiles blurred',
    description:
      'We have a walking map for visitors of a bog. On small windows the labels become blurred. We need someone to fix this.',
  });
  expect(text).toContain('“On small windows the labels become blurred”');
  expect(text.slice(0, 220)).toMatch(/map/i);
});

describe('a sentence of the user', () => {
  const post = {
    title: 'Illustrations for a beekeeping book',
    description: 'I need 12 watercolour illustrations of bees.',
  };
  const about = (text: string): Fact[] => [{ id: 'F1', text, from: 'about' }];

  it('stands before the plan when it speaks of the job', async () => {
    const text = await written(post, about('I have painted illustrations for two books on beekeeping.'));
    expect(text.indexOf('painted illustrations')).toBeGreaterThan(0);
    expect(text.indexOf('painted illustrations')).toBeLessThan(text.indexOf('\nWhat you need\n'));
  });

  it('says who is writing when it speaks of something else: as a proof it would show that nobody read the post', async () => {
    const text = await written(post, about('I have repaired diesel engines for nine years.'));
    expect(text).toContain('A few words on who is writing. I have repaired diesel engines for nine years.');
  });

  it('gives way to one that speaks of the job', async () => {
    const two = [
      ...about('I have repaired diesel engines for nine years.'),
      { id: 'F2', text: 'I have painted illustrations for two books on beekeeping.', from: 'about' } as const,
    ];
    const text = await written(post, two);
    expect(text.slice(0, text.indexOf('\nWhat you need\n'))).toContain('painted illustrations');
  });
});

describe('a list of tasks under a heading', () => {
  const post = {
    title: 'Speed up our plant shop',
    description:
      'We run a plant shop.\n\nWhat we need:\n- Measure the site on a phone\n- Remove unused apps\n- Compress and lazy-load images\n- Keep the look exactly as it is\n\nPlease start your proposal with the word "fern" and tell us how you would begin.',
  };

  it('stays whole: deeds as deeds, none cut at its end', async () => {
    const text = await written(post);
    expect(text).not.toMatch(/(?:deliver|prepare|provide) compress/i);
    expect(text).not.toMatch(/as it(?! is)/);
  });

  it('does not swallow what is asked behind the code word below it', () => {
    expect(analyzePost(post).asks.map(({ quote, kind }) => [quote, kind])).toEqual([
      ['tell us how you would begin.', 'plan'],
    ]);
  });
});

describe('a question about experience', () => {
  const asking = (question: string) => ({
    title: 'Move our shop to Shopify',
    description: `We need someone to migrate our WooCommerce shop to Shopify.\n\n${question}`,
  });
  const about: Fact[] = [
    { id: 'F1', text: 'I write my own tests.', from: 'about' },
    { id: 'F2', text: 'Last year I migrated a ceramics shop from WooCommerce to Shopify Plus.', from: 'about' },
  ];

  it.each([
    'Have you migrated a WooCommerce shop to Shopify before?',
    'What experience do you have?',
    'Please describe your experience with Shopify.',
  ])('is answered with what About Me says of it: %s', async (question) => {
    const text = await written(asking(question), about);
    const [before = '', answer = ''] = text.split(/Your questions|What you asked for/);
    expect(before).toContain('Last year I migrated a ceramics shop from WooCommerce to Shopify Plus.');
    expect(answer).toMatch(/above/);
    expect(answer).not.toContain('ceramics');
  });

  it('is left blank when About Me speaks of other things', async () => {
    const text = await written(asking('Have you built a Magento extension before?'), about);
    expect(text.slice(text.indexOf('Your questions'))).toMatch(
      /before\?\n\[(?:your experience|where you have done|a job of yours)/,
    );
  });
});

describe('the voice of the user', () => {
  const post = {
    title: 'Dashboard for a bakery',
    description:
      'We run a bakery and nobody knows which shop sells what. We need someone to build a dashboard from our till exports, connect it to Google Sheets and explain it to the staff.',
  };
  const sample = (text: string): Fact[] =>
    text.split(/(?<=\.) /).map((one, at) => ({ id: `F${at + 1}`, text: one, from: 'sample' }));
  const plain = sample('I will send it today. It is no trouble. I would ask first. You are welcome to call.');
  const spoken = sample("I'll send it today. It's no trouble. I'd ask first. You're welcome to call.");

  it('contracts where their samples do, and not where they do not', async () => {
    expect(await written(post, spoken, 'professional')).toMatch(/\b(?:I'll|I'd|you'll|it's|that's)\b/i);
    expect(await written(post, plain, 'casual')).not.toMatch(/['’](?:ll|d|re|s)\b(?! (?:shop|bakery))/i);
    expect(await written(post, spoken, 'formal')).not.toMatch(/\b(?:I'll|I'd|it's)\b/i);
  });

  it('has sentences as long as theirs, as far as it can', async () => {
    const long = sample(
      Array.from(
        { length: 4 },
        (_, at) => `As I said before, a letter of mine goes on for quite a while and then a little longer, ${at}.`,
      ).join(' '),
    );
    const words = async (facts: Fact[]) => {
      const prose = proseOf(await written(post, facts));
      return prose.join(' ').split(/\s+/).length / prose.length;
    };
    expect(await words(long)).toBeGreaterThan(await words(plain));
  });
});
