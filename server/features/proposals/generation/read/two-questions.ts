import type { FoundQuestion } from './indirect-questions.ts';
import { type Span, subSpan } from './span.ts';

const WH = "what(?:’s|'s)?|which|who|how|why|when|where";
const AUX = 'do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|may';
const SUBJECT = '(?:you|your|u|there|it|this|that|they|we|i|the|our|my)';
/** Where the second question of a sentence begins: with its own question word or its own turned verb. */
const JOIN = new RegExp(
  `(?:,? (?:and|or|&|plus)(?: also| then)?|[,;]) (?=(?:(?:(?:at|in|by|for|with|to|on) )?(?:${WH})\\b|(?:${AUX}) ${SUBJECT}\\b))`,
  'gi',
);
const IS_ASKED = new RegExp(
  `^(?:[^?]{0,80}[,:] )?(?:(?:at|in|by|for|with|to|on) )?(?:(?:${WH})\\b(?:(?!\\b(?:you|they|it|we|i|he|she)\\b)[^?])*?\\b(?:${AUX}|(?<=(?:what|who|how|where)[’'])s)\\b|(?:${AUX}) ${SUBJECT}\\b|how (?:long|much|many|soon|fast) (?:for|per|until)\\b)`,
  'i',
);
const LEAST_WORDS = 3;

/**
 * 'What is your day rate and when could you start?' is two questions, with two answers. A tail that is no question alone
 * ('and why?', 'and if so, how many?') stays where it is.
 */
export function questionsIn(unit: Span): FoundQuestion[] {
  const cuts = [{ end: 0, next: 0 }];
  for (const match of unit.text.matchAll(JOIN)) {
    const from = cuts.at(-1)?.next ?? 0;
    const next = match.index + match[0].length;
    if (isWhole(unit.text.slice(from, match.index)) && isWhole(unit.text.slice(next)))
      cuts.push({ end: match.index, next });
  }
  if (cuts.length === 1) return [{ ...unit, words: unit.text }];
  return cuts.map(({ next }, i) => {
    const span = subSpan(unit, next, cuts[i + 1]?.end);
    return { ...span, words: toQuestion(span.text) };
  });
}

function isWhole(text: string): boolean {
  return !/\bif (?:so|yes|not)$/i.test(text) && IS_ASKED.test(text) && text.split(/\s+/).length >= LEAST_WORDS;
}

function toQuestion(text: string): string {
  const bare = text.replace(/[\s?!.,;]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}?`;
}
