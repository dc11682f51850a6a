import { stemsOf } from '#server/features/proposals/generation/word-weights.ts';
import type { LabelledPost } from './posts.ts';

/** Rarer stems weigh as if no post had them. */
const MIN_POSTS = 2;

/** In how many posts of each language a stem occurs, as `word-weights.ts` reads it. */
export function wordCountsFile(posts: readonly LabelledPost[]): Uint8Array {
  const byLanguage = new Map<string, { posts: number; counts: Map<string, number> }>();
  for (const { language, title, description } of posts) {
    const known = byLanguage.get(language) ?? { posts: 0, counts: new Map<string, number>() };
    known.posts += 1;
    for (const stem of stemsOf(`${title}\n${description}`)) known.counts.set(stem, (known.counts.get(stem) ?? 0) + 1);
    byLanguage.set(language, known);
  }
  const file = Object.fromEntries(
    [...byLanguage].map(([language, { posts: count, counts }]) => {
      const common = [...counts].filter(([, n]) => n >= MIN_POSTS).sort(([a], [b]) => (a < b ? -1 : 1));
      return [language, { posts: count, counts: Object.fromEntries(common) }];
    }),
  );
  return Buffer.from(`${JSON.stringify(file)}\n`);
}
