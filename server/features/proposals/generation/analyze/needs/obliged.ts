import { antecedentOf } from './antecedent.ts';
import { isMany } from './complaint.ts';
import { letDo } from './users.ts';
import { isOrderOf, orderOfGerund, orderOfParticiple } from './verb-signs.ts';

const MUST =
  "(?:(?:still|also|only|usually|often|then|always|sometimes|all|both|each|just|really|first) )*(?:(?:will |would )?needs? to|must|shall|should|(?:has|have|['’]s|['’]ve) got to|(?:will |would )?(?:has|have) to|ought to|(?:is|are) to(?= be\\b)|(?:is|are) supposed to|could(?= be ))(?: also| then| always| only| all| just| still)?";
const NO_SUBJECT =
  '(?:that|which|who|you|we|i|it|they|he|she|if|there|this|must|should|will|can|please|nobody|nothing|somebody|someone|anyone)';
const THING = `((?:(?!\\b${NO_SUBJECT}\\b)[^,.;:!?()"]){2,70}?)`;
/** Each thing that a sentence says must be, with what must be done to it or what it must do. */
const OBLIGED = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but|so|then|also|plus|because|since|where) )(?:and |so |but |then |also )*${THING} (?:${MUST} (be )?([\\p{L}-]{2,20})|(?:still |also |only |usually |would |will )?(?:needs?|wants?|requires?) ([\\p{L}-]{3,}ing))\\b`,
  'giu',
);
/** 'I have recordings that must be cleaned', 'there are forty forms which need typing'. */
const OWNED = new RegExp(
  `\\b(?:have|has|got|there (?:is|are)|there['’]s) ((?:(?!\\b${NO_SUBJECT}\\b)[^,.;:!?()"]){3,60}?),? (?:(?:that|which) (?:${MUST} be ([\\p{L}-]{3,20})|(?:still |also )?needs? ([\\p{L}-]{3,}ing))|(?:left )?to be ([\\p{L}-]{3,20}))\\b`,
  'iu',
);
/** 'The form must not lose messages.' */
const NEVER = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but|so|then|also) )${THING} (?:should|must)(?:n['’]t| not| never) (be )?([\\p{L}-]{2,20})([^,.;:!?]*)`,
  'giu',
);
/** 'The goods to be imported should …' goes on to say something of them. */
const STATES = /\b(?:should|must|will|is|are)\b/i;
/** 'About 18 dishes to be photographed at our place'. */
const TO_BE = new RegExp(`^${THING} to be ([\\p{L}-]{3,20})\\b`, 'iu');
const NOT_WORK =
  /\b(?:applications?|applicants?|proposals?|candidates?|freelancers?|questions?|payments?|pay|bids?|replies|work|project|role|position|contract will|goals?|aims?|idea|objectives?|tasks?|job|plan|budget|rates?|hours|meetings?|calls|person|english|experience|price|quotes?|deadline|delivery|portfolio|samples?|interviews?|employees?|communication)\b/i;
/** Photos that 'come by e-mail and usually need cropping': a sentence before the verb is no thing that it is done to. */
const NO_THING =
  /\b(?:is|are|was|were|has|have|had|comes?|so|because|nothing|nobody|none|don['’]?t|doesn['’]?t|not)\b|(?<!\p{L})(?:and|but|\p{L}{3,}ly|often|always|sometimes)\s*$/iu;
const WHEN =
  /^(?:(?:every|each) (?:day|week|month|year|quarter|morning|evening)|also|then|so|first|from time to time|now and then)\s+/i;
/** 'Must be done by Friday' sets a day. */
const BY_WHEN = /^(?:ready|done|finished|completed|delivered|submitted|sent|here|over|complete|paid|live|online)$/i;
/** 'Recruiting is to be done by the contractor.' */
const BY_YOU =
  /^ by (?:you|the (?:contractor|freelancer|consultant|agency|developer|designer|editor|writer|applicant|candidate|person|provider|supplier))\b/i;
/** 'Could be discussed', 'should be expected'. */
const NO_ORDER =
  /^(?:discussed|negotiated|considered|extended|expected|provided|given|shared|interpreted|interested|noted|said|used|found|seen|based)$/i;
const PEOPLE =
  /^(?:(?:the|our|my|all|new|both|these|those) )*(?:visitors?|users?|customers?|members?|guests?|clients?|students?|readers?|players?|parents?|patients?|staff|people|teachers?|drivers?|subscribers?|buyers?|sellers?|fans|kids|children|admins?|tenants?|volunteers?|everybody|everyone|anybody|anyone|shoppers?|passengers?|listeners?|viewers?)$/i;

/** Of 'the numbers of dropped calls', the numbers decide. */
function isNoWork(thing: string): boolean {
  const [head = thing] = thing.split(/ (?:of|for|from|on|about) /);
  return NOT_WORK.test(head);
}

/** What 'could be discussed' is left open; what must be negotiated is work, unless it is the price. */
function isOpen(word: string, thing: string, whole: string): boolean {
  if (!NO_ORDER.test(word)) return false;
  return (
    !/^(?:discussed|negotiated)$/i.test(word) ||
    /\bcould\b/i.test(whole) ||
    /\b(?:prices?|rates?|budget|fees?|pay|hours|terms?|details?|time|dates?|deadlines?|salary)\b/i.test(thing)
  );
}

export interface Obliged {
  /** Done to the thing. */
  readonly done: readonly string[];
  /** What the thing must do or be by itself. */
  readonly conduct: readonly string[];
}

/** "It'd have to", "it's got to". */
const SHORT = /\b(it|they|this|that|these|those|everything)['’](d|s|ve) (?=(?:have|has|need|got) to\b)/giu;

/** 'The volume has to be evened out and those five need to be cut' → 'even out the volume', 'cut those five'. */
export function obligedIn(said: string, before = ''): Obliged {
  const text = said.replace(
    SHORT,
    (_, it: string, had: string) => `${it} ${had === 'd' ? 'would' : had === 's' ? 'has' : 'have'} `,
  );
  const several = ofSeveral(text);
  if (several !== null) return { done: [several], conduct: [] };
  const told = ofPronoun(text, before) ?? ofCondition(text);
  if (told !== null) return { done: [told], conduct: [] };
  const done: string[] = [];
  const conduct: string[] = [];
  const found = [...text.matchAll(OBLIGED)];
  found.forEach((match, i) => {
    const [whole, subject = '', be, word = '', gerund = ''] = match;
    const rest = text.slice(match.index + whole.length, found[i + 1]?.index).replace(/[.!]+$/, '');
    const thing = subject.replace(WHEN, '').trim();
    if (isNoWork(thing) || NO_THING.test(thing) || isOpen(word, thing, whole) || thing.split(' ').length > 9) return;
    const verb = gerund === '' ? (be === undefined ? null : orderOfParticiple(word)) : orderOfGerund(gerund, 'it');
    if (/^done$/i.test(word) && BY_YOU.test(rest))
      done.push(`take care of ${lowered(thing)}${rest.replace(BY_YOU, '')}`);
    else if (verb !== null && !(BY_WHEN.test(word) && /^ (?:by|before|in|on|within|until|at)\b/i.test(rest)))
      done.push(doneTo(verb, thing, rest));
    else if (gerund === '') conduct.push(...conductOf(thing, be !== undefined, word, rest));
  });
  for (const [, thing = '', be, word = '', rest = ''] of text.matchAll(NEVER))
    if (!isNoWork(thing) && !NO_THING.test(thing) && !PEOPLE.test(thing) && !NO_ORDER.test(word))
      done.push(notDone(thing, be !== undefined, word, rest));
  const owned = done.length > 0 ? null : (OWNED.exec(text) ?? TO_BE.exec(text));
  if (owned !== null) {
    const [whole, thing = '', ...words] = owned;
    const word = words.find((one) => one !== undefined) ?? '';
    const verb = word.endsWith('ing') ? orderOfGerund(word, 'it') : orderOfParticiple(word);
    if (
      verb !== null &&
      !isNoWork(thing) &&
      !NO_THING.test(thing) &&
      !STATES.test(text.slice(owned.index + whole.length).slice(0, 60))
    )
      done.push(doneTo(verb, thing, text.slice(owned.index + whole.length).replace(/[.!]+$/, '')));
  }
  return { done, conduct };
}

const PRONOUN = new RegExp(
  `^(it|they|these|those|this|everything|all of (?:them|it)|both)(?: now| all| both)? ${MUST} be ([\\p{L}-]{3,20})\\b(.*)$`,
  'iu',
);

/** 'They have to be scanned, named by year and put into folders' → 'scan them, name them by year and put them into folders'. */
function ofPronoun(text: string, before: string): string | null {
  const match = PRONOUN.exec(text);
  const verb = match === null ? null : orderOfParticiple(match[2] ?? '');
  if (match === null || verb === null || BY_WHEN.test(match[2] ?? '')) return null;
  const [, subject = '', , said = ''] = match;
  // 'It is to be examined whether …' points at nothing.
  if (/^it$/i.test(subject) && /^ (?:whether|if|how|why|that|where|which|what)\b/i.test(said))
    return `${verb}${said}`.replace(/[.!]+$/, '');
  const pointed = /^(?:they|these|those|both|all of them)/i.test(subject)
    ? 'them'
    : /^everything/i.test(subject)
      ? 'everything'
      : 'it';
  const it = pointed === 'everything' ? pointed : (antecedentOf(before, pointed) ?? pointed);
  const again = pointed === 'them' ? 'them' : pointed;
  const rest = said.replace(/(, (?:and )?| and )([\p{L}-]+)/giu, (whole, join: string, word: string) => {
    const next = orderOfParticiple(word);
    return next === null ? whole : `${join}${next} ${again}`;
  });
  return `${verb} ${it}${rest}`.replace(/[.!]+$/, '');
}

/** 'cleaned, tagged and sorted by year' of the photos → 'clean, tag and sort the photos by year'. */
function doneTo(verb: string, thing: string, rest: string): string {
  let verbs = verb;
  let tail = rest.replace(/,? (?:preferably|ideally|best) (?:by|from|with) .*$/i, '');
  for (let i = 0; i < 4; i += 1) {
    const [joint = '', link = '', word = ''] =
      /^(, (?:and )?|,? and |,? or )([\p{L}-]+ed|[\p{L}-]+)\b(?! \p{L}+ed\b)/iu.exec(tail) ?? [];
    const next = joint === '' ? null : orderOfParticiple(word);
    if (next === null) break;
    verbs += `${link}${next}`;
    tail = tail.slice(joint.length);
  }
  const particle = /^ (?:up|out|off|down|back|together|away|over)(?=[\s,]|$)/i.exec(tail)?.[0] ?? '';
  return `${verbs}${particle} ${lowered(thing)}${orders(tail.slice(particle.length), isMany(thing) ? 'them' : 'it')}`;
}

/** 'by severity and discussed with our supplier' → 'by severity and discuss them with our supplier'. */
function orders(tail: string, it: string): string {
  return tail.replace(
    /(,? and |, )([\p{L}-]{3,}ed) (?=(?:with|to|in|into|by|for|on|from|as)\b)/giu,
    (whole, join: string, word: string) => {
      const next = orderOfParticiple(word);
      return next === null ? whole : `${join}${next} ${it} `;
    },
  );
}

const SEVERAL = new RegExp(
  `(?:^|, )((?:(?:the|an?|our|my|all) [\\p{L} -]{3,40}, )+(?:and )?(?:the|an?|our|my|all) [\\p{L} -]{3,70}?) ${MUST} be ([\\p{L}-]{3,20})\\b(?! (?:by|before|until)\\b)(.*)$`,
  'iu',
);

/** 'The proposal, the framework and the budget shall be prepared.' */
function ofSeveral(text: string): string | null {
  const [, things = '', word = '', rest = ''] = SEVERAL.exec(text) ?? [];
  const verb = word === '' || BY_WHEN.test(word) || NO_ORDER.test(word) ? null : orderOfParticiple(word);
  return verb === null || isNoWork(things) ? null : `${verb} ${lowered(things)}${rest.replace(/[.!]+$/, '')}`;
}

const CONDITION = new RegExp(
  `^(?:if|when|whenever|where) (an?|any|the|some) ([\\p{L}-]+(?: [\\p{L}-]+)?) ([\\p{L}-]+s) ([^,.;]{3,50}?),? it ${MUST} be ([\\p{L}-]{3,20})\\b(.*)$`,
  'iu',
);

/** 'If a picture shows hail it must be marked' → 'mark any picture that shows hail'. */
function ofCondition(text: string): string | null {
  const [, , noun = '', does = '', what = '', word = '', rest = ''] = CONDITION.exec(text) ?? [];
  const verb = word === '' || /^(?:ready|done|finished|completed)$/i.test(word) ? null : orderOfParticiple(word);
  return verb === null ? null : `${verb} any ${noun} that ${does} ${what}${rest.replace(/[.!]+$/, '')}`;
}

function conductOf(thing: string, isBe: boolean, word: string, rest: string): string[] {
  if (
    (isBe && BY_WHEN.test(word)) ||
    /^(?:able|willing|aware|a|an|no|as|based|like|comfortable|available|fluent|native|used)$/i.test(word)
  ) {
    const able = /^ to (?:also )?(\p{L}+.*)$/iu.exec(rest)?.[1];
    return word.toLowerCase() === 'able' && able !== undefined && PEOPLE.test(thing)
      ? [`let ${lowered(thing)} ${able}`]
      : [];
  }
  if (isBe && /^ (?:by|before|until|till)\b/i.test(rest)) return [];
  const end = rest.replace(/[,;]?(?: and)?\s*$/, '');
  const let_ = isBe ? null : letDo(thing, word, rest);
  if (let_ !== null) return [let_];
  if (
    /^(?:stay|remain)$/i.test(word) &&
    (end === '' || /^ (?:as|where|the way|in|on|exactly|visible|readable|the same)\b/i.test(rest))
  )
    return [`keep ${lowered(thing)}${end}`];
  if (/^become$/i.test(word))
    return [`turn ${/^(?:those|these|they)$/i.test(thing) ? 'them' : lowered(thing)} into${rest}`];
  if (isBe) return [`make sure ${lowered(thing)} ${isMany(thing) ? 'are' : 'is'} ${word}${rest}`];
  const isVerb =
    /^(?:have|look|live|go|come|follow|match|fit|feel|sound|read|keep|work)$/i.test(word) ||
    isOrderOf(word, rest.trim());
  return isVerb && !PEOPLE.test(thing) ? [`make ${lowered(thing)} ${word}${rest}`] : [];
}

function notDone(thing: string, isBe: boolean, word: string, rest: string): string {
  const many = isMany(thing);
  const be = many ? 'are' : 'is';
  const does = many ? 'do' : 'does';
  return `make sure ${lowered(thing)} ${isBe ? be : does} not ${word}${rest}`;
}

function lowered(thing: string): string {
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
}
