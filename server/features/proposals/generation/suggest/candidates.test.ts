import { describe, expect, it } from 'vitest';
import type { PlaybookLine } from '../write/playbook.ts';
import { actsFor, candidatesFor, filesFor, isBarred, needsFor } from './candidates.ts';
import { readForLines } from './read-for-lines.ts';

const read = (title: string, text: string, language = 'en') => readForLines({ title, text, language });

const SHOP = read('Shopify store is slow', 'Our Shopify store loads in nine seconds on phones. Klaviyo has to stay.');
const STORIES = read(
  'Find the bug in our webhook',
  'Since Tuesday the webhook fails with a 500 error and orders are missing.',
);

describe('the files and acts of a post', () => {
  it.each([
    ['en/ecommerce/shopify-speed', SHOP],
    [
      'en/finance/monthly-bookkeeping',
      read('Bookkeeper, monthly', 'QuickBooks, two bank accounts, reconcile every month.'),
    ],
    ['en/graphic-design/logo-design', read('Dog groomer logo', 'I run a dog salon and need a logo for the window.')],
    ['en/audio/podcast-editing', read('Podcast clean-up', 'Editing of my weekly podcast interview, two tracks.')],
  ])('begin with %s', (id, post) => {
    expect(filesFor(post)[0]?.id).toBe(id);
  });

  it.each([
    ['en/acts/find-a-fault', STORIES],
    ['en/acts/migrate-or-move', read('Migration', 'We are migrating 14,000 articles to a new system.')],
    ['en/acts/translate-or-localise', read('Translate a manual', 'A translator for 40 pages, German to English.')],
  ])('begin with %s', (id, post) => {
    expect(actsFor(post)[0]?.id).toBe(id);
  });

  it('are none of those that share one vague word, beside one that the post names', () => {
    const [best, ...others] = filesFor(SHOP);
    for (const other of others) expect(other.score).toBeGreaterThan(0.3 * (best?.score ?? 0));
  });

  it.each(['', '\u{1F680}\u{1F680}', '…'])('may be none: “%s”', (text) => {
    expect(filesFor(read(text, text))).toEqual([]);
  });

  it('are none in a language without a playbook', () => {
    expect(candidatesFor(read('Shopify store is slow', 'It is slow.', 'xx'))).toEqual([]);
  });
});

describe('a line is barred', () => {
  const line = (parts: Partial<PlaybookLine>) => ({ not: [], answered_by: [], situation: [], hire: [], ...parts });

  it.each<[string, Partial<PlaybookLine>]>([
    ['by a word of `not`', { not: ['klaviyo'] }],
    ['by another form of it', { not: ['load'] }],
    ['by an answer', { answered_by: ['nine seconds'] }],
    ['by another kind of hire', { hire: ['role'] }],
    ['by a situation that is surely another one', { situation: ['role'] }],
  ])('%s', (_, parts) => {
    expect(isBarred(line(parts), SHOP)).toBe(true);
  });

  it.each<[string, Partial<PlaybookLine>]>([
    ['without any condition', {}],
    ['by a word inside another one', { not: ['tore'], answered_by: ['seco'] }],
    ['where its hire or situation is among several', { hire: ['role', 'project'], situation: ['running', 'broken'] }],
  ])('never %s', (_, parts) => {
    expect(isBarred(line(parts), SHOP)).toBe(false);
  });
});

describe('what has to be known', () => {
  it('is of the act, without what the post says', () => {
    const needs = needsFor(STORIES).map(({ text }) => text);
    expect(needs).not.toContain('since when it happens');
    expect(needs.length).toBeGreaterThan(0);
  });
});
