import { isListItem } from '#shared/profiles/lines.ts';
import { isNoise } from './noise.ts';
import { sectionOf } from './sections.ts';

/** A line shorter than this was not broken by the width of a page. */
const BROKEN_FROM_CHARS = 55;

/** The lines of a text as they were before a page broke them; an empty line, a heading and an item of a list begin a new one. */
export function wholeLines(text: string): string[] {
  const lines: string[] = [];
  let before = '';
  for (const line of linesIn(text)) {
    const last = lines.at(-1);
    if (last !== undefined && goesOn(before, line)) lines[lines.length - 1] = `${last} ${line}`;
    else if (line !== '') lines.push(line);
    before = line;
  }
  return lines;
}

/** Several items of a list in one line are a line each. */
const INNER_ITEM = /\s+(?=[•▪●◦✅✔✓☑►▶]\uFE0F?\s)|(?<=[.!?])\s+(?=[➤→➔]\s)/gu;

function linesIn(text: string): string[] {
  return text
    .replace(INNER_ITEM, '\n')
    .split(/\r?\n|\u2028|\u2029|\f/)
    .map((line) => line.trim());
}

function goesOn(before: string, line: string): boolean {
  if (before === '' || line === '' || isListItem(line) || sectionOf(before) || sectionOf(line)) return false;
  if (isNoise(before) || isNoise(line) || /^(?:https?:|www\.)/i.test(line)) return false;
  if (/^\p{Ll}/u.test(line) && !/[.!?:]$/.test(before) && before.length >= 20) return true;
  return before.length >= BROKEN_FROM_CHARS && !/[.!?:;]["'”’)]?$/.test(before);
}
