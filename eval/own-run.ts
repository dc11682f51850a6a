import { analyzePost } from '#server/features/proposals/generation/analyze/index.ts';
import { compare, type LabelledPost, OWN_PROFILES, ownPosts, type Reading, ratesOf } from './labels.ts';
import { type Profile, readProfiles } from './records.ts';
import { type Options, type Result, writeAndMeasure } from './write.ts';

export interface ReadingReport {
  readonly posts: number;
  readonly needs: { recall: number; precision: number };
  readonly questions: { recall: number; precision: number };
  readonly asks: { recall: number; precision: number };
  /** Part of the posts whose traps are read as labelled. */
  readonly traps: Readonly<Record<string, number>>;
  /** By post: what was missed, and what was made up. */
  readonly faults: Readonly<Record<string, string[]>>;
}

/** How well the reader reads the project's own posts, by language ('all' for every one). */
export function ownReadings(): Record<string, ReadingReport> {
  const posts = ownPosts();
  const languages = [...new Set(posts.map(({ lang }) => lang))].sort();
  return Object.fromEntries([
    ['all', readingOf(posts)],
    ...languages.map((lang) => [lang, readingOf(posts.filter((post) => post.lang === lang))] as const),
  ]);
}

function readingOf(posts: readonly LabelledPost[]): ReadingReport {
  const readings = posts.map(({ id, title, description, labels }) => ({
    id,
    ...compare(analyzePost({ title, description }), labels),
  }));
  const traps = Object.keys(readings[0]?.traps ?? {});
  return {
    posts: posts.length,
    needs: ratesOf(readings.map(({ needs }) => needs)),
    questions: ratesOf(readings.map(({ questions }) => questions)),
    asks: ratesOf(readings.map(({ asks }) => asks)),
    traps: Object.fromEntries(traps.map((name) => [name, partOf(readings, name)])),
    faults: Object.fromEntries(
      readings.filter(({ faults }) => faults.length > 0).map(({ id, faults }) => [id, faults]),
    ),
  };
}

function partOf(readings: readonly Reading[], trap: string): number {
  const right = readings.filter(({ traps }) => new Map(Object.entries(traps)).get(trap) === true).length;
  return Math.round((right / Math.max(1, readings.length)) * 10_000) / 10_000;
}

/** One proposal for each post, the people taken in turn. */
export async function runOver(
  posts: Parameters<typeof writeAndMeasure>[0][],
  profiles: readonly Profile[],
  options: Options,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, post] of posts.entries())
    results.push(await writeAndMeasure(post, profiles[index % Math.max(1, profiles.length)] ?? null, options));
  return results;
}

export function ownProfiles(): Profile[] {
  return readProfiles(OWN_PROFILES);
}
