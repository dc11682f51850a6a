import { expect, it } from 'vitest';
import { STYLES, type Style, TONES, type Tone } from '#shared/proposals/options.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';
import { readProfilePairs } from './records.ts';
import { readOnce, writeLetter } from './write.ts';

const LEAST_WORDS_APART = 8;
const POSTS = 20;
const CHOICES: readonly { readonly tone: Tone; readonly style: Style }[] = [
  ...TONES.map(({ value: tone }) => ({ tone, style: 'standard' as const })),
  ...STYLES.flatMap(({ value: style }) => (style === 'standard' ? [] : [{ tone: 'professional' as const, style }])),
];

const pairs = readProfilePairs().filter(({ lang }) => lang === 'en');

async function textsFor({ about, skills, ...post }: (typeof pairs)[number], author: string): Promise<string[][]> {
  const read = readOnce(post);
  const profile = { id: '', lang: post.lang, title: '', about, skills, portfolio: '', samples: [] };
  const letters = CHOICES.map((choice) => writeLetter(read, profile, { ...choice, author }));
  return (await Promise.all(letters)).map(({ letter }) => {
    const said = letter.blocks.filter(({ type }) => type !== 'heading');
    return wordsOf(said.map((block) => ('items' in block ? block.items.join(' ') : block.text)).join(' '));
  });
}

/** Words to insert, delete or replace, to make one text of the other (Levenshtein). */
function wordsApart(one: readonly string[], other: readonly string[]): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, word] of one.entries()) {
    const row = [at + 1];
    for (const [nth, to] of other.entries())
      row.push(Math.min((before[nth + 1] ?? 0) + 1, (row[nth] ?? 0) + 1, (before[nth] ?? 0) + (word === to ? 0 : 1)));
    before = row;
  }
  return before.at(-1) ?? 0;
}

it('any two of the ten choices differ by at least eight words, on twenty posts', async () => {
  const near: string[] = [];
  for (const pair of pairs.slice(0, POSTS)) {
    const texts = await textsFor(pair, 'ada');
    for (const [at, text] of texts.entries())
      for (const [nth, other] of texts.slice(0, at).entries())
        if (wordsApart(text, other) < LEAST_WORDS_APART)
          near.push(`${pair.id}: ${JSON.stringify([CHOICES[at], CHOICES[nth]])}`);
  }
  expect(near).toEqual([]);
});

it('two people get other texts for one post', async () => {
  const [pair] = pairs;
  if (!pair) throw new Error('no pair');
  const texts = await Promise.all(['ada', 'ben', 'cy', 'di', 'ed'].map((author) => textsFor(pair, author)));
  expect(new Set(texts.map(([text]) => text?.join(' '))).size).toBe(texts.length);
});
