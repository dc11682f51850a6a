import { COUNTS_ABROAD } from './abroad.ts';

const URL_PATTERN = /\b(?:https?:\/\/|www\.)[^\s<>"'“”‘’()[\]]+/gi;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const PHONE = /(?<![\w.,/])\+?\(?\d[\d\s().-]{7,}\d(?![\w/])/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const COUNTS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|hundreds|dozens|thousands?)[ -](?:years?|months?|weeks?|days?|hours?|minutes?|clients?|projects?|percent|times|people|companies)\b/gi;

/** Web addresses as they stand, without the punctuation of the sentence around them. */
export function urlsIn(text: string): string[] {
  return (text.match(URL_PATTERN) ?? []).map((url) => url.replace(/[.,;:!?…]+$/, ''));
}

function withoutUrls(text: string): string {
  return text.replace(URL_PATTERN, ' ');
}

/** Numbers, and counts spelled out ('two weeks'), in one form; the numbering of a list is none. */
export function numbersIn(text: string): string[] {
  const body = withoutUrls(text).replace(/^[^\S\n]*\d+[.)]\s+/gm, '');
  const counts = [...(body.match(COUNTS) ?? []), ...(body.match(COUNTS_ABROAD) ?? [])];
  const spelled = counts.map((count) => count.toLowerCase().replace('-', ' '));
  return [...(body.match(NUMBER) ?? []), ...spelled];
}

export function contactIn(text: string): string | null {
  const mail = EMAIL.exec(text);
  if (mail) return mail[0];
  const phones = withoutUrls(text).match(PHONE) ?? [];
  return phones.find((phone) => phone.replace(/\D/g, '').length >= 9) ?? null;
}

/** The text with a sign of omission for each e-mail address and telephone number. */
export function withoutContacts(text: string): string {
  const found = contactIn(text);
  const rest = found === null ? text : text.replaceAll(found, '…');
  // What is found around a web address does not stand in the text as one piece.
  return rest === text ? text : withoutContacts(rest);
}

/** The bracketed places that only the user can fill. */
export function blanksIn(text: string): string[] {
  return text.match(/\[[^[\]\n]{1,200}\]/g) ?? [];
}

const MARKDOWN = /\*\*|(?<![\w/])__\w|^#{1,6}\s|```|\[[^[\]\n]+\]\([^)\n]*\)|^[^\S\n]*[*+-]\s|^>\s/m;

export function markdownIn(text: string): string | null {
  return MARKDOWN.exec(text)?.[0] ?? null;
}
