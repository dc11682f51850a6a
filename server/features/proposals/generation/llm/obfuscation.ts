/** Letters of other alphabets that look like Latin ones, each before the Latin letter. */
const LOOKALIKES = new Map(
  ['аa еe оo рp сc хx уy іi јj ѕs һh ԁd ԛq ԝw ӏl вb нh кk мm тt', 'αa εe οo ρp ιi κk νv υu χx τt ηn ωw γy']
    .join(' ')
    .split(' ')
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);
const WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LETTERS_APART = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){3,}\p{L}(?![\p{L}\p{N}])/gu;
const CODED_LETTER = /\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})|%([2-7][\da-f])|\\(["'/\\])/gi;

/**
 * The text without obfuscation: spaced letters are joined, escapes of code decoded, and look-alike letters in Latin words
 * replaced. For detection only: nothing is written or sent so.
 */
export function deobfuscate(text: string): string {
  return text
    .replace(CODED_LETTER, (_, unicode?: string, hex?: string, percent?: string, sign?: string) => {
      if (sign !== undefined) return sign;
      const code = Number.parseInt(unicode ?? hex ?? percent ?? '', 16);
      return code > 0x1f && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
    })
    .replace(LETTERS_APART, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(WORD, replaceLookalikes);
}

// Each word is scanned once: a lookahead for both alphabets is quadratic in an endless word.
function replaceLookalikes(word: string): string {
  if (!LATIN.test(word) || !OTHER.test(word)) return word;
  return Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
}
