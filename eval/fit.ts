import type { LetterLines, LetterSlot } from '#shared/proposals/letter/material.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import type { Post, Profile, TypedLine } from './records.ts';

/** A profile fits from this much shared weight; found by reading the pairs. */
const FITS_FROM = 8;
const TITLE_FACTOR = 2;
/** A longer profile shares more by chance. */
const USUAL_STEMS = 60;

/**
 * The profile that shares most words with the post, rare words counting more; null when none fits, or when the post's title
 * shares nothing with the profile's title and skills.
 */
export function findFittingProfile(post: Post, profiles: readonly Profile[]): Profile | null {
  const same = profiles.filter(({ lang }) => lang === post.lang);
  const stems = same.map(({ title, about, skills }) => new Set(contentStems(`${title} ${about} ${skills}`)));
  const title = new Set(contentStems(post.title));
  const wanted = new Set([...title, ...contentStems(post.description)]);
  const weightOf = (stem: string) =>
    Math.log((same.length + 1) / stems.filter((one) => one.has(stem)).length) * (title.has(stem) ? TITLE_FACTOR : 1);
  const scored = same.flatMap((profile, at) => {
    const own = stems[at] ?? new Set<string>();
    if (!contentStems(`${profile.title} ${profile.skills}`).some((stem) => title.has(stem))) return [];
    const shared = [...own].filter((stem) => wanted.has(stem) && !/^\d+$/.test(stem));
    const weight = shared.reduce((sum, stem) => sum + weightOf(stem), 0);
    return [{ profile, score: weight * Math.sqrt(USUAL_STEMS / Math.max(USUAL_STEMS, own.size)) }];
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.score >= FITS_FROM ? best.profile : null;
}

/**
 * What a freelancer types into a letter within a minute: for each of the five kinds at most one line, a proof only if there
 * is none.
 */
export function typeLines(post: Post, slots: readonly LetterSlot[], lines: readonly TypedLine[]): LetterLines {
  const text = ` ${post.title} ${post.description}`.toLowerCase();
  const hits = ({ words }: TypedLine) => words.filter((word) => text.includes(` ${word}`)).length;
  const typed: Record<string, string> = {};
  const used = new Set<string>();
  for (const { id, kind, state } of slots) {
    if (kind === 'proof' && state !== 'open') continue;
    const [line] = lines
      .filter((one) => one.slot === kind && one.lang === post.lang && (one.words.length === 0 || hits(one) > 0))
      .sort((a, b) => hits(b) - hits(a));
    if (!line || used.has(kind)) continue;
    used.add(kind);
    typed[id] = line.text;
  }
  return typed;
}
