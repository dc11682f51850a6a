import { jsonIn } from '#shared/http/json.ts';
import { type WrittenSentence, writtenSentence } from './answer-schema.ts';
import { factsBehind, namedIn, OPENINGS } from './plain-sections.ts';

const LIST = /"(?:other_|alternative_)?openings"\s{0,9}:\s{0,9}\[/gi;
const BULLET = /^\s{0,9}(?:[-*•]|\d{1,2}[.)])\s{1,9}/;

/**
 * The other openings of an answer, in any form: the JSON list of that name, whose items may be plain texts, or the lines
 * under that name in plain text. Of a cut list, the complete items.
 */
export function openingsIn(answer: string): WrittenSentence[] {
  const last = [...answer.matchAll(LIST)].at(-1);
  return last ? readItems(answer.slice(last.index + last[0].length)) : linesUnderName(answer);
}

function readItems(list: string): WrittenSentence[] {
  return splitItems(list).flatMap((json): WrittenSentence[] => {
    const item = jsonIn(json);
    if (typeof item === 'string') return [factsBehind(item)];
    const fields = typeof item === 'object' && item !== null ? { facts: [], ...item } : item;
    const { data } = writtenSentence.safeParse(fields);
    return data ? [data] : [];
  });
}

/** The direct items of a list, texts and objects, up to its end or to the cut. */
function splitItems(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    const sign = list.charAt(at);
    if (sign === '"') {
      const end = endOfString(list, at);
      if (depth === 0 && end < list.length) found.push(list.slice(at, end + 1));
      at = end;
    } else if (sign === '{' || sign === '[') {
      if (depth === 0) start = at;
      depth++;
    } else if (sign === '}' || sign === ']') {
      depth--;
      if (depth < 0) return found;
      if (depth === 0) found.push(list.slice(start, at + 1));
    }
  }
  return found;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at;
}

function linesUnderName(answer: string): WrittenSentence[] {
  const lines = answer.split(/\r?\n/);
  const start = lines.findLastIndex((line) => namedIn(line) === OPENINGS);
  if (start < 0) return [];
  const below = lines.slice(start + 1);
  const end = below.findIndex((line) => namedIn(line) !== undefined);
  return below
    .slice(0, end < 0 ? undefined : end)
    .map((line) => factsBehind(line.replace(BULLET, '')))
    .filter(({ text }) => text !== '');
}
