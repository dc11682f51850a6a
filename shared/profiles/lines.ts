// How texts about oneself are cut: what is decoration, where a sentence ends.

const SIGNS =
  '\\p{Extended_Pictographic}\\u{FE0F}\\u{200D}\\u{2022}\\u{25A0}-\\u{25FF}\\u{2700}-\\u{27BF}\\u{2190}-\\u{21FF}\\u{2B00}-\\u{2BFF}★☆✓✔|';
const DECORATION = new RegExp(`[${SIGNS}]+`, 'gu');
/** Digits and '#*©®' count as pictographic in Unicode, and begin no list. */
const LIST_MARK = new RegExp(`^(?:(?![\\d#*©®™])[${SIGNS}]|[\\s*\\-–—·>+=~])+`, 'u');
const HYPHENS = /^[\s*\-–—·>+=~]+/;

/** '✦ ➤ •' and emoji are dress, not words. */
export function withoutDecoration(line: string): string {
  return line
    .replace(DECORATION, (marks) => (/^[\d#*©®™]+$/u.test(marks) ? marks : ' '))
    .replace(HYPHENS, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** True for '• Built a shop', '→ Liquid', '✅ On time', '- Liquid', '1. Liquid'. */
export function isListItem(line: string): boolean {
  const text = line.trim();
  return withoutListMark(text) !== text;
}

/** The line without the sign that makes it an item of a list; signs inside it stay. */
export function withoutListMark(line: string): string {
  return line
    .replace(LIST_MARK, '')
    .replace(/^(?:\d{1,2}|[a-z])[.)]\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const MIN_LOWER_CASE_SENTENCES = 3;
const BEFORE_CAPITAL = /(?<=[^\s.][^\s.][.!?…]["'”’)]?)\s+(?=["'“‘(]?\p{Lu})/u;
const BEFORE_SMALL = /(?<=[\p{L}\d]{3}[.!?…])\s+(?=\p{Ll})/u;
/** 'An episode takes two days. $80 each.'; not 'max. 5 pages', 'Dec. 2022', 'excl. 20 % VAT', nor 'am 12. 5.'. */
const BEFORE_NUMBER = /(?<=\p{L}{3}[.!?…]["'”’)]?)\s+(?=(?:R\$|US\$|[$€£])?\s?\d)/u;
const ENDS_WITH_ABBREVIATION =
  /(?<!\p{L})(?:etc|usw|vs|resp|m[aá]x|m[ií]n|mind|vol|n[uú]m|fig|art|t[eé]l|p[aá]gs?|aprox|approx|env|in[ck]l|excl?|zzgl|abzgl|bzw|evtl|ggf|inc|ltd|rev|ver|abs|kap|chap|cap|jan|feb|mar|mär|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|janv|f[eé]vr?|avr|juil|d[eé]c|ene|abr|ago|dic|fev)\.$/iu;

/** Begins with a small letter, or says 'i' for 'I'. */
const IN_SMALL_LETTERS = /^[^\p{L}]*\p{Ll}|(?<!\p{L})i(?=['’ ])/u;

/**
 * Cuts after '.', '!' or '?' before a capital or a number; abbreviations and 'Node.js' do not end a sentence. A text in small letters is cut
 * before those too.
 */
export function sentencesOf(line: string): string[] {
  const sentences = line.split(BEFORE_CAPITAL).flatMap((one) => cut(one, BEFORE_NUMBER));
  if (!IN_SMALL_LETTERS.test(line)) return sentences;
  const inSmallLetters = sentences.flatMap((one) => cut(one, BEFORE_SMALL));
  return inSmallLetters.length >= MIN_LOWER_CASE_SENTENCES ? inSmallLetters : sentences;
}

/** Cuts a text, though not behind an abbreviation. */
function cut(text: string, between: RegExp): string[] {
  const whole: string[] = [];
  for (const part of text.split(between)) {
    const last = whole.at(-1);
    if (last === undefined || !ENDS_WITH_ABBREVIATION.test(last.slice(-MOST_OF_ABBREVIATION))) whole.push(part);
    else whole[whole.length - 1] = `${last} ${part}`;
  }
  return whole;
}

/** No abbreviation is longer, with the character before it. */
const MOST_OF_ABBREVIATION = 12;
