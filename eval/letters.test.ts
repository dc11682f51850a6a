import { beforeAll, describe, expect, it } from 'vitest';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { findFittingProfile, typeLines } from './fit.ts';
import { readOwnPosts, readUnseenPosts } from './labels.ts';
import { firstBlank, previewFault } from './measures/form.ts';
import { wordsWithoutSource } from './measures/sources.ts';
import { readOwnProfiles, readTypedLines } from './records.ts';
import { type Letter, readOnce, writeLetter } from './write.ts';

const posts = [...readOwnPosts(), ...readUnseenPosts()].filter(({ labels }) => labels.understood);
const profiles = readOwnProfiles();
const lines = readTypedLines();

describe('a letter for each own post', () => {
  const letters: Letter[] = [];

  beforeAll(async () => {
    // The tones and styles rotate; `npm run eval` writes all of them for every post.
    for (const [at, post] of posts.entries()) {
      const profile = findFittingProfile(post, profiles);
      const read = readOnce(post);
      const options = { tone: TONES[at % TONES.length]?.value, style: STYLES[at % STYLES.length]?.value };
      letters.push(await writeLetter(read, profile, options));
      const free = await writeLetter(read, profile);
      letters.push(free, await writeLetter(read, profile, { lines: typeLines(post, free.letter.slots, lines) }));
    }
  });

  it('has no sentence without a source', () => {
    expect(letters.flatMap(wordsWithoutSource)).toEqual([]);
    const [letter] = letters;
    // The measure finds words that nobody gave.
    expect(letter && wordsWithoutSource({ ...letter, text: `${letter.text}\nTrust me.` })).toEqual(['trust', 'me']);
  });

  it('begins with words of the client, the user or the trade', () => {
    const usual = letters.filter(({ style, material }) => style === 'standard' && material.words.greeting === '');
    expect(usual.length).toBeGreaterThan(300);
    const faultOf = (letter: Letter) => previewFault(letter) ?? firstBlank(letter);
    expect(usual.flatMap((letter) => faultOf(letter) ?? [])).toEqual([]);
    const [letter] = usual;
    expect(letter && firstBlank({ ...letter, text: `[your work]\n\n${letter.text}` })).toBe('[your work]');
    expect(letter && previewFault({ ...letter, text: 'Hello there.' })).not.toBeNull();
  });
});
