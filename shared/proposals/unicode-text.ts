/**
 * Headings on bidding platforms that know no markup: letters of the 'mathematical sans-serif' alphabets, which look bold or
 * italic in any plain text field. ASCII letters and digits only; everything else stays. Source: docs/spec/proposal.md#render.
 */
interface Alphabet {
  readonly upper: number;
  readonly lower: number;
  readonly digit: number | null;
}

const BOLD: Alphabet = { upper: 0x1d5d4, lower: 0x1d5ee, digit: 0x1d7ec };
const ITALIC: Alphabet = { upper: 0x1d608, lower: 0x1d622, digit: null };

export function toStyled(text: string, style: 'bold' | 'italic' = 'bold'): string {
  const alphabet = style === 'bold' ? BOLD : ITALIC;
  return Array.from(text, (letter) => styledLetter(letter, alphabet)).join('');
}

/** A heading in bold letters; one with a letter that has no bold form stays plain as a whole, since half of each looks broken. */
export function styleHeading(text: string): string {
  return /[^\P{L}A-Za-z]/u.test(text) ? text : toStyled(text);
}

/** The same text in ordinary letters. An own map rather than NFKC, which would also rewrite '½', '™' and the like. */
export function toPlainLetters(text: string): string {
  return text.replace(
    /[\u{1D5D4}-\u{1D607}\u{1D608}-\u{1D63B}\u{1D7EC}-\u{1D7F5}]/gu,
    (letter) => PLAIN.get(letter) ?? letter,
  );
}

function styledLetter(letter: string, { upper, lower, digit }: Alphabet): string {
  if (letter >= 'A' && letter <= 'Z') return shiftLetter(letter, 'A', upper);
  if (letter >= 'a' && letter <= 'z') return shiftLetter(letter, 'a', lower);
  if (digit !== null && letter >= '0' && letter <= '9') return shiftLetter(letter, '0', digit);
  return letter;
}

function shiftLetter(letter: string, first: string, to: number): string {
  return String.fromCodePoint(letter.charCodeAt(0) - first.charCodeAt(0) + to);
}

const ASCII = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
const PLAIN = new Map(
  [BOLD, ITALIC].flatMap((alphabet) =>
    ASCII.map((letter): [string, string] => [styledLetter(letter, alphabet), letter]),
  ),
);
