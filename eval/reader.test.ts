import { describe, expect, it } from 'vitest';
import { cleanPost } from '#server/features/proposals/generation/read/index.ts';
import { jobBrief } from '#shared/proposals/brief.ts';
import { compareReading, hasTermsAsLabelled, readOwnPosts, readUnseenPosts } from './labels.ts';
import { measureAsked, measureCodes } from './measures/asked.ts';
import { isMet } from './measures/measure.ts';
import { measureReading } from './measures/reading.ts';
import { readCodePosts } from './records.ts';
import { readOnce } from './write.ts';

const posts = readOwnPosts();

describe('each of our own posts', () => {
  it('has a valid brief in its own language', () => {
    for (const post of posts) {
      const { labels, lang, id } = post;
      const { brief } = readOnce(post);
      expect(jobBrief.safeParse(brief).success, id).toBe(true);
      expect(brief.understood, id).toBe(labels.understood);
      expect(labels.understood ? brief.language : lang, id).toBe(lang);
      expect(cleanPost(post).text, id).toContain(brief.title);
    }
  });

  it('keeps the words the client wants back, and no others', () => {
    const exact = { opener: true, anywhere: true, puzzles: true, ignored: true };
    for (const post of posts) {
      const { ignored, ...obeyed } = readOnce(post).brief;
      expect(compareReading({ ignored, ...obeyed }, post.labels).traps, post.id).toEqual(exact);
      for (const word of post.labels.notWords) expect(JSON.stringify(obeyed), post.id).not.toContain(word);
    }
  });

  it('has its excluded applicants, and in English the number of what is asked for and the terms of work', () => {
    for (const post of posts) {
      const { brief } = readOnce(post);
      const { forbidsAi, noAgencies } = post.labels;
      expect([brief.forbidsAi !== null, brief.noAgencies !== null], post.id).toEqual([forbidsAi, noAgencies]);
      if (post.lang === 'en') expect(hasTermsAsLabelled(brief, post.labels), post.id).toBe(true);
    }
  });
});

/** A little below the figures in docs/eval.md: a single wording may fail, a broken rule may not. */
const FLOORS: readonly (readonly [string, number])[] = [
  ['questions found', 0.95],
  ['asks and questions together found', 0.9],
  ['asks and questions together right', 0.92],
];

it.each([
  ['own posts', posts],
  ['hard posts', readUnseenPosts()],
] as const)('finds what the applicant is asked in the %s', (name, some) => {
  const measures = measureReading(name, some);
  const below = FLOORS.map(([rate, floor]) => {
    const measure = measures.find((one) => one.name === `${name}: ${rate}`);
    return measure && isMet({ ...measure, aim: { atLeast: floor } }) ? null : `${rate}: ${measure?.value}`;
  });
  expect(below.filter((one) => one !== null)).toEqual([]);
});

/** A little below the figures in docs/eval.md. */
it('reads posts by others, and the code words of posts with and without them', () => {
  const floors = {
    'posts by others: asks and questions found': 0.7,
    'posts by others: asks and questions right': 0.9,
    'posts by others: first word found': 0.93,
    'posts by others: no wrong code word': 0.97,
    'codes: first word found': 0.75,
    'codes: word for anywhere found': 0.8,
    'codes: no wrong code word': 0.97,
  };
  const measures = [...measureAsked(), ...measureCodes('codes', readCodePosts())];
  for (const [rate, floor] of Object.entries(floors))
    expect(measures.find(({ name }) => name === rate)?.value, rate).toBeGreaterThanOrEqual(floor);
});
