import { baseOfGerund, baseOfParticiple } from './verbs.ts';

/** 'The contracts need translating', 'a glossary should be kept'. */
const PASSIVE =
  /^((?:(?!\b(?:that|which|who|you|we|i|it|they|if|there|this|must|should|will|can)\b)[^,.;:!?]){3,70}?) (?:(?:still |also |only |usually |often |always |sometimes )?(?:needs?|wants?|requires?) ([\p{L}-]+ing)|(?:should|must|(?:will )?needs? to|has to|(?:will )?have to) (?:also |always |only )?be ([\p{L}-]+))\b(.*)$/iu;
const NOT_WORK =
  /\b(?:applications?|proposals?|candidates?|freelancers?|questions?|payments?|bids?|replies|work|project|role|position|contract will|budget|rates?|hours|meetings?|calls?)\b/i;
/** Photos that 'come by e-mail and usually need cropping': a sentence before the verb is no thing that it is done to. */
const NO_THING =
  /\b(?:is|are|was|were|has|have|had|comes?|so|because|nothing|nobody|none)\b|(?<!\p{L})(?:and|but|\p{L}{3,}ly|often|always|sometimes)\s*$/iu;
const WHEN = /^(?:every|each) (?:day|week|month|year|quarter|morning|evening)\s+/i;

/** 'They have to be scanned, named by year and put into folders' → 'scan them, name them by year and put them into folders'. */
function pronounPassive(text: string): string | null {
  const match = /^(they|these|all of them) (?:all )?(?:should|must|needs? to|have to) be ([\p{L}-]+)\b(.*)$/iu.exec(
    text,
  );
  const verb = match === null ? null : baseOfParticiple(match[2] ?? '');
  if (match === null || verb === null) return null;
  const rest = (match[3] ?? '').replace(/(, (?:and )?| and )([\p{L}-]+)/giu, (whole, join: string, word: string) => {
    const next = baseOfParticiple(word);
    return next === null ? whole : `${join}${next} them`;
  });
  return `${verb} them${rest}`.replace(/[.!]+$/, '');
}

/** What such a sentence wants done, as a verb clause in the client's own words: 'translate the contracts'. */
export function passiveOf(text: string): string | null {
  const told = pronounPassive(text);
  if (told !== null) return told;
  // The half before 'so' gives the reason for the one behind it.
  const [, last = text] = /^.{10,120}?, (?:so|and|but) (.+)$/.exec(text) ?? [];
  const match = PASSIVE.exec(last) ?? PASSIVE.exec(text);
  if (match === null) return null;
  const [, subject = '', gerund, participle, rest = ''] = match;
  const verb = gerund === undefined ? baseOfParticiple(participle ?? '') : baseOfGerund(gerund);
  if (verb === null || NOT_WORK.test(subject) || NO_THING.test(subject)) return null;
  const object = subject.replace(WHEN, '').trim();
  const lower = /^\p{Lu}\p{Ll}/u.test(object) ? object.charAt(0).toLowerCase() + object.slice(1) : object;
  return `${verb} ${lower}${rest}`.replace(/[.!]+$/, '');
}
