/** Whose full stop ends no sentence, in the five languages: 'Dr. Weber', 'z. B. Etsy', 'p. ej. Xero'. */
const ABBREVIATIONS = eitherCase(
  'Dr|Mrs?|Ms|Prof|Sra?|St|Jr|Mme|Mlle|Inc|Ltd|Corp|e\\.\\s?g|i\\.\\s?e|vs|approx|incl|excl|z\\.\\s?B|u\\.\\s?a|d\\.\\s?h|ca',
  'bzw|evtl|ggf|inkl|p\\.\\s?ej|aprox|p\\.\\s?ex|env',
);
/** The same before a number alone: 'no. 5'. */
const BEFORE_NUMBER = eitherCase('nos?|nr|núm|vol|fig|max|min|est|art');
const MARKS = '["\'“‘(\\[«„¿¡*_]{0,4}';
/** The white space between two sentences, behind the mark that ends one with its quotes and brackets. */
const BETWEEN = new RegExp(
  `(?<=[^\\s.][.!?…]["'”’)\\]*_]{0,3})(?<!(?<![\\p{L}.])(?:${ABBREVIATIONS})\\.)(?<!(?<!\\p{L})\\p{L}\\.)\\s+(?:(?=${MARKS}[\\p{Lu}\\p{Sc}])|(?<!(?<!\\p{L})(?:${BEFORE_NUMBER})\\.\\s+)(?=${MARKS}\\d))`,
  'gu',
);

/**
 * The complete sentences of a line, and what follows them, which may still be arriving: a sentence is complete once the next one
 * begins. Together they are the line, without the white space between. A blank is never cut.
 */
export function cutSentences(line: string): { readonly whole: readonly string[]; readonly rest: string } {
  const whole: string[] = [];
  let start = 0;
  for (const { index, 0: space } of line.matchAll(BETWEEN)) {
    const sentence = line.slice(start, index);
    if (isInBlank(sentence)) continue;
    whole.push(sentence);
    start = index + space.length;
  }
  return { whole, rest: line.slice(start) };
}

function isInBlank(text: string): boolean {
  return text.lastIndexOf('[') > text.lastIndexOf(']');
}

function eitherCase(...words: string[]): string {
  return words
    .flatMap((all) => all.split('|'))
    .map((word) => `[${word.charAt(0).toLowerCase()}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
}
