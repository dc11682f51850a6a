import { STYLES, TONES } from '#shared/proposals/options.ts';
import { likeness } from './readability.ts';
import type { Post } from './records.ts';
import { pairs, spread } from './report.ts';
import { type Options, type Result, writeAndMeasure } from './write.ts';

// A few posts are enough to see whether a tone or a style makes a difference, and every variant is gated.
const SAMPLED_POSTS = 12;
const TOO_ALIKE = 0.45;

/** The same jobs in every tone and every style: gates, and how much two variants of one job share. */
export async function variantsOf(posts: readonly Post[]) {
  const step = Math.max(1, Math.floor(posts.length / SAMPLED_POSTS));
  const sampled = posts.filter((_, index) => index % step === 0).slice(0, SAMPLED_POSTS);
  const perPost: Result[][] = [];
  for (const post of sampled) perPost.push(await allOf(post));
  const alike = perPost.flatMap((results) =>
    pairs(results.filter(({ measured }) => measured !== null).map(({ text }) => text)).map(([a, b]) => likeness(a, b)),
  );
  const results = perPost.flat();
  return {
    written: results.filter(({ measured }) => measured !== null).length,
    broken: results.filter(isBroken).map(({ id }) => id),
    likeness: { ...spread(alike), above: alike.filter((one) => one > TOO_ALIKE).length, pairs: alike.length },
  };
}

function isBroken({ refused, measured }: Result): boolean {
  if (measured === null) return refused !== 'POST_NOT_UNDERSTOOD';
  return !Object.values(measured.gates).every(Boolean);
}

async function allOf(post: Post): Promise<Result[]> {
  const options: Options[] = [
    ...TONES.map(({ value }) => ({ tone: value, style: 'standard' as const })),
    ...STYLES.filter(({ value }) => value !== 'standard').map(({ value }) => ({
      tone: 'professional' as const,
      style: value,
    })),
  ];
  const results: Result[] = [];
  for (const option of options) {
    const result = await writeAndMeasure(post, null, option);
    results.push({ ...result, id: `${post.id} ${option.tone} ${option.style}` });
  }
  return results;
}
