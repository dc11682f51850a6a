import { isName } from './names.ts';
import { toSecondPerson } from './person.ts';
import { baseOfGerund, isVerb } from './verbs.ts';

/** As many words as a sentence of a proposal can carry of the client's. */
const MAX_WORDS = 14;
const MIN_WORDS = 3;
const DANGLING =
  /[\s,;:–—-]+(?:(?:a|an|the|and|or|of|to|for|with|in|on|at|by|from|as|that|which|who|than|is|are|be|your|my|this|these|their|its|it|using|via|including|both|such|so|while|when|where|if|but|not|also|any|all|each|into|through|like|between|per|will|can|should|must|may|please|you|ensuring|about|i\.e|e\.g|etc|preferably|ideally|especially|then|you have|you need|you want|you are|you will)\.?)+$/i;
const HARD_END =
  /\s[–—]\s|\s-\s(?=\p{L})|;|\s\|\s|\s?\.\.\.|…|\s=>?\s|\s→\s|(?<=\w):\s|,? (?:so (?:that )?(?:i|we|you|it|they)|because|since|even though|although|whereas|whilst|however|otherwise|i know|please|e\.g\.?|i\.e\.?|for example|etc)\b/giu;
const SOFT_END =
  /,? (?=(?:which|who|while|including|ensuring|allowing|enabling|making|such as|to ensure|to enable|to improve|in order to|when|where|whenever|if|based on|using|via|without|across|within|during|after|before|throughout|through|as well as|along with|according to|rather than|with|for|from|on|in|at|by|into|between|under|as|that|to)\s)|, /giu;
const PARENTHESES = /\s*[([][^()[\]]{0,300}(?:[)\]]|$)/g;
const APPLICANT_TAIL = /,? (?:that|as|what|which|so|if|when|where|once|because|who)? ?you(?:'|’)?(?:ll|ve|re|d)? .*$/i;

/** Trims what follows a verb or noun to at most fourteen words, ended where a reader would pause; turns it to the second person. */
export function clauseOf(raw: string): string {
  const flat = raw
    .replace(/\s+/g, ' ')
    .replace(/https?:\/\/\S+/g, '')
    .replace(PARENTHESES, '')
    .replace(/[`*_]{1,3}/g, '')
    .replace(/[“”]/g, '"')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/\s+/g, ' ');
  const whole = withoutOpenQuote(untilHardEnd(flat.trim())).replace(APPLICANT_TAIL, '');
  return tidyEnd(toSecondPerson(shorten(tidyEnd(whole))));
}

function untilHardEnd(text: string): string {
  for (const match of text.matchAll(HARD_END)) {
    if (wordCount(text.slice(0, match.index)) >= MIN_WORDS) return text.slice(0, match.index);
  }
  return text;
}

function shorten(text: string): string {
  if (wordCount(text) <= MAX_WORDS) return text;
  let best = '';
  for (const match of text.matchAll(SOFT_END)) {
    const head = text.slice(0, match.index);
    const words = wordCount(head);
    if (words > MAX_WORDS) break;
    if (words >= MIN_WORDS && !DANGLING.test(` ${head}`)) best = match[0] === ', ' ? closeList(head) : head;
  }
  return best === '' ? text.split(' ').slice(0, MAX_WORDS).join(' ') : best;
}

/** 'ingest, clean' cut out of a longer list reads 'ingest and clean'. */
function closeList(head: string): string {
  const at = head.lastIndexOf(', ');
  return at === -1 || / and /.test(head.slice(at)) || wordCount(head.slice(at)) > 4
    ? head
    : `${head.slice(0, at)} and ${head.slice(at + 2)}`;
}

function tidyEnd(text: string): string {
  let tidy = text.trim().replace(/[\s,;:.!?–—-]+$/, '');
  for (let i = 0; i < 3; i += 1) tidy = tidy.replace(DANGLING, '').replace(/[\s,;:.!?–—-]+$/, '');
  return tidy;
}

function withoutOpenQuote(text: string): string {
  return (text.match(/"/g)?.length ?? 0) % 2 === 1 ? text.replace(/\s*"[^"]*$/, '') : text;
}

export function wordCount(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}

/** 'designing, coding, and testing apps' → 'design, code, and test apps'; the first word is known to be a gerund. */
export function imperative(text: string): string {
  const words = text.split(/\s+/);
  let inList = true;
  return words
    .map((word, i) => {
      const bare = word.replace(/,$/, '');
      const base = baseOfGerund(bare);
      const before = words[i - 1] ?? '';
      const starts = i === 0 || (inList && (/,$/.test(before) || /^(?:and|or|&|then)$/i.test(before)));
      if (/^(?:for|with|by|of|in|from|on|to|that|which|while|like)$/i.test(bare)) inList = i < 3;
      return base !== null && starts ? word.replace(bare, base) : word;
    })
    .join(' ');
}

/** Lower-cases the first letter unless the word is a name or an acronym. */
export function midSentence(text: string): string {
  const first = /^[\p{L}\p{N}'’/&.+#-]+/u.exec(text)?.[0] ?? '';
  if (/^\p{Lu}[\p{Ll}'’-]*$/u.test(first) && (isVerb(first) || !isName(first)))
    return text.charAt(0).toLowerCase() + text.slice(1);
  return text;
}
