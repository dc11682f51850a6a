import { baseOfParticiple, isVerb } from '../verbs.ts';

/** What a thing does by being right, and no worker does as work: 'must work on bread bags', 'should last a winter'. */
const OF_THINGS =
  'work|live|run|fit|load|look|sound|feel|smell|taste|last|stay|remain|withstand|survive|hold|weigh|contain|comply|conform|read|match|support|handle|open|display|behave|function|scale|blend|cost|match|allow|accept|integrate|sync';
const MUST = new RegExp(
  `^(?:(?:it|they|everything|all of (?:it|them)|these|this) )?(?:must|should|has to|have to|needs? to)(?: also| all| always| still)? (?:(be) (?=\\S)|(${OF_THINGS})\\b)`,
  'i',
);
/** 'It should send me a message': whatever it does is the thing's. */
const IT_DOES = /^It (?:must|should|has to|needs to|will)(?: also| always)? (?:(be(?!)) )?(\p{L}+)\b/u;
/** 'Must be available', 'must be a native speaker': the applicant. */
const OF_PEOPLE =
  /^(?:an?|the|able|available|willing|based|located|reliable|comfortable|familiar|fluent|proficient|experienced|native|located|punctual|patient|creative|organi[sz]ed|proactive|responsive to|qualified|certified|licen[sc]ed|registered|insured|skilled|in (?!(?:line|english|spanish|svg|pdf|colou?r|black|one)\b)|from|over|at least|good at|a|willing|committed|detail|self|honest|friendly to|open to|ok with|okay with|happy|ready to|prepared|present|online|remote|capable of)\b/i;
const PEOPLE_WORK =
  /^(?:(?:closely |well |directly |collaboratively |independently |alone |from home|under pressure|in (?:a team|my|our time)|with (?:us|me|our|my|other|the) (?!old|existing|current|data|system|file|spread)|full|part|weekends|nights|\d+ hours)|up with|in touch|us |me |our |my )/i;

export interface Property {
  /** Where the words after the verb begin. */
  readonly at: number;
  readonly lead: string;
}

/**
 * A line that says what the work must be like, not what is to be done: 'Must work on bread bags' leads to 'make sure the result
 * works on bread bags'. Null for duties of the applicant ('Must work closely with our team').
 */
export function propertyOf(text: string): Property | null {
  const must = MUST.exec(text);
  const match = must ?? IT_DOES.exec(text);
  if (match === null) return null;
  const [whole, be, verb = ''] = match;
  const rest = text.slice(whole.length).trimStart();
  const at = text.length - rest.length;
  if (be !== undefined)
    return isOfThing(rest, !/^(?:it|they|everything|all|these|this)\b/i.test(text))
      ? { at, lead: 'make sure the result is ' }
      : null;
  if (rest === '' || (must === null ? !isVerb(verb) : PEOPLE_WORK.test(rest))) return null;
  return { at, lead: `make sure the result ${thirdOf(verb.toLowerCase())} ` };
}

const ALIKE =
  /^(?:it|they|everything|all of (?:it|them)|these|this) (?:must|should|has to|have to|needs? to)(?: also| all| always| still)? (?=\p{L})/iu;
const NEXT_ALIKE = new RegExp(
  `, (?:and )?(?=(?:have|live|be|stay|${OF_THINGS})\\b)| and (?=(?:have|live|stay|${OF_THINGS}) )`,
  'i',
);

/** 'They should look the same, live in Notion and have a quiz' says three things of them, each as a sentence of its own. */
export function propertiesOf(text: string): string[] {
  const lead = ALIKE.exec(text)?.[0];
  if (lead === undefined) return [];
  return text
    .slice(lead.length)
    .split(NEXT_ALIKE)
    .map((one) => `${lead}${one}`);
}

function isOfThing(rest: string, hasNoSubject: boolean): boolean {
  const [first = ''] = rest.split(/[\s,.;]/, 1);
  return first !== '' && !OF_PEOPLE.test(rest) && !isVerb(first) && (hasNoSubject || baseOfParticiple(first) === null);
}

/** 'load' → 'loads', 'comply' → 'complies'. */
export function thirdOf(verb: string): string {
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb.replace(/([^aeiou])y$/, '$1ie')}s`;
}
