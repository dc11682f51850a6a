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
/** 'An episode takes two days. $80 each.'; not 'max. 5 pages', nor 'am 12. 5.'. */
const BEFORE_NUMBER =
  /(?<=\p{L}{3}[.!?…]["'”’)]?)(?<!(?<!\p{L})(?:[Mm]ax|[Mm]in|[Vv]ol|[Nn][uú]m|[Ff]ig|[Aa]rt|[Tt]el|[Pp][aá]g|[Aa]pprox|[Ii]n[ck]l|[Bb]zw|[Ee]vtl|[Gg]gf|[Aa]bs|[Kk]ap)\.)\s+(?=(?:R\$|US\$|[$€£])?\s?\d)/u;
const SENTENCE_END = new RegExp(`${BEFORE_CAPITAL.source}|${BEFORE_NUMBER.source}`, 'u');

/**
 * Cuts after '.', '!' or '?' before a capital or a number; abbreviations of one letter and 'Node.js' do not end a sentence. A text that
 * writes all its sentences with small letters is cut before those.
 */
export function sentencesOf(line: string): string[] {
  const sentences = line.split(SENTENCE_END);
  if (sentences.length > 1 || !/^[^\p{L}]*\p{Ll}/u.test(line)) return sentences;
  const inLowerCase = line.split(/(?<=[\p{L}\d]{3}[.!?…])\s+(?=\p{Ll})/u);
  return inLowerCase.length >= MIN_LOWER_CASE_SENTENCES ? inLowerCase : sentences;
}
