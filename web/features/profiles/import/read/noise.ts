import { withoutListMark } from '#shared/profiles/lines.ts';

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
