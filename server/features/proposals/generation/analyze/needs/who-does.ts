import { isOrderOf, orderOfThirdPerson } from './verb-signs.ts';

const PERSON =
  '(?:somebody|someone|anybody|anyone|(?:an? |one )(?:[\\p{L}-]+ ){0,4}?(?:person|freelancer|helper|editor|writer|designer|developer|assistant|translator|expert|specialist|tutor|animator|bookkeeper|illustrator|artist|engineer|student|voice|pair of hands))';
const WANTED = new RegExp(
  `(?:\\b(?:looking for|seeking|needs?|wants?|search(?:ing)? for|after|hire|find|(?:is|most)[:,]?(?= (?:an? )?(?:somebody|someone|person|patient)))\\b[^.;:]{0,60}?|${PERSON}(?:,| (?:in|from|with) [^,.]{3,30})? )\\b(?:who|that)(?:['’]ll)? (?:also |then )?(?=([\\p{L}-]+)\\b)`,
  'iu',
);
const QUALITY =
  /^(?:knows?|writes|has|is|loves?|likes?|speaks?|understands?|lives|cares|wants|enjoys|brings|can|could|will|would|does|did|are|have|never|always|already|feels?|gets|thinks|needs|says|means|comes|makes sense|seems|looks|sounds|fits|matters|runs|lets|allows|shows|holds|keeps)$/i;
const STEP = /(, (?:and )?(?:then )?| and (?:then )?)([\p{L}-]+)\b/giu;
const OBJECT =
  /^ (?:(?:up|out|off|down|over|through|together|in|back|onto|with|at|on) ){0,2}(?:a|an|the|our|my|me|us|each|every|all|them|it|him|her|this|these|those|where|how|what|whether|which|two|three|four|five|\d|\p{L}{4,}(?=,|$| and )|\p{L}+s\b|\p{L}+ \p{L}+s\b)/iu;

/** 'I need someone who draws two layouts and lists the fittings' → ['draw two layouts', 'list the fittings']; empty for other sentences. */
export function deedsOf(text: string): string[] {
  const match = WANTED.exec(text);
  const verb = match?.[1] ?? '';
  const at = match === null ? 0 : match.index + match[0].length + verb.length;
  const ofOne = !/\b(?:that)\s$/i.test(match?.[0] ?? '') || PERSON_BEFORE.test(match?.[0] ?? '');
  if (match === null || !ofOne || QUALITY.test(verb)) return [];
  // 'Works in Excel' is a quality, 'works it out with the class' is none.
  if (/^works$/i.test(verb) && !/^ (?:it|this|them|out|through)\b/i.test(text.slice(at))) return [];
  const base = orderOfThirdPerson(verb, text.slice(at).trim()) ?? plain(verb, text.slice(at));
  return base === null ? [] : steps(base, text.slice(at), base === verb);
}

/** The same where it is said already that somebody does it: 'cleans the list and sorts it by town'. */
export function deedsFrom(verb: string, from: string): string[] {
  const base = orderOfThirdPerson(verb, from.slice(verb.length).trim());
  return base === null || QUALITY.test(verb) ? [] : steps(base, from.slice(verb.length), false);
}

const PERSON_BEFORE = new RegExp(`${PERSON}(?:,| (?:in|from|with|near|at) [^,.]{3,30})? that\\s$`, 'iu');

/** 'Someone that do these analysis, explain each step and write the methods', as not every client writes. */
function plain(verb: string, next: string): string | null {
  return (isOrderOf(verb, next.trim()) || /^do$/i.test(verb)) && OBJECT.test(next) ? verb : null;
}

/** 'And then has an hour on the phone with me'. */
const SITS = /^has (?:an|one|half an|two|a short|a long|a) (?:hours?|call|session|look)\b/i;

function steps(base: string, said: string, isPlain: boolean): string[] {
  const rest = said.replace(/, so (?:that )?.*$/i, '').replace(/[.!\s]+$/, '');
  const deeds = [base];
  let from = 0;
  for (const step of rest.matchAll(STEP)) {
    const after = rest.slice(step.index + step[0].length);
    const word = step[2] ?? '';
    const next = isPlain
      ? plain(word, after)
      : SITS.test(word + after)
        ? 'have'
        : orderOfThirdPerson(word, after.trim());
    if (next === null || !OBJECT.test(after)) continue;
    deeds[deeds.length - 1] += rest.slice(from, step.index);
    deeds.push(next);
    from = step.index + step[0].length;
  }
  deeds[deeds.length - 1] += rest.slice(from);
  return deeds;
}
