import { wordCount } from '../clause.ts';
import { type Span, subSpan } from '../span.ts';
import { baseOfGerund, isAmbiguousVerb } from '../verbs.ts';
import { isOrderOf } from './verb-signs.ts';
import { HAS_OBJECT, NEXT_ORDER } from './words.ts';

const MAX_ONE = 14;
const MAX_PARTS = 6;

/** 'reconcile the accounts, send invoices to clients and prepare the tax return' is three things, when too long for one. */
export function ordersIn(clause: Span, gerund: boolean): Span[] {
  if (wordCount(clause.text) <= MAX_ONE) return [clause];
  const starts = [0];
  for (const match of clause.text.matchAll(NEXT_ORDER)) {
    const rest = clause.text.slice(match.index + match[0].length);
    const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? '';
    const ordered = gerund
      ? baseOfGerund(word) !== null
      : (isOrderOf(word, rest.slice(word.length).trim()) || /^let (?!it\b|us\b|me\b)/i.test(rest)) &&
        !isAmbiguousBare(word, rest);
    const begins = ordered && HAS_OBJECT.test(rest);
    if (begins && wordCount(clause.text.slice(starts.at(-1) ?? 0, match.index)) >= 3)
      starts.push(match.index + match[0].length);
  }
  return cutAt(clause, starts, /,? (?:and|then)?(?: to)?\s*$/i);
}

function isAmbiguousBare(word: string, rest: string): boolean {
  return (
    isAmbiguousVerb(word) &&
    !/^\S+ (?:a|an|the|our|my|me|us|it|them|that|whether|if|how|what|all|each|every|(?:up|out) \S+|to|\d+x?)\b/i.test(
      rest,
    )
  );
}

const NEXT_THING =
  /(?:, (?:and |plus )?| and |, as well as | as well as )(?!one (?:for|of|with|in|that|to|from|on|about|by|each|where|which)\b)(?!(?:about |around |maybe )?(?:\d+|one|two|three|four|five|six|ten)(?: (?:or|to) (?:\d+|three|four|five|six|ten))? (?:pages?|words|minutes?|hours?|seconds?|lines|cm|mm|met(?:re|er)s)\b)(?=(?:an?|one|two|three|four|five|six|several|some|\d+) (?!few\b|lot\b|bit\b|half\b)\p{L}{2}|some(?:one|body) |(?:\p{Ll}{3,} ){0,2}\p{Ll}{4,}s (?:that|which|for|where) |(?<=, and )(?!\p{L}+ing )(?:\p{Ll}{3,} )?\p{Ll}{3,} (?:on|of|for|about) |(?:the|our|my) (?:\p{L}+ )?\p{L}+ \p{L}+ed\b)/giu;
/** 'A which …, B that …, and C for …': the commas part things, whatever clause each brings along. */
const LAST_OF_SEVERAL = /, and (?:an?|the|one|two|three|some|\d+|\p{Ll}{3,}s) \p{Ll}/u;
const HOLDS_A_CLAUSE = /\b(?:that|which|who|where|when|between|from|if|such as|including|like|to \p{Ll}+)\b/iu;
const PERSON = /^(?:an? |one |the )?(?:some(?:one|body)|person|any(?:one|body)|\p{L}+(?:er|or|ist|ant) who)\b/iu;

/** 'One per stop', 'no music': says how the thing before it is meant. */
const ADDED = /^(?:one|two|\d+) (?:per|for each|each)\b|^(?:no|each|named)\b/i;

/** 'six audio texts, a family trail and a map of the room' is three things to deliver. */
export function thingsIn(clause: Span): Span[] {
  const serial = serialIn(clause);
  if (serial !== null) return serial;
  const isLong = wordCount(clause.text) > MAX_ONE;
  const ends = LAST_OF_SEVERAL.test(clause.text);
  const starts = [0];
  for (const match of clause.text.matchAll(NEXT_THING)) {
    const before = clause.text.slice(starts.at(-1) ?? 0, match.index);
    if (wordCount(before) < 2 || (HOLDS_A_CLAUSE.test(before) && !((isLong || ends) && match[0].startsWith(','))))
      continue;
    starts.push(match.index + match[0].length);
  }
  return cutAt(clause, starts, /,? (?:and|plus|as well as)?\s*$/i).filter(
    ({ text }) => !PERSON.test(text) && !ADDED.test(text),
  );
}

const LIST_JOINT = /, (?:and |plus )?| and (?=[^,]*$)/g;
/** What makes an item more than a name: a verb of its own, or somebody who acts. */
const SAYS_MORE =
  /^(?:which|who|that|when|where|if|so|but|because|not|no|each|named|about|around|with|in|on|at|for|from|to|by|of|is|are|was|were|i|we|you|it|they|preferably|ideally|ongoing|especially|including|also|then|maybe|mostly|all|both|one per)\b|\b(?:is|are|was|were|will|should|must|has|have)\b/i;

/** 'a shop, daily quests, saves in the cloud, and the ads': three or more, each of two words at least, and a last 'and'. */
function serialIn(clause: Span): Span[] | null {
  if (!/, and |, plus |,[^,]+ and [^,]+$/.test(clause.text) || /\([^)]*$/.test(clause.text)) return null;
  const cuts = [...clause.text.replace(/[.!]+$/, '').matchAll(LIST_JOINT)];
  const items = [...cuts, null].map((cut, i) => {
    const before = cuts[i - 1];
    return subSpan(clause, before === undefined ? 0 : before.index + before[0].length, cut?.index);
  });
  const plain = items
    .slice(1)
    .every(({ text }) => wordCount(text) >= 2 && wordCount(text) <= 7 && !SAYS_MORE.test(text));
  return items.length >= 3 && plain && wordCount(items[0]?.text ?? '') <= 12 && !isOneDescription(items)
    ? items.filter(({ text }) => !PERSON.test(text) && !ADDED.test(text))
    : null;
}

/** 'a clear, well made and light box' describes one thing: what stands first has no noun yet. */
function isOneDescription([first]: readonly Span[]): boolean {
  return (
    first === undefined ||
    wordCount(first.text) < 2 ||
    (/^(?:an?|the|our|my|very|more) [\p{L}-]+$/u.test(first.text) &&
      !/s$|(?:er|or|tion|ing|ment|shop|page|list|map|site|app|plan|logo|book|guide|file|form)$/i.test(first.text))
  );
}

function cutAt(clause: Span, starts: readonly number[], joint: RegExp): Span[] {
  const kept = starts.slice(0, MAX_PARTS);
  return kept.map((at, i) => {
    const piece = subSpan(clause, at, i + 1 < starts.length ? (starts[i + 1] ?? 0) : undefined);
    return starts.length === 1 ? piece : { ...piece, text: piece.text.replace(joint, '').replace(/,$/, '') };
  });
}
