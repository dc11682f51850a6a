import { baseOfThirdPerson, isVerb } from '../verbs.ts';
import { thirdOf } from './property.ts';
import type { Told } from './told.ts';

const WHOM = '(?:me|us|everybody|everyone|people|my \\p{L}+|our \\p{L}+)';
/** 'What bothers us is that …', 'the problem is that …'. */
const BOTHERS = new RegExp(
  `(?:^|, |\\b(?:but|and|so) )(?:(?:the|my|our|one|another)(?: (?:main|big|biggest|only|real|other|first|second|worst))? (?:problem|trouble|issue|catch|headache|bug|complaint|snag)(?: (?:now|here|with (?:it|this|that)))? (?:is|was)(?: now)?(?:,? that|:)|what (?:bothers|annoys|worries|troubles|costs|hurts|bugs|frustrates|kills|eats) ${WHOM}(?: \\p{L}+){0,2} is(?: that|:)|it (?:bothers|annoys|worries|bugs|drives) ${WHOM}(?: \\p{L}+)? that|${WHOM} (?:complain|complains|grumble)s? that) (?=\\p{L})`,
  'iu',
);
const NEXT =
  /,? (?:and )?that (?=(?:the|our|my|there|some|many|half|all|every|each|\p{Ll}+s) )|, and (?=(?:the|our|my|there) )/giu;
const NOUNS =
  "((?:(?!(?:that|which|who|it|they|he|she|i|we|you|this|nobody|nothing|there)\\b)[\\p{L}\\p{N}'’&/-]+ ){1,7}?)";
const NOT = "(?:n['’]t| not)";
const RULES: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [
    /^there (?:is|are|['’]s)(?: still| always)? (?!no\b|nothing\b|not\b)(.+)$/iu,
    ([, what = '']) => `get rid of ${what}`,
  ],
  [
    new RegExp(`^${NOUNS}(?:can(?:['’]t|not| not)|could${NOT}) (.+)$`, 'iu'),
    ([, who = '', rest = '']) => `make sure ${who}can ${rest}`,
  ],
  [
    new RegExp(`^${NOUNS}(?:does${NOT}|wo${NOT}|will not) ([\\p{L}-]+)(.*)$`, 'iu'),
    ([, who = '', verb = '', rest = '']) => `make sure ${who}${isMany(who) ? verb : thirdOf(verb)}${rest}`,
  ],
  [new RegExp(`^${NOUNS}do${NOT} (.+)$`, 'iu'), ([, who = '', rest = '']) => `make sure ${who}${rest}`],
  [
    new RegExp(`^${NOUNS}(is|are)${NOT} (.+)$`, 'iu'),
    ([, who = '', be = '', rest = '']) => `make sure ${who}${be} ${rest}`,
  ],
  [
    new RegExp(`^${NOUNS}(is|are) (?!(?:what|that|how|why|when|where|it)\\b)(.+)$`, 'iu'),
    ([, who = '', be = '', rest = '']) => `make sure ${who}${be} no longer ${rest}`,
  ],
];

/** What a complaint wants: 'what bothers us is that the door squeaks' → 'make sure the door no longer squeaks'. */
export function complainedOf(text: string): Told[] {
  const gone =
    /^([^,.;]{3,60}?) (?:can|should|must|has to|have to)(?: all)? (?:go|be gone|disappear)(?=$|[.,;!]| and\b)/iu.exec(
      text,
    )?.[1];
  if (gone !== undefined && !/^(?:it|they|you|we|i|he|she|this|that|everything|there|nobody)$/i.test(gone))
    return [{ words: `remove ${gone.charAt(0).toLowerCase()}${gone.slice(1)}`, form: 'verb' }];
  const faults = FAULTS.exec(text)?.[1];
  if (faults !== undefined) return [{ words: `fix ${untilComma(faults)}`, form: 'verb' }];
  const got = gotStuck(text);
  if (got !== null) return [{ words: got, form: 'verb' }];
  const match = BOTHERS.exec(text);
  if (match === null) return [];
  const said = text.slice(match.index + match[0].length).replace(/[.!]+$/, '');
  return said
    .split(NEXT)
    .map((clause) => mended(clause.replace(/,.*$/, '').trim()))
    .filter((words) => words !== null)
    .map((words) => ({ words, form: 'verb' }));
}

function mended(clause: string): string | null {
  for (const [rule, put] of RULES) {
    const found = rule.exec(clause);
    if (found !== null) return lowered(put(found));
  }
  return doesNoMore(clause);
}

/** 'The basses disappear whenever …' → 'make sure the basses no longer disappear whenever …'. */
function doesNoMore(clause: string): string | null {
  const words = clause.split(' ');
  const at = words.findIndex((word, i) => i > 0 && i < 7 && isDone(word, words[i - 1] ?? ''));
  if (at === -1 || /^(?:it|they|he|she|i|we|you|this|that|there|nobody|nothing|somebody)$/i.test(words[0] ?? ''))
    return null;
  return lowered(`make sure ${words.slice(0, at).join(' ')} no longer ${words.slice(at).join(' ')}`);
}

function isDone(word: string, before: string): boolean {
  if (/^(?:the|a|an|our|my|of|in|on|for|with|to|and|no|every|each|all)$/i.test(before)) return false;
  return /s$/i.test(before) && !/(?:ss|us)$/.test(before)
    ? isVerb(word) || SEEN.test(word)
    : baseOfThirdPerson(word) !== null || SEEN_S.test(word);
}
const WORDS_SEEN =
  'disappear|vanish|arrive|come|go|fall|look|sound|take|cost|hang|freeze|crash|lag|leak|squeak|break|fail|stop|land|end|show|need|get|lose|double|overlap|repeat|time|smell|feel|run';
const SEEN = new RegExp(`^(?:${WORDS_SEEN})$`, 'i');
const SEEN_S = new RegExp(`^(?:${WORDS_SEEN.split('|').map(thirdOf).join('|')})$`, 'i');

/** 'We never got the scanner to talk to the till', 'I can't get it over the air'. */
const STUCK =
  /\b(?:i|we)(?: (?:have|still|just|simply|really))* (?:never|can['’]?t|cannot|could(?:n['’]t| not)|did(?:n['’]t| not)|failed to|struggle to|(?:am|are) unable to|do(?:n['’]t| not) (?:manage|know how) to)(?: manage to| seem to)? (?:got|get) (?=(?!(?:it|them|him|her|any|an?|my head|rid|hold|to|the time|what|why|how)\b)(?:[^,.;]{3,60}) (?:to \p{L}+|working|running|right|over|under|into|down|past|through)\b)/iu;
const STUCK_AT = /\b(?:i|we)(?: am| are|['’]m|['’]re) (?:\p{L}+ )?stuck (?:at|on|with) (?=(?:the|our|my) )/iu;

/** 'I also get reports of crashes on older phones.' */
const FAULTS =
  /\b(?:i|we)(?: also| still| often| sometimes| keep| always)* (?:get|getting|have|see|seeing) (?:(?:reports?|complaints?|cases) (?:of|about) |some |random |lots of |a lot of |many )?((?:\p{Ll}+ )?(?:crashes|errors|bugs|glitches|timeouts|leaks|freezes|duplicates|dropouts)\b[^.;]*)/iu;

function gotStuck(text: string): string | null {
  const got = STUCK.exec(text);
  if (got !== null) return `get ${untilComma(text.slice(got.index + got[0].length))}`;
  const at = STUCK_AT.exec(text);
  return at === null ? null : `sort out ${untilComma(text.slice(at.index + at[0].length))}`;
}

function untilComma(text: string): string {
  return text.replace(/,.*$/, '').replace(/[.!]+$/, '');
}

/** True for a plural, as far as its last letters show. */
export function isMany(thing: string): boolean {
  const [head = ''] = thing.trim().split(/ (?:of|in|on|for|from|with|at|to|by) /);
  return /(?:[^su]s|people|data|children|staff)$|^(?:those|these|both|all) |^(?:they|we)$/i.test(head.trim());
}

function lowered(words: string): string {
  return words.replace(
    /^(make sure|get rid of) (The|Our|My|All|Some|Every|Each|A|An|Half|Many)\b/,
    (_, lead: string, first: string) => `${lead} ${first.toLowerCase()}`,
  );
}

/** 'Also rewarded video: nobody knows how many', 'second, battery life: calculated were three years': a topic and its trouble. */
const TOPIC =
  /^((?:the |our |my )?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+): (?=.*\b(?:too|not|never|nobody|no one|nothing|wrong|slow|broken|bad|unclear|missing|fails?|dropped|lost|only|instead|should|must|\p{L}+n['’]t)\b)/u;
/** 'Also whether both would ever meet in one place'. */
const ALSO_WHETHER = /^(whether|if|how|which|where) (?!(?:much|long|soon)\b)(?!.*\b(?:you|your)\b)(?=\p{L})/iu;

/** What 'also', 'second' or 'and then' brings up without saying what to do with it. */
export function broughtUp(text: string): Told[] {
  const said = text.replace(/[.!]+$/, '');
  const topic = TOPIC.exec(said.charAt(0).toLowerCase() + said.slice(1));
  if (topic !== null) return [{ words: `sort out ${withArticle(topic[1] ?? '')}`, form: 'verb' }];
  const whether = ALSO_WHETHER.exec(said);
  if (whether === null || said.endsWith('?')) return [];
  const lead = /^how$/i.test(whether[1] ?? '') ? 'show me' : 'find out';
  return [
    {
      words: `${lead} ${said.charAt(0).toLowerCase()}${said.slice(1)}`.replace(/^find out if\b/, 'find out whether'),
      form: 'verb',
    },
  ];
}

function withArticle(topic: string): string {
  return /^(?:the|our|my) /.test(topic) || /[^s]s$/.test(topic) ? topic : `the ${topic}`;
}
