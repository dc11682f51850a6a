import { stemsOf, weightOf } from '../word-weights.ts';
import { isNoCode, type Token } from './code-word-tokens.ts';
import { hashFrom } from './hash.ts';

/** A feature is a number below 2 to the power of this. */
export const CODE_HASH_BITS = 17;
const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;
/** The hash of each name of a feature. */
const seeds = new Map<string, number>();

/** What is known of a word wherever it is. */
export interface KnownWord {
  /** 0: a word of many posts, 3: of hardly any, '-': no word. */
  readonly rarity: string;
  /** Its first cue; 'function', 'mark' itself, or 'other'. */
  readonly kind: string;
  /** Before or behind the candidate, anywhere and near to it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly nearBefore: number;
  readonly nearAfter: number;
}

/** The number of a feature by its name and value. */
export function hash(name: string, value: string): number {
  const seed = seeds.get(name) ?? hashFrom('=', hashFrom(name));
  seeds.set(name, seed);
  const whole = hashFrom(value, seed);
  return (whole ^ (whole >>> 15)) & ((1 << CODE_HASH_BITS) - 1);
}

/** What is known of a word, looked up once for a post. */
export function lookUp(token: Token, knownWords: Map<string, KnownWord>): KnownWord {
  const known = knownWords.get(token.text) ?? knownWordOf(token);
  knownWords.set(token.text, known);
  return known;
}

function knownWordOf(token: Token): KnownWord {
  const { folded, cues } = token;
  // Of marks only the kind counts.
  if (!token.isWord) return { rarity: '-', kind: folded, before: [], after: [], nearBefore: 0, nearAfter: 0 };
  const word = hash('word', folded);
  const start = folded.length > 5 ? [hash('start', folded.slice(0, 5))] : [];
  return {
    rarity: rarityOf(token.text),
    kind: cues[0] ?? (isNoCode(token) ? 'function' : 'other'),
    before: [word, ...start],
    after: [word, hash('word after', folded), ...start],
    nearBefore: hash('near before', folded),
    nearAfter: hash('near after', folded),
  };
}

function rarityOf(word: string): string {
  const weights = [...stemsOf(word)].flatMap((stem) => LANGUAGES.map((language) => weightOf(stem, language)));
  if (weights.length === 0) return '-';
  const least = Math.min(...weights);
  return String([1.5, 3, 4].filter((bound) => least >= bound).length);
}
