import { STYLES, TONES } from '#shared/proposals/options.ts';
import { findFittingProfile, typeLines } from './fit.ts';
import { readOwnPosts, readUnseenPosts } from './labels.ts';
import { measureAsked, measureCodes, measureDemands } from './measures/asked.ts';
import { measureLeadFacts, measureProfilePairs, measureSingleFacts } from './measures/choices.ts';
import { measureForm, measureLengths, measureTimes } from './measures/form.ts';
import { measureRepeats, measureUsers } from './measures/likeness.ts';
import { isMet, type Measure, ruleOf } from './measures/measure.ts';
import { measureReading } from './measures/reading.ts';
import { measureSources } from './measures/sources.ts';
import { type Post, type Profile, readCodePosts, readDemandingPosts, readTypedLines } from './records.ts';
import { type Letter, type ReadPost, readOnce, writeLetter } from './write.ts';

export interface Material {
  readonly posts: readonly Post[];
  readonly profiles: readonly Profile[];
}

export interface Report {
  readonly posts: number;
  /** Posts without a recognisable job: they get no letter. */
  readonly notUnderstood: readonly string[];
  /** Posts with a fitting profile. */
  readonly withProfile: number;
  readonly measures: readonly Measure[];
}

/** Writes letters for every post and measures them. */
export async function measureLetters({ posts, profiles }: Material): Promise<Report & { letters: readonly Letter[] }> {
  const all = posts.map(readOnce);
  const read = all.filter(({ brief }) => brief.understood);
  const [first] = read;
  // The first letter loads the playbook and the reader's weights, which would distort the times.
  if (first) await writeLetter(first, null);
  const fitting = new Map(read.map(({ post }) => [post.id, findFittingProfile(post, profiles)]));
  const profileOf = ({ post }: ReadPost) => fitting.get(post.id) ?? null;
  const bare: Letter[] = [];
  const typed: Letter[] = [];
  const pairs: [Letter, Letter][] = [];
  const typedLines = readTypedLines();
  for (const one of read) {
    const letter = await writeLetter(one, profileOf(one));
    bare.push(letter);
    const lines = typeLines(one.post, letter.letter.slots, typedLines);
    typed.push(await writeLetter(one, profileOf(one), { lines }));
    pairs.push([await writeLetter(one, null, { author: 'ann' }), await writeLetter(one, null, { author: 'ben' })]);
  }
  const { styled, failed } = await writeEveryWay(read, profileOf);
  const measures = [
    ruleOf('a letter in every tone and style', failed, (fault) => fault),
    ...measureSources('nothing typed', bare, false),
    ...measureSources('lines typed', typed, true),
    measureRepeats('nothing typed', bare),
    measureRepeats('lines typed', typed),
    ...measureForm('nothing typed', bare),
    ...measureForm('lines typed', typed),
    ...measureForm('all tones and styles', styled),
    ...measureUsers(pairs),
    ...measureLengths(styled.filter(({ material }) => material.words.greeting === '')),
    ...measureTimes(
      all.slice(1).map(({ ms }) => ms),
      bare.map(({ ms }) => ms),
    ),
  ];
  const notUnderstood = all.filter(({ brief }) => !brief.understood).map(({ post }) => post.id);
  const withProfile = [...fitting.values()].filter((profile) => profile !== null).length;
  return { posts: posts.length, notUnderstood, withProfile, measures, letters: [...bare, ...typed] };
}

/** A letter in every tone and style; `failed` says of each whether it could not be written. */
async function writeEveryWay(
  read: readonly ReadPost[],
  profileOf: (one: ReadPost) => Profile | null,
): Promise<{ styled: Letter[]; failed: (string | null)[] }> {
  const ways = TONES.flatMap(({ value: tone }) => STYLES.map(({ value: style }) => ({ tone, style })));
  const styled: Letter[] = [];
  const failed: (string | null)[] = [];
  for (const one of read)
    for (const way of ways) {
      const letter = await writeLetter(one, profileOf(one), way).catch(String);
      const isWritten = typeof letter !== 'string' && letter.text.trim() !== '';
      if (isWritten) styled.push(letter);
      const fault = typeof letter === 'string' ? letter : 'empty';
      failed.push(isWritten ? null : `${one.post.id}, ${way.tone}, ${way.style}: ${fault}`);
    }
  return { styled, failed };
}

/** The figures from labels, of the own posts alone. */
export async function measureOwnLabels(): Promise<Measure[]> {
  return [
    ...measureReading('own posts', readOwnPosts()),
    ...measureReading('hard posts', readUnseenPosts()),
    ...measureAsked(),
    ...measureDemands('demands, held out', readDemandingPosts()),
    ...measureCodes('posts with and without codes', readCodePosts()),
    await measureLeadFacts(),
    ...(await measureSingleFacts()),
    ...(await measureProfilePairs()),
  ];
}

/** Whether every rule is kept. Other goals may be missed: they are figures to improve. */
export function keepsRules(measures: readonly Measure[]): boolean {
  return measures.every((measure) => !measure.isRule || isMet(measure));
}
