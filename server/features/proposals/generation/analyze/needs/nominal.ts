import { clauseOf, midSentence } from '../clause.ts';
import { nounPhrase } from '../noun-phrase.ts';
import type { Span } from '../span.ts';
import type { Unit } from '../units.ts';
import { type Candidate, make } from './candidate.ts';
import { isWhole } from './whole.ts';
import { ADVERB, CAPTION, FINITE, NO_NOUN, PARTICIPLE } from './words.ts';

/** A bullet without a verb: 'Dividers by date', 'How this should be taxed'. */
export function nominal(unit: Unit, found: Span, score: number): Candidate[] {
  const clause = clauseOf(found.text);
  // 'Our product page' in a filled-in form names what there is.
  if (unit.section === 'unknown' && /^(?:our|my)\b/i.test(found.text)) return [];
  if (/^what (?:you|we|i)\b/i.test(clause)) return [];
  if (/^(?:how|whether|what|why|where)\b/i.test(clause))
    return [make(unit, `advise on ${midSentence(clause)}`, 'verb', score)];
  const [head = ''] = clause.split(/\b(?:that|which|who)\b/);
  if (
    FINITE.test(head) ||
    NO_NOUN.test(clause) ||
    PARTICIPLE.test(clause) ||
    ADVERB.test(clause) ||
    CAPTION.test(clause)
  )
    return [];
  const title = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(clause);
  const need = make(unit, nounPhrase(clause), 'noun', score - (unit.section === 'unknown' ? 1 : 0) - (title ? 1 : 0));
  return isWhole(need) ? [need] : [];
}
