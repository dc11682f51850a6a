// Bounded throughout: a text of one endless word must not block the process.
const USER = '(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}';
const LABEL = '[\\p{L}\\p{N}-]{1,63}';
const inBrackets = (word: string) => `[ \\t]{0,2}[([{][ \\t]?${word}[ \\t]?[)\\]}][ \\t]{0,2}`;
const [AT, DOT] = [inBrackets('(?:at|@)'), inBrackets('(?:dot|\\.)')];

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** As people write them against robots: 'anna [at] shop [dot] example', 'anna @ shop.example', 'anna at shop dot example'. */
const APART = [
  `${USER}(?:${AT}|[ \\t]{0,2}@[ \\t]{0,2})${LABEL}(?:(?:${DOT}|\\.| dot )${LABEL}){1,5}`,
  `${USER} at ${LABEL}(?: dot ${LABEL}){1,5}`,
].map((pattern) => new RegExp(pattern, 'giu'));
// A short mailbox name may be any word: 'info'.
const TELLING_USER = /^(?=.*[._+\d-]).{4,}|.{8,}/u;

/** E-mail addresses; for a split one also its owner, since a brief leaves out brackets. */
export function emailsIn(text: string): string[] {
  const apart = APART.flatMap((pattern) => text.match(pattern) ?? []).filter((found) => !/^[^\s([{]+$/.test(found));
  const users = apart.map((found) => /^[^\s@([{]+/.exec(found)?.[0] ?? '').filter((user) => TELLING_USER.test(user));
  return [...(text.match(EMAIL) ?? []), ...apart, ...users];
}
