import { z } from 'zod';
import { readYaml } from '../data-files.ts';

/** Groups of words near a code word, in five languages; `reader/code-cues.yaml` says what each is. */
export const CUES = [
  'say',
  'begin',
  'first',
  'line',
  'last',
  'anywhere',
  'letter',
  'apply',
  'your',
  'code',
  'why',
  'threat',
  'negation',
  'want',
  'work',
  'third',
  'greeting',
  'see',
  'order',
  'is',
] as const;
export type Cue = (typeof CUES)[number];

const words = z.string().transform((list) => list.split(/\s+/));
const cueLists = z.strictObject({
  cues: z.record(z.enum(CUES), z.strictObject({ words, starts: words.optional() })),
  phrases_of_every_letter: words,
  no_codes: words,
});
const LISTS = cueLists.parse(readYaml('reader/code-cues.yaml'));
const CUES_OF_WORD = groupCues((cue) => LISTS.cues[cue].words);
const CUES_OF_START = groupCues((cue) => LISTS.cues[cue].starts ?? []);
const START_LENGTHS = [...new Set(Array.from(CUES_OF_START.keys(), ({ length }) => length))];
const NO_CODES = new Set(LISTS.no_codes);
const PHRASES_OF_EVERY_LETTER = new Set(LISTS.phrases_of_every_letter);

/** A word, number, emoji or mark of a sentence; `start` and `end` are positions in the sentence. */
export interface Token {
  readonly text: string;
  /** In lower case, without accents. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
  readonly cues: readonly Cue[];
}

const TOKEN =
  /#\p{L}[\p{L}\p{N}_]{0,60}|@\p{L}[\p{L}\p{N}_]{0,60}|\p{L}[\p{L}\p{N}'’_-]{0,80}|\p{N}[\p{L}\p{N}.,:_-]{0,40}[\p{L}\p{N}]|\p{N}|\p{Extended_Pictographic}|[^\s\p{L}\p{N}]/gu;

/** The tokens of a sentence with the cues they are. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index }): Token => {
    const folded = fold(token);
    const isWord = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(token);
    return { text: token, folded, start: index, end: index + token.length, isWord, cues: isWord ? cuesOf(folded) : [] };
  });
}

/** 'The', 'with': no code without quotation marks. */
export function isNoCode({ folded }: Token): boolean {
  return NO_CODES.has(folded);
}

/** 'Dear', 'hope', 'passionate': a word of greetings that clients refuse. */
export function isOfEveryLetter({ folded }: Pick<Token, 'folded'>): boolean {
  return PHRASES_OF_EVERY_LETTER.has(folded);
}

function groupCues(wordsOf: (cue: Cue) => readonly string[]): ReadonlyMap<string, readonly Cue[]> {
  const found = new Map<string, Cue[]>();
  for (const cue of CUES) for (const word of new Set(wordsOf(cue))) found.set(word, [...(found.get(word) ?? []), cue]);
  return found;
}

function fold(word: string): string {
  if (/^[\x20-\x7e]*$/.test(word)) return word.toLowerCase();
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

function cuesOf(folded: string): readonly Cue[] {
  let found = CUES_OF_WORD.get(folded) ?? [];
  for (const length of START_LENGTHS) {
    const cues = CUES_OF_START.get(folded.slice(0, length));
    if (cues) found = [...new Set([...found, ...cues])];
  }
  return found;
}
