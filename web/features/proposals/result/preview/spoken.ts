import { toPlainLetters } from '#shared/proposals/unicode-text.ts';

/** A piece of a text as a screen reader says it: as words, or letter by letter by the names of its signs. */
export interface SpokenPiece {
  readonly text: string;
  readonly isSpelled: boolean;
}

// Long enough to hear what it is like.
const LETTERS_SAID = 6;

/** What most screen readers make of `text`: letters of the Unicode styles are signs of mathematics to them. */
export function spokenPieces(text: string): SpokenPiece[] {
  const runs: { text: string; isSpelled: boolean }[] = [];
  for (const sign of text) {
    const isSpelled = toPlainLetters(sign) !== sign;
    const last = runs.at(-1);
    if (last?.isSpelled === isSpelled) last.text += sign;
    else runs.push({ text: sign, isSpelled });
  }
  return runs.map((run) => (run.isSpelled ? { ...run, text: spellOut(Array.from(run.text)) } : run));
}

function spellOut(signs: readonly string[]): string {
  const said = signs.slice(0, LETTERS_SAID).map(nameOf).join(', ');
  const more = signs.length - LETTERS_SAID;
  return more > 0 ? `${said}, and ${more} more` : said;
}

function nameOf(sign: string): string {
  const letter = toPlainLetters(sign);
  // Italic letters follow the bold ones in Unicode.
  const style = (sign.codePointAt(0) ?? 0) >= 0x1d608 && (sign.codePointAt(0) ?? 0) < 0x1d7ce ? 'italic' : 'bold';
  const kind = /\d/.test(letter) ? 'digit' : letter === letter.toUpperCase() ? 'capital' : 'small';
  return `mathematical sans-serif ${style} ${kind} ${letter}`;
}
