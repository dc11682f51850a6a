import type { LetterWords } from './material.ts';

const PAST =
  /^(?:\p{L}{2,}ed|built|made|led|wrote|ran|did|won|grew|cut|sold|moved|took|shot|drew|kept|brought|rebuilt|caught|held|sent|gave|got|found|spoke|sang|lost|rewrote|redrew|oversaw|drove|began|spent|bought|dealt|taught)$/iu;
/** The line has a subject of its own. */
const HAS_SUBJECT = /\b(?:I|we|i['’]m|i['’]d|i['’]ve|you|they|it|he|she)\b/i;
/** Words that contain a subject. */
const NEAR_WORDS = 6;

/**
 * A typed line as a sentence: fragments get their subject ('compare both logs' → 'I would compare both logs', 'mentored four
 * juniors' → 'I mentored four juniors'). Nothing else of the user's words is touched.
 */
export function sentenceOfLine(line: string, kind: 'proof' | 'first_step', { lines }: LetterWords): string {
  const text = line.trim();
  const [first = ''] = text.split(/[\s,;:]/, 1);
  const near = text.split(/\s+/).slice(0, NEAR_WORDS).join(' ');
  // 'send me the worst five minutes' is said to the client.
  if (HAS_SUBJECT.test(near) || /^\p{L}+ (?:me|us)\b/u.test(text)) return text;
  const isBase = lines.verbs.includes(first.toLowerCase());
  const began = first.charAt(0).toLowerCase() + text.slice(1);
  if (kind === 'first_step' && isBase && lines.wouldDo !== '') return lines.wouldDo.replace('{line}', began);
  if (kind === 'proof' && lines.did !== '' && (isBase || PAST.test(first))) return lines.did.replace('{line}', began);
  return text;
}

const ASKS =
  /^(?:is|are|do|does|did|has|have|can|could|should|would|will|who|whose|which|what|when|where|why|how|qué|quién|cuál|cuándo|dónde|cómo|qual|quais|quando|onde|quem|quel(?:le)?s?|quand|où|comment|combien|est-ce|wer|wie|was|wann|wo|welche[rnms]?|ist|sind|gibt|haben)(?!\p{L})/iu;

/** 'is sales tax filed' → 'is sales tax filed?'. */
export function questionOfLine(line: string): string {
  const text = line.trim();
  return ASKS.test(text) && /[\p{L}\p{N}]$/u.test(text) ? `${text}?` : text;
}
