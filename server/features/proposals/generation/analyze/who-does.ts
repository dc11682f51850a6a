import { baseOfThirdPerson } from './verbs.ts';

const WANTED =
  /\b(?:looking for|seeking|need|want|search(?:ing)? for)\b[^.;:]{0,60}?\bwho (?:also |then )?(?=([\p{L}-]+s)\b)/iu;
const QUALITY = /^(?:knows?|writes|has|is|loves?|likes?|speaks?|understands?|works|lives|cares|wants|enjoys|brings)$/i;
const STEP = /(, (?:and )?(?:then )?| and (?:then )?)([\p{L}-]+s)\b/giu;

/** 'I need someone who draws two layouts and lists the fittings' → ['draw two layouts', 'list the fittings']; empty for other sentences. */
export function deedsOf(text: string): string[] {
  const match = WANTED.exec(text);
  const verb = match?.[1] ?? '';
  const base = baseOfThirdPerson(verb);
  if (match === null || base === null || QUALITY.test(verb)) return [];
  const rest = text
    .slice(match.index + match[0].length + verb.length)
    .replace(/, so (?:that )?.*$/i, '')
    .replace(/[.!\s]+$/, '');
  const deeds = [base];
  let from = 0;
  for (const step of rest.matchAll(STEP)) {
    const next = baseOfThirdPerson(step[2] ?? '');
    if (
      next === null ||
      !/^ (?:a|an|the|our|my|each|every|all|where|how|what|two|three|\d|\p{L}+s\b)/iu.test(
        rest.slice(step.index + step[0].length),
      )
    )
      continue;
    deeds[deeds.length - 1] += rest.slice(from, step.index);
    deeds.push(next);
    from = step.index + step[0].length;
  }
  deeds[deeds.length - 1] += rest.slice(from);
  return deeds;
}
