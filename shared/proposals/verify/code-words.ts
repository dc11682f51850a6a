import type { JobBrief } from '../brief.ts';
import { blanksIn } from './tokens.ts';

/** 'Teapot' first, and not 'Teapots'. */
export function beginsWith(text: string, word: string): boolean {
  return text.startsWith(word) && hasWord(text.slice(0, word.length + 1), word);
}

/** 'fog' must not match 'foggy'. */
export function hasWord(text: string, word: string): boolean {
  const [before, after] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((edge) => edge.test(word));
  return new RegExp(
    `${before ? '(?<![\\p{L}\\p{N}])' : ''}${escapePattern(word)}${after ? '(?![\\p{L}\\p{N}])' : ''}`,
    'u',
  ).test(text);
}

export function isAnswered(text: string, puzzle: { expression: string; answer: string | null }): boolean {
  if (puzzle.answer === null)
    return blanksIn(text).some((blank) => blank.includes(puzzle.expression)) || text.includes(puzzle.expression);
  return new RegExp(`(?<![\\w.])${escapePattern(puzzle.answer)}(?![\\w])`, 'i').test(text);
}

/** An opener that the client asked for has its own warning, and the post's title claims nothing. */
export function withoutClientsWords(text: string, { opener, title }: Pick<JobBrief, 'opener' | 'title'>): string {
  const body = opener ? text.replace(opener.word, ' ') : text;
  return title === '' ? body : body.replace(title, ' ');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
