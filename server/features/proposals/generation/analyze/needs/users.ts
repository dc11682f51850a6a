import { baseOfThirdPerson, isVerb } from '../verbs.ts';
import type { Told } from './told.ts';
import { orderOfThirdPerson } from './verb-signs.ts';

const DETERMINER = '(?:the |an? |our |my |each |every |all |any )?';
/** Who uses what is to be made. */
const USER =
  '(?:visitors?|users?|customers?|members?|guests?|clients?|students?|readers?|players?|parents?|patients?|staff|people|teachers?|drivers?|subscribers?|buyers?|sellers?|fans|kids|children|child|admins?|tenants?|volunteers?|everybody|everyone|anybody|anyone|somebody|someone|shoppers?|passengers?|listeners?|viewers?|runners?|donors?|owners?|employees?|colleagues?|families|neighbou?rs?|farmers?|nurses?|pupils?|singers?|walkers?|bakers?|curators?|coaches|coach)';
const WHO = new RegExp(
  `^${DETERMINER}(?:[\\p{Ll}-]+ ){0,2}?${USER}(?: (?:in|of|from|at|with|near) ${DETERMINER}[\\p{Ll}-]+(?: [\\p{Ll}-]+)?)?$`,
  'iu',
);
const DOES =
  /^(?:find|see|get|receive|pay|book|order|choose|pick|download|upload|search|sign|log|register|read|reach|enter|edit|print|vote|share|scan|use|ask|buy|rate|filter|sort|cancel|rent|reserve|check|compare|track|submit|create|add|fill|leave|write|donate|play|watch|listen|change|send|swap|report|move|drag|tap|click|open|show|rotate|zoom)$/i;

/** 'The idea is that a customer shows a code, staff scans it and the till shows a free one.' */
const IDEA =
  /^(?:(?:the|my|our) (?:\p{L}+ )?(?:idea|concept|plan|flow|principle|dream|vision)|(?:the way|how) it (?:should |would )?works?)(?: is|['’]s)?(?: very| quite| really)?(?: simple| easy)?(?: that|:|,| so that) (?=\p{L})/iu;
const NEXT = /, (?:and |then |and then )?|;? and (?:then )?|; /giu;

/** What people, or the thing itself, are to do in what is made; empty where a sentence has no such idea. */
export function ideaOf(text: string): Told[] {
  const idea = IDEA.exec(text);
  if (idea === null) return able(text);
  const said = text.slice(idea[0].length).replace(/[.!]+$/, '');
  const found: string[] = [];
  for (const part of said.split(NEXT)) {
    const done = doingOf(part.trim());
    if (done !== null) found.push(done);
    else if (found.length === 0) return [];
    else found.push(`${found.pop() ?? ''}, ${part.trim()}`);
  }
  return found.map((words) => ({ words, form: 'verb' }));
}

const ABLE = new RegExp(
  `^(${DETERMINER}(?:[\\p{Ll}-]+ ){0,2}?${USER}(?: (?:in|of|from|at|near) ${DETERMINER}[\\p{Ll}-]+)?(?: who [^,.]{3,50}?)?) (?:should|must|have to|has to|need to|needs to)(?: also| then| always)?(?: be able to)? ([\\p{L}-]+)([^,;]*)`,
  'iu',
);

/** 'People who search at night should find me' → 'let people who search at night find me'. */
function able(text: string): Told[] {
  const [, who = '', verb = '', rest = ''] = ABLE.exec(text) ?? [];
  const words = letDo(who, verb, rest.replace(/[.!]+$/, ''));
  return words === null ? [] : [{ words, form: 'verb' }];
}

const FIRST = /^((?:on|at|in|after|with) (?:the|an?|each|every) [\p{Ll} -]{2,30}?) (?=(?:the|an?|our|my) )/iu;

/** 'Staff scans it with a tablet' → 'let staff scan it with a tablet'. */
function doingOf(clause: string): string | null {
  const when = FIRST.exec(clause);
  const said = when === null ? clause : clause.slice(when[0].length);
  const words = said.split(' ');
  for (let at = 1; at < Math.min(words.length - 1, 6); at += 1) {
    const word = words[at] ?? '';
    const who = words.slice(0, at).join(' ');
    if (
      !/^(?:(?:the|an?|our|my|each|every) )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}$/iu.test(who) ||
      /^(?:you|i|we|it|they|this|that)\b/i.test(who)
    )
      return null;
    const base =
      baseOfThirdPerson(word) ?? (/(?:[^s]s|people|staff|children)$/.test(who) && isVerb(word) ? word : null);
    if (base === null || /^(?:the|an?|our|my|each|every)$/i.test(words[at - 1] ?? '')) continue;
    const rest = words.slice(at + 1).join(' ');
    const verb = WHO.test(who) ? 'let' : 'make';
    return `${verb} ${who.charAt(0).toLowerCase()}${who.slice(1)} ${base} ${rest}${when === null ? '' : ` ${(when[1] ?? '').toLowerCase()}`}`;
  }
  return null;
}

const WHERE = new RegExp(
  `^(.{3,80}?),? (?:where|so that|on which|with which|in which|that lets|which lets) (${DETERMINER}(?:[\\p{Ll}-]+ ){0,2}?${USER}) (?:can |could |may |are able to )?(?=\\p{L})`,
  'iu',
);

/** 'a page where people can sign up, donate and download the route' → the page, and what it lets people do; null for shorter ones. */
export function usesOf(words: string): { readonly thing: string; readonly deeds: readonly string[] } | null {
  const where = WHERE.exec(words);
  if (where === null || words.split(' ').length <= 14) return null;
  const [whole, , who = ''] = where;
  const steps = stepsIn(words.slice(whole.length).replace(/[.!]+$/, ''));
  if (steps.length < 2) return null;
  const [first = '', ...more] = steps;
  return {
    thing: `${whole}${first}`.replace(/,$/, ''),
    deeds: more.map((step) => `let ${who.toLowerCase()} ${step}`),
  };
}

/** The steps of 'sign up and choose a distance, donate if they can't run, and download the route', each beginning with its verb. */
function stepsIn(said: string): string[] {
  const steps: string[] = [];
  for (const part of said.split(/, (?:and |or )?/)) {
    const [first = ''] = part.split(/[\s,]/, 1);
    if (steps.length === 0 || isVerb(first) || DOES.test(first)) steps.push(part);
    else steps.push(`${steps.pop() ?? ''}, ${part}`);
  }
  return steps;
}

/** 'People in my county should find me' → 'let people in my county find me'. */
export function letDo(thing: string, verb: string, rest: string): string | null {
  const [who = ''] = thing.split(/ (?:who|that|which) /);
  // 'Somebody has to scan them': that is whoever is looked for.
  return WHO.test(who.trim()) && !/^(?:some(?:body|one))$/i.test(who.trim()) && DOES.test(verb)
    ? `let ${thing.charAt(0).toLowerCase()}${thing.slice(1)} ${verb}${rest}`
    : null;
}

const THAT_NEXT = new RegExp(
  `, (?:and )?(?=that )|, (?:and )?(?=(?:that )?${DETERMINER}(?:[\\p{Ll}-]+ ){0,3}?[\\p{Ll}-]+ (?:is|are|gets?|works?|\\p{Ll}{3,}s) )| and (?=(?:that )?(?:somebody|someone|everybody|everyone|nobody|${DETERMINER}(?:[\\p{Ll}-]+ ){0,3}?[\\p{Ll}-]+ (?:is|are|gets?|works?)) )`,
  'giu',
);

/** 'payslips are right, taxes are filed on time and somebody answers': each is a thing to see to. */
export function statesIn(said: string): string[] {
  return said
    .split(THAT_NEXT)
    .map((one) => one.replace(/^that /i, '').trim())
    .filter((one) => one.split(' ').length >= 3);
}

const A_THING =
  '(?:an?|the|some|one) (?:(?!(?:that|which|who|where)\\b)[\\p{L}\\p{N}-]+ ){0,3}?(?:(?!(?:that|which|who|where)\\b)[\\p{L}\\p{N}-]+)';
const THAT_DOES = new RegExp(`^(.*?)\\b(${A_THING}),? (?:that|which) (?=([\\p{Ll}-]{3,}s) )`, 'u');
const PEOPLE_DO = /(?:er|or|ist|ant|person|editor|someone|somebody|people)$/i;

/**
 * 'build a file that makes the rota, warns me of overtime, and prints one page a week': the file with its first doing, and
 * what else it is to do; null for a clause short enough to stand as it is.
 */
export function doingsOf(words: string): { readonly thing: string; readonly deeds: readonly string[] } | null {
  const match = THAT_DOES.exec(words);
  const [whole = '', , thing = ''] = match ?? [];
  if (match === null || PEOPLE_DO.test(thing)) return null;
  const [first = '', ...rest] = words
    .slice(whole.length)
    .replace(/[.!]+$/, '')
    .split(/,(?: and)?(?: then)? (?=[\p{Ll}-]{3,}s )|(?<=^[^,]{8,80}) and (?=[\p{Ll}-]{3,}s )/u)
    .flatMap((part, i) => (i === 0 ? [part] : lastOf(part)));
  const deeds: string[] = [];
  for (const part of rest) {
    const [verb = ''] = part.split(' ', 1);
    const base = orderOfThirdPerson(verb, part.slice(verb.length).trim());
    if (base === null) return null;
    deeds.push(`make ${thing.replace(/^(?:an?|some|one) /, 'the ')} ${base}${part.slice(verb.length)}`);
  }
  const fits = words.split(' ').length <= 14 && deeds.length < 2;
  return deeds.length === 0 || fits ? null : { thing: `${whole}${first}`, deeds };
}

/** 'collects the bills and saves them': two doings, when the second acts on something of its own. */
function lastOf(part: string): string[] {
  const [whole = '', verb = ''] =
    / and (?:then )?([\p{Ll}-]{3,}s) (?=(?:it|them|the|an?|each|every|all|our|my|me|us|this|\d+|one|two|both)\b)/u.exec(
      part,
    ) ?? [];
  const next = part.slice(part.indexOf(whole) + whole.length);
  const at = whole === '' || orderOfThirdPerson(verb, next) === null ? -1 : part.indexOf(whole);
  return at < 1 ? [part] : [part.slice(0, at), part.slice(at).replace(/^ and (?:then )?/, '')];
}
