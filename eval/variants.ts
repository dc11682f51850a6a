import { FREE_STYLE, FREE_TONE, STYLES, TONES } from '#shared/proposals/options.ts';
import { likenesses } from './readability.ts';
import type { Post, Profile } from './records.ts';
import { spread } from './report.ts';
import { type Options, type Result, writeAndMeasure } from './write.ts';

// A few posts are enough to see whether a tone or a style makes a difference, and every variant is gated.
const SAMPLED_POSTS = 12;
/** What two texts for one job may have in common. Source: issue 'The writing engine at full depth'. */
export const TOO_ALIKE = { variants: 0.45, users: 0.35, attempts: 0.6 } as const;
const USERS = 4;
const ATTEMPTS = 4;
const PLAIN = { tone: FREE_TONE, style: FREE_STYLE };

/**
 * The same jobs in every tone and every style, for several users and several times for one of them: gates, and how much two
 * texts for one job share.
 */
export async function variantsOf(posts: readonly Post[], profiles: readonly Profile[] = []) {
  const step = Math.max(1, Math.floor(posts.length / SAMPLED_POSTS));
  const sampled = posts.filter((_, index) => index % step === 0).slice(0, SAMPLED_POSTS);
  const perPost = await forEach(sampled, (post) => allOf(post, null));
  const perUsers = await forEach(sampled, (post) => usersOf(post, profiles));
  const perAttempts = await forEach(sampled, (post) => attemptsOf(post, profiles[0] ?? null));
  const results = [...perPost, ...perUsers, ...perAttempts].flat();
  return {
    written: results.filter(({ measured }) => measured !== null).length,
    broken: results.filter(isBroken).map(({ id }) => id),
    likeness: likenessIn(perPost, TOO_ALIKE.variants),
    users: likenessIn(perUsers, TOO_ALIKE.users),
    attempts: likenessIn(perAttempts, TOO_ALIKE.attempts),
  };
}

/** A post in every tone and every style. */
export function allOf(post: Post, profile: Profile | null): Promise<Result[]> {
  const options = TONES.flatMap((tone) => STYLES.map((style) => ({ tone: tone.value, style: style.value })));
  return written(
    post,
    options.map((option) => ({ profile, option, name: `${option.tone} ${option.style}` })),
  );
}

/**
 * A post in all tones of one style, or in all styles of one tone: which, the `turn` tells. Over many posts each is looked at beside
 * each, in a fraction of the time that all of them take.
 */
export function someOf(post: Post, profile: Profile | null, turn: number): Promise<Result[]> {
  const tones = turn % 2 === 0 ? TONES : TONES.slice((turn >> 1) % TONES.length).slice(0, 1);
  const styles = turn % 2 === 0 ? STYLES.slice((turn >> 1) % STYLES.length).slice(0, 1) : STYLES;
  const options = tones.flatMap((tone) => styles.map((style) => ({ tone: tone.value, style: style.value })));
  return written(
    post,
    options.map((option) => ({ profile, option, name: `${option.tone} ${option.style}` })),
  );
}

/** A post for people with different profiles; for people without any where there are none. */
export function usersOf(post: Post, profiles: readonly Profile[]): Promise<Result[]> {
  return written(
    post,
    Array.from({ length: USERS }, (_, at) => ({
      profile: profiles[at] ?? null,
      option: { ...PLAIN, author: `user ${at}` },
      name: `user ${at}`,
    })),
  );
}

/** A post written for one person again and again. */
export function attemptsOf(post: Post, profile: Profile | null): Promise<Result[]> {
  return written(
    post,
    Array.from({ length: ATTEMPTS }, (_, attempt) => ({
      profile,
      option: { ...PLAIN, attempt },
      name: `try ${attempt}`,
    })),
  );
}

async function written(
  post: Post,
  wishes: readonly { profile: Profile | null; option: Options; name: string }[],
): Promise<Result[]> {
  return forEach(wishes, async ({ profile, option, name }) => ({
    ...(await writeAndMeasure(post, profile, option)),
    id: `${post.id} ${name}`,
  }));
}

/** How alike any two texts are that were written for one post. */
export function likenessIn(perPost: readonly (readonly Result[])[], most: number) {
  const alike = perPost.flatMap((results) =>
    likenesses(results.filter(({ measured }) => measured !== null).map(({ text }) => text)).map((pair) => pair.alike),
  );
  return { ...spread(alike), above: alike.filter((one) => one > most).length, pairs: alike.length };
}

function isBroken({ refused, measured }: Result): boolean {
  if (measured === null) return refused !== 'POST_NOT_UNDERSTOOD';
  return !Object.values(measured.gates).every(Boolean);
}

async function forEach<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await act(one));
  return results;
}
