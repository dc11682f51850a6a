import { isName, nameCasing } from './names.ts';
import { toSecondPerson } from './person.ts';
import { baseOfGerund, isAmbiguousVerb, isVerb } from './verbs.ts';

/** As many words as a sentence of a proposal can carry of the client's. */
const MAX_WORDS = 14;
/** A little more where the last part is joined by 'and': 'enter an address and opens seven websites' says half without it. */
const MAX_JOINED = 18;
const JOINED = /^(?:(?!\band\b)[^,;]){20,120} and (?!then\b|also\b|(?:\S+ )?(?:i|we|you|it|they)\b)[^,;]{8,80}$/i;
/** 'that allows users to enter an address and opens seven websites': both verbs are of the one page. */
const IN_A_CLAUSE = /\b(?:that|which|who) [^,;]{3,100} and (?!(?:it|they|you|we|i|he|she)\b)[^,;]{8,80}$/i;
const MIN_WORDS = 3;
/** A pause this far into the clause is preferred to a later cut before a preposition. */
const STRONG_ENOUGH = 7;
const DANGLING =
  /[\s,;:–—-]+(?:a|an|the|and|or|of|to|for|with|in|on|at|by|from|as|that|how|tailored|based|related|needed|required|focused|depending|according|prior|due|own|aligned|claiming|so|just|then|often|specific|capable|able|being|attempts|which|who|than|is|are|be|your|my|this|these|their|its|it|using|via|including|covering|both|such|while|when|where|whenever|if|but|not|also|any|all|each|into|through|like|between|per|will|can|should|must|may|please|you|ensuring|about|i\.e|e\.g|etc|preferably|ideally|especially|you have|you need|you want|you are|you will|currently|there)\.?$/i;
/** Ends in a word that mostly dangles, and is whole all the same: 'as it is', 'find the cause and fix it'. */
const ENDS_WELL =
  /\b(?:as (?:it|they|that|this) (?:is|are)|as[- ]is|(?:easy|hard|nice|pleasant|simple|fun) to \w+ (?:for|with|in|at|on|to|from)|what (?:it|this|that|they) (?:is|are|means?|says?)|(?:who|that|which) \w+s? (?:it|them)|no \w+ for it|(?:let|make) [^,]{3,60} \w+ (?:it|them)|(?:explaining|showing|describing|about) (?:it|them)|so (?:that )?(?:the|our|my|your) \w+ \w+s? (?:it|them)|(?:it|that|all|everything|they)(?:['’]s|['’]re| is| are) (?:there|all there)|what(?:['’]s| is| was) there|what(?:ever)?(?:['’]s| is| are)(?: \p{L}+)? (?:needed|required|there)|(?:fix|do|use|run|test|build|finish|solve|repair|improve|update|keep|upload|publish|host|deploy|edit|review|complete|launch|check|print|understand|read|change|draft|write|send|sign|sell|ship|clean|translate) (?:it|this|them))$/iu;
const HARD_END =
  /\s?[–—]\s?(?=\p{L})|\s-\s(?=\p{L})|;|\s\|\s|\s?\.\.\.|…|\s=>?\s|\s→\s|(?<=[\p{L}\p{N})]):\s|,? \b(?:so (?:that )?(?:i|we|you|it|they)|because|since|even though|although|whereas|(?:and|but) (?:it |they )?(?:must|should|needs? to|has to)|whilst|however|otherwise|not just|i know|please|e\.g\.?|i\.e\.?|for example|etc|in the (?:format|following)|as follows)\b/giu;
/** Where a reader pauses anyway; `WEAK_END` only where the sentence can do without the rest. */
const STRONG_END =
  /,? (?=(?:which|who|while|tailored to|tailored for|designed to|aimed at|including|ensuring|allowing|enabling|making|helping|translating|aligning|paying|such as|to ensure|to enable|to improve|to provide|to support|to help|in order to|so that|when|where|whenever|if|based on|using|utili[sz]ing|via|without|as well as|along with|according to|rather than|and (?:ensure|make|provide|help|be|have|then|it|they|we|you)|but)\s)|, /giu;
const WEAK_END =
  /,? (?=(?:with|for|from|on|in|at|by|into|between|under|across|within|during|after|before|throughout|through|to|and|that)\s)/giu;
/** Where nothing better is found: before 'claiming …' or 'of …'. */
const LAST_END = / (?=(?:\p{Ll}{4,}ing|of|as) )/gu;
const PARENTHESES = /\s*[([][^()[\]]{0,300}(?:[)\]]|$)/g;
const APPLICANT_TAIL =
  /(?<!\b(?:every|any|each) \p{L}+),? (?:(?:(?:which|what) \p{L}+|that|as|what|which|so|if|when|where|once|because|who) )?you(?:['’](?:ll|ve|re|d))? .*$/iu;
const MAX_RAW = 600;

/** Trims what follows a verb or noun to at most fourteen words, ended where a reader would pause; turns it to the second person. */
export function clauseOf(raw: string): string {
  return toSecondPerson(trimmed(raw));
}

/** The same for words that already speak in the second person, or in nobody's. */
export function trimmed(raw: string): string {
  const flat = raw
    .slice(0, MAX_RAW)
    .replace(/\s+/g, ' ')
    .replace(/https?:\/\/\S+/g, '')
    .replace(PARENTHESES, '')
    .replace(/[`*]{1,3}/g, '')
    .replace(/\s?[:;]-?[()DP](?=\s|$)/g, '')
    .replace(/[“”]/g, '"')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/\s+/g, ' ');
  return tidyEnd(shorten(tidyEnd(withoutOpenQuote(untilHardEnd(calm(flat.trim()))))));
}

/** A clause without what it says of the applicant ('the tools you have used'). */
export function withoutApplicant(raw: string): string {
  // 'Mark every word you cannot read' says which.
  return raw.replace(APPLICANT_TAIL, '');
}

/** A shouted sentence is quoted as it stands but built upon in sentence case. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > 12 && letters.replace(/\p{Ll}/gu, '').length > letters.length * 0.8;
  return shouted
    ? text
        .split(' ')
        .map((word) => nameCasing(word) ?? word.toLowerCase())
        .join(' ')
    : text;
}

function untilHardEnd(text: string): string {
  for (const match of text.matchAll(HARD_END)) {
    if (wordCount(text.slice(0, match.index)) >= MIN_WORDS) return text.slice(0, match.index);
  }
  return text;
}

function shorten(text: string): string {
  if (wordCount(text) <= MAX_WORDS || (wordCount(text) <= MAX_JOINED && JOINED.test(text))) return text;
  const strong = longestHead(text, STRONG_END);
  const weak = longestHead(text, WEAK_END);
  const best =
    (wordCount(strong) >= Math.min(STRONG_ENOUGH, wordCount(weak)) ? strong : weak) || longestHead(text, LAST_END);
  return best === '' ? text.split(' ').slice(0, MAX_WORDS).join(' ') : withoutStub(best);
}

function longestHead(text: string, ends: RegExp): string {
  let best = '';
  for (const match of text.matchAll(ends)) {
    const head = text.slice(0, match.index);
    const words = wordCount(head);
    if (words > (IN_A_CLAUSE.test(head) ? MAX_JOINED : MAX_WORDS)) break;
    const rest = text.slice(match.index + match[0].length);
    if (words < MIN_WORDS || isOnlySubject(head) || DANGLING.test(` ${head}`) || isOpenList(head, rest)) continue;
    const listed = match[0] === ', ' || rest.startsWith('and ');
    best = listed ? closeList(head, rest) : head;
  }
  return best;
}

/** 'make sure the tenors', cut before what they should be. */
function isOnlySubject(head: string): boolean {
  return (
    /^make sure (?!the result )/i.test(head) &&
    !/\b(?:is|are|can|does|do|gets?|has|have|will|no longer|works?|looks?|fits?|runs?)\b/i.test(head) &&
    wordCount(head) <= 8
  );
}

/** 'in a clear', cut out of 'in a clear, accurate and lively way', or 'the years 2024' of '2024 and 2025': half a list. */
function isOpenList(head: string, rest: string): boolean {
  if (/\bboth (?!.*\band\b)[^,]*$/i.test(head)) return true;
  if (/\d$/.test(head) && /^(?:and |or )?\d/.test(rest)) return true;
  return (
    /\b(?:an?|more|very)(?: [\p{L}-]+,)*(?: and)? [\p{L}-]+$/u.test(head) &&
    /^(?:and )?[\p{L}-]+(?:ive|al|able|ible|ful|ent|ant|ate|ous|ic|ear)\b|^(?:and )?[\p{L}-]+(?:ing|ed|y) (?:way|manner|style|tone|voice)\b/u.test(
      rest,
    )
  );
}

/** 'an agent that talks', cut off 'to members', says nothing: better without its clause. */
function withoutStub(head: string): string {
  const stub = /,? (?:that|which|who)(?: \S+){1,2}$/.exec(head);
  const whole = stub !== null && wordCount(head.slice(0, stub.index)) >= MIN_WORDS ? head.slice(0, stub.index) : head;
  // 'and reply', cut off 'to comments'.
  return whole.replace(/,? and (?:reply|respond|talk|listen|sit|look|speak|belong|lead|refer|point|work)$/i, '');
}

/** 'ingest, clean' cut out of 'ingest, clean, and process data' reads 'ingest and clean'; an aside is dropped whole. */
function closeList(head: string, rest: string): string {
  const at = head.lastIndexOf(', ');
  const last = at === -1 ? '' : head.slice(at + 2);
  if (
    at === -1 ||
    /^(?:including|such|which|ensuring|\p{L}+ing)\b/u.test(last) ||
    / and /.test(last) ||
    wordCount(last) > 4
  )
    return head;
  // 'record the whole book, edit', cut off 'and master the files': the bare verb belongs to what comes.
  if (isVerb(last) && head.slice(0, at).includes(' ') && /^and \p{Ll}/u.test(rest)) return head.slice(0, at);
  const goesOn = /^(?:\S+ ){0,5}?(?:and|or|&) /.test(rest);
  return goesOn ? `${head.slice(0, at)} and ${last}` : head.slice(0, at);
}

function tidyEnd(text: string): string {
  let tidy = text.trim().replace(/[\s,;:.!?–—-]+$/, '');
  for (let i = 0; i < 6 && !ENDS_WELL.test(tidy); i += 1)
    tidy = tidy.replace(DANGLING, '').replace(/[\s,;:.!?–—-]+$/, '');
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
      const starts = i === 0 || (inList && (before.endsWith(',') || /^(?:and|or|&|then)$/i.test(before)));
      if (/^(?:for|with|by|of|in|from|on|to|that|which|while|like)$/i.test(bare)) inList = i < 3;
      const participle =
        /^(?:ensuring|including|making|allowing|using|following|leading|enabling|covering)$/i.test(bare) &&
        before.endsWith(',');
      return base !== null && starts && !participle ? word.replace(bare, base) : word;
    })
    .join(' ');
}

/** Lower-cases the first letter unless it begins a name, an acronym or a Title Case run. */
export function midSentence(text: string): string {
  const [first = '', second = ''] = text.split(' ', 2);
  if (!/^\p{Lu}[\p{Ll}'’]*(?:[-/][\p{Ll}]+)?[,:]?$/u.test(first)) return text;
  const titled = /^\p{Lu}\p{Ll}/u.test(second);
  const verb = isVerb(first.replace(/\W+$/, '')) && !(titled && isAmbiguousVerb(first));
  if (
    !verb &&
    (isName(first.replace(/\W+$/, '')) || (/^\p{Lu}\p{Ll}/u.test(second) && !/^(?:A|An|The|All|New|Any)$/.test(first)))
  )
    return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
