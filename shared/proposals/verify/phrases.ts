import { toPlainLetters } from '../unicode-text.ts';
import { wordsOf } from './words.ts';

/** Pairs of quotation marks; an apostrophe between letters is none. */
const QUOTATIONS =
  /«([^«»\n]{2,60})»|“([^“”\n]{2,60})”|„([^„“”\n]{2,60})[“”]|"([^"\n]{2,60})"|(?<![\p{L}\p{N}])[‘']((?:[^‘’'\n]|(?<=\p{L})[’'](?=\p{L})){2,60})[’'](?!\p{L})/gu;

export function quotedIn(text: string): string[] {
  return [...text.matchAll(QUOTATIONS)].map(([, ...groups]) =>
    (groups.find((words) => words !== undefined) ?? '').trim(),
  );
}

/** Every run of so many words, in lower case. */
export function runsOf(text: string, length: number): string[] {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '));
}

/** Finds phrases in a text by their words; the text is split once for all of them. */
export function phraseFinder(text: string): (phrase: string) => boolean {
  const known = ` ${wordsOf(toPlainLetters(text)).join(' ')} `;
  return (phrase) => {
    const words = wordsOf(phrase).join(' ');
    return words !== '' && known.includes(` ${words} `);
  };
}
