import { CLAIM_LANGUAGES, LANGUAGES } from './languages/index.ts';

/** In every language at once: names and quotations of another one are in each text. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(CLAIM_LANGUAGES.flatMap((name) => [...LANGUAGES[name].empty]));

/** 'the', 'of', 'für', 'pour': a word without content, in any language that letters are written in. */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word.toLowerCase());
}

// In this order: the first that fits is cut off.
const SUFFIXES =
  'ization isation ations ation ments ment ings ing ions ion ers er ized ised izes ises ies ied ed es ly s e y'.split(
    ' ',
  );

/** The words that carry the meaning, in lower case and cut to stems, in order. */
export function contentStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stem);
}

export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []).filter((word) => word.length > 0);
}

/** Part of `wanted` found in `given`, 0 to 1; 1 when nothing is wanted. */
export function share(wanted: readonly string[], given: ReadonlySet<string>): number {
  const unique = [...new Set(wanted)];
  return unique.length === 0 ? 1 : unique.filter((one) => given.has(one)).length / unique.length;
}

/** 'Dr. Weber', 'ca. 40 pages', 'no. 5': the full stop ends no sentence. */
const BEFORE_ANY =
  '[Cc]a|[Aa]pprox|[Ii]n[ck]l|[Bb]zw|[Ee]vtl|[Gg]gf|Dr|Mrs?|Ms|Prof|Sra?|[Zz]\\.\\s?B|[Ee]\\.g|[Ii]\\.e|[Uu]\\.\\s?a';
const BEFORE_NUMBER = `${BEFORE_ANY}|[Nn]o|[Nn]r|[Mm]ax|[Mm]in|[Vv]ol`;
const notBehind = (words: string) => `(?<!(?<![\\p{L}.])(?:${words})\\.)`;
const MARKS = '["\'“‘([«„¿¡]?';
const SENTENCE_END = new RegExp(
  `\\n+|(?<=[^\\s.][.!?…]["'”’)\\]]?)(?:${notBehind(BEFORE_ANY)}\\s+(?=${MARKS}\\p{Lu})|${notBehind(BEFORE_NUMBER)}\\s+(?=${MARKS}\\d))`,
  'u',
);

export function sentencesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/^(?:•|\d+\.)\s+/, '').trim())
    .filter((sentence) => sentence !== '');
}

/** One word in lower case, cut to its stem. It only has to make 'migrating', 'migrated' and 'migration' equal. */
export function stem(word: string): string {
  for (const suffix of SUFFIXES) {
    if (word.endsWith(suffix) && word.length - suffix.length >= 3) return doubleLast(word.slice(0, -suffix.length));
  }
  return word;
}

function doubleLast(word: string): string {
  return word.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=..)[ie]$/, '');
}
