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

describe.each(posts)('the post $id', (post) => {
  const { labels, lang } = post;
  const { brief } = readOnce(post);

  it('has a valid brief in the language of the post', () => {
    expect(jobBrief.safeParse(brief).success).toBe(true);
    expect(brief.understood).toBe(labels.understood);
    expect(labels.understood ? brief.language : lang).toBe(lang);
    expect(cleanPost(post).text).toContain(brief.title);
  });

  it('keeps the words the client wants back, and no others', () => {
    const exact = { opener: true, anywhere: true, puzzles: true, ignored: true };
    expect(compareReading(brief, labels).traps).toEqual(exact);
    const { ignored: _, ...obeyed } = brief;
    for (const word of labels.notWords) expect(JSON.stringify(obeyed)).not.toContain(word);
  });

  it('finds the excluded applicants', () => {
    expect([brief.forbidsAi !== null, brief.noAgencies !== null]).toEqual([labels.forbidsAi, labels.noAgencies]);
  });
});

it.each(posts.filter(({ lang }) => lang === 'en'))(
  'the English post $id says how many of a thing are asked for, and the terms of work',
  (post) => {
    expect(hasTermsAsLabelled(readOnce(post).brief, post.labels)).toBe(true);
  },
);

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
it.each([
  ['asks and questions found', 0.7],
  ['asks and questions right', 0.9],
  ['first word found', 0.93],
  ['no wrong code word', 0.97],
])('reads posts by others: %s', (rate, floor) => {
  const measure = measureAsked().find(({ name }) => name === `posts by others: ${rate}`);
  expect(measure?.value).toBeGreaterThanOrEqual(floor);
});

it.each([
  ['first word found', 0.75],
  ['word for anywhere found', 0.8],
  ['no wrong code word', 0.97],
])('finds the code words of posts with and without them: %s', (rate, floor) => {
  const measures = measureCodes('codes', readCodePosts());
  expect(measures.find(({ name }) => name === `codes: ${rate}`)?.value).toBeGreaterThanOrEqual(floor);
});
