import { isListItem, withoutListMark } from '#shared/profiles/lines.ts';
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

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DATE = `(?:${MONTH} )?(?:\\d{1,2},? )?(?:\\d{1,2}[/.])?\\d{4}`;
const NOISE = [
  /^page \d+(?: of \d+)?$/i,
  /^\d+ ?(?:\/ ?\d+)?$/,
  new RegExp(`^${DATE}(?: ?[-–—] ?(?:${DATE}|present|today|now))?(?: ?[(·].{0,40})?$`, 'i'),
  /^\S+@\S+\.\S+(?: \(.{1,20}\))?$/,
  /^(?:(?:tel|phone|mobile|cell)[.:]? ?)?\+?[\d\s().-]{7,20}(?: \(.{1,20}\))?$/i,
  /^(?:show|see|read|view) (?:more|all|less|profile)\b|^(?:more|less)$/i,
  /\blocal time$/i,
  /\b(?:job success|fixed[- ]price|total (?:hours|jobs|earnings)|top rated(?: plus)?$)/i,
];

/** Page numbers, dates alone, addresses and telephone numbers, and what a website writes around a profile. */
export function isNoise(line: string): boolean {
  const bare = withoutListMark(line);
  return !/[\p{L}\p{N}]/u.test(bare) || NOISE.some((pattern) => pattern.test(bare));
}
