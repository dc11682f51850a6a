import type { JobBrief } from '#shared/proposals/brief.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { isVerb } from '../read/verbs.ts';
import { packOf } from './language-pack.ts';

const [FEWEST, MOST] = [2, 6];
const [FEWEST_WORDS, MOST_WORDS] = [3, 14];
const MOSTLY = 0.7;
const UNCLEAR = /["“”„«»()[\]{}<>:;…@*#|?!]|\b(?:you|i|we|us|me|this|that|these|it|them)\b|\betc\b/iu;

/** The client's own list of the work, as 'Set up a checkout that works on a phone': none where it is not surely that; in English alone. */
export function plainPartsOf({ needs, language }: JobBrief): string[] {
  if (language !== 'en') return [];
  const core = needs.filter(({ core: isCore, kind }) => isCore && kind !== 'problem');
  const listed = core.filter(({ form, text }) => form === 'verb' && isPlain(text));
  // Half of a list would misread the rest.
  if (listed.length < MOSTLY * core.length) return [];
  const texts = listed.map(({ text }) => text.replace(/[.,;]+$/, ''));
  const apart = texts.filter((text, at) => !texts.slice(0, at).some((other) => isLike(text, other)));
  return apart.length < FEWEST || apart.length > MOST ? [] : apart;
}

function isPlain(text: string): boolean {
  const words = text.split(/\s+/);
  const [first = '', second = ''] = words;
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= MOST_WORDS &&
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    isOrder(first.toLowerCase(), second) &&
    !UNCLEAR.test(text)
  );
}

/** 'Date of birth' and 'Secure Storage' are things: a verb that may be a noun needs its object. */
function isOrder(first: string, second: string): boolean {
  const { verbs, nounsToo } = packOf('en').lines;
  if (nounsToo.includes(first)) return OBJECT.test(second);
  return (verbs.includes(first) || isVerb(first)) && /^[\p{Ll}\d]/u.test(second);
}

const OBJECT = /^(?:an?|the|your|all|both|each|every|\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|up)$/iu;
const ALIKE_FROM = 0.5;

function isLike(one: string, other: string): boolean {
  const [a, b] = [new Set(contentStems(one)), new Set(contentStems(other))];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / Math.min(a.size, b.size) > ALIKE_FROM;
}
