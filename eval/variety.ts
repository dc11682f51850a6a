import { STYLES, TONES } from '#shared/proposals/options.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import type { Post } from './posts.ts';
import { jaccard, trigrams } from './readability.ts';
import { distribution } from './statistics.ts';
import { isWritten, type Written, write } from './write.ts';

const VARIANT_POSTS = 12;

/** How alike proposals are: between jobs, between tones and styles of one job, between two people on one job. */
export async function varietyOf(written: readonly Written[]) {
  const grams = written.map(({ answer }) => gramsOf(answer.plainText));
  const posts = written.slice(0, VARIANT_POSTS).map(({ post }) => post);
  const variants = await Promise.all(posts.map((post) => variantsOf(post)));
  const people = await Promise.all(posts.map((post) => twoPeople(post)));
  return {
    betweenJobs: { goal: 0.25, ...distribution(pairsOf(grams)) },
    betweenVariants: { goal: 0.45, ...distribution(variants.flatMap(pairsOf)) },
    betweenPeople: { goal: 1, ...distribution(people.flatMap(pairsOf)), sameText: people.filter(isSame).length },
  };
}

async function variantsOf(post: Post): Promise<Set<string>[]> {
  const wishes = TONES.flatMap((tone) => STYLES.map((style) => ({ post, tone: tone.value, style: style.value })));
  return gramsOfAll(await Promise.all(wishes.map((wish) => write(wish))));
}

async function twoPeople(post: Post): Promise<Set<string>[]> {
  return gramsOfAll(await Promise.all(['one', 'two'].map((author) => write({ post, author }))));
}

function gramsOfAll(results: readonly Awaited<ReturnType<typeof write>>[]): Set<string>[] {
  return results.filter(isWritten).map(({ answer }) => gramsOf(answer.plainText));
}

function gramsOf(text: string): Set<string> {
  return trigrams(toPlainLetters(text));
}

function pairsOf(grams: readonly ReadonlySet<string>[]): number[] {
  return grams.flatMap((a, index) => grams.slice(index + 1).map((b) => jaccard(a, b)));
}

function isSame(pair: readonly ReadonlySet<string>[]): boolean {
  return pairsOf(pair).some((likeness) => likeness === 1);
}
