import type { Block } from '#shared/proposals/blocks.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import type { RewriteAction } from '#shared/proposals/rewrite.ts';
import { numbersIn } from '#shared/proposals/verify/numbers.ts';
import { blanksIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import { blocksOf, bodyOf, keyOf, partsIn, saysSame, wordsIn } from './pieces.ts';
import type { State } from './section-faults.ts';
import { SHORT } from './shorten.ts';

/** The share of its words by which a section must grow, at least. */
const LONGER = 1.15;
/** A section that grows beyond this is another one. */
const MOST_LONGER = 2.2;
/** The share of a sentence's content words at which it counts as said. */
const KEPT_FROM = 0.6;
/** Shorter ones are labels and leads, which may be repeated. */
const REPEATED_WORDS = 5;

interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** The allowed length of the section after it. */
function lengthsFor(action: RewriteAction, words: number): Lengths {
  if (action === 'shorten') return { least: 1, most: Math.floor(words * SHORT) };
  if (action === 'lengthen')
    return { least: Math.ceil(words * LONGER), most: Math.max(words + 60, Math.ceil(words * MOST_LONGER)) };
  return { least: 1, most: Math.max(words + 40, words * 2) };
}

/** The same as an instruction to the writer. */
export function lengthAskedFor(action: RewriteAction, now: readonly Block[]): string {
  const words = wordsIn(now);
  const { least, most } = lengthsFor(action, words);
  if (action === 'shorten') return `at most ${most}; it has ${words}`;
  if (action === 'lengthen') return `${Math.ceil(words * 1.3)} or so, at least ${least}; it has ${words}`;
  return `about ${Math.max(20, words)}`;
}

/** The parts of the request that a section does not fulfil, in sentences that say how to correct them. */
export function findUnfulfilled(action: RewriteAction, blocks: readonly Block[], state: State): string[] {
  const [first] = blocks;
  if (!first) return ['It must not be empty.'];
  const now = blocksOf(first.part, state.now);
  if (now.length === 0) return findRepeated(blocks, state.rest);
  return [
    ...(saysSame(bodyOf(blocks), bodyOf(now)) ? ['This is exactly what it says already.'] : []),
    ...lengthFaults(action, blocks, now),
    ...(action === 'lengthen' ? findLostContent(blocks, now) : []),
    ...findMissing(blocks, now),
    ...findRepeated(blocks, state.rest, state.now),
  ];
}

function lengthFaults(action: RewriteAction, blocks: readonly Block[], now: readonly Block[]): string[] {
  const words = wordsIn(blocks);
  const { least, most } = lengthsFor(action, wordsIn(now));
  if (words > most) return [`It has ${words} words: at most ${most} are wanted.`];
  return words < least ? [`It has ${words} words: at least ${least} are wanted.`] : [];
}

/** What is lost. */
function findLostContent(blocks: readonly Block[], now: readonly Block[]): string[] {
  const text = blocksToPlain(blocks);
  const stems = new Set(contentStems(text));
  const numbers = new Set(numbersIn(text));
  const isTold = (part: string) =>
    share(contentStems(part), stems) >= KEPT_FROM && numbersIn(part).every((number) => numbers.has(number));
  return partsIn(now)
    .filter((part) => blanksIn(part).length === 0 && !isTold(part))
    .map((part) => `This stood there and must stay: “${part}”`);
}

/** What of the section a rewrite may lose; nothing, unless its user asks for that. */
interface MayGo {
  readonly link: (url: string) => boolean;
  readonly question: boolean;
}

/** Links, the user's answers, and the question to the client. */
export function findMissing(
  blocks: readonly Block[],
  now: readonly Block[],
  mayGo: MayGo = { link: () => false, question: false },
): string[] {
  const text = blocksToPlain(blocks);
  const links = urlsIn(blocksToPlain(now)).filter((url) => !text.includes(url) && !mayGo.link(url));
  const isAsking = blocks[0]?.part === 'close' && bodyOf(now).includes('?') && !mayGo.question;
  return [
    ...links.map((url) => `This link must stay: ${url}`),
    ...findEmptied(blocks, now).map((question) => `“${question}” is answered already: that answer must stay.`),
    ...(isAsking && !text.includes('?') ? ['It must end with a question to the client.'] : []),
  ];
}

/** Questions of the client whose answer has become a blank. */
function findEmptied(blocks: readonly Block[], now: readonly Block[]): string[] {
  return now.flatMap((block) => {
    if (block.type !== 'qa' || blanksIn(block.answer).length > 0) return [];
    const after = blocks.find((one) => one.type === 'qa' && saysSame(one.question, block.question));
    return after?.type === 'qa' && blanksIn(after.answer).length > 0 ? [block.question] : [];
  });
}

/** What another section says word for word and this one did not say before. */
export function findRepeated(blocks: readonly Block[], rest: string, now = ''): string[] {
  const [around, own] = [rest, now].map((text) => ` ${keyOf(text)} `);
  const isRepeated = (part: string) => {
    const key = keyOf(part);
    return key.split(' ').length >= REPEATED_WORDS && around?.includes(` ${key} `) && !own?.includes(` ${key} `);
  };
  return partsIn(blocks.filter(({ type }) => type !== 'qa'))
    .filter(isRepeated)
    .map((part) => `Another section says this word for word: “${part}”`);
}
