import type { QuestionOrAsk } from '../brief.ts';
import { isClaim, isHonestNo } from './claims.ts';
import { blanksIn } from './tokens.ts';
import { contentStems, sentencesOf, share } from './words.ts';

const FIGURE = `(?:\\d[\\d.,–-]{0,9}|an?|eine?r?n?|une?|uma?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|diez|dois|duas|três|quatro|sete|oito|dez|deux|trois|quatre|cinq|sept|huit|dix|zwei|drei|vier|fünf|sechs|sieben|acht|zehn)`;
const UNIT = `(?:hours?|days?|weeks?|months?|horas?|d[ií]as?|semanas?|mes(?:es)?|m[eê]s|heures?|jours?|semaines?|mois|stunden?|tagen?|tage|wochen?|monaten?|monate)`;
const wholeWord = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

/** The thing itself, as a person says it in a sentence without a label. */
const SAID: Readonly<Record<'rate' | 'timeline' | 'availability' | 'plan', RegExp>> = {
  rate: /[$€£] ?\d|(?<![\d.,])\d[\d.,]{0,9} ?(?:euros?|eur|usd|dollars?|pounds?|reais|pesos?)(?!\p{L})/iu,
  timeline: wholeWord(`${FIGURE} ${UNIT}`),
  availability: wholeWord(
    'available|free|start|begin|hours a week|utc(?:[+-]\\d{1,2})?|cet|est|gmt|disponible|disponível|verfügbar|empezar|começar|commencer|anfangen',
  ),
  plan: wholeWord(
    `(?:I|we)(?:['’]d| would| will|['’]ll) (?!love|like|be |need|want|appreciate|prefer|enjoy|have|know)\\p{L}+|ich würde|würde ich|(?:empez|har|mir|revis|limpi|comenz|prepar)(?:a|e)?ría|eu \\p{L}{2,}ria|eu \\p{L}{2,} (?:faria|começaria)|je (?:\\p{L}+ ){0,2}\\p{L}{2,}rais`,
  ),
};

/** What a question is after, where its kind does not say so. */
const AFTER: readonly (readonly [keyof typeof SAID | 'experience', RegExp])[] = [
  ['timeline', wholeWord('how long|cuánto tiempo|cuánto tardar\\p{L}*|quanto tempo|combien de temps|wie lange')],
  ['rate', wholeWord('how much|total|fee|charge|cost|price|cuánto cuesta|combien demandez|stundensatz|tarif\\p{L}*')],
  [
    'plan',
    wholeWord(
      'how (?:do|would|will) you|(?:what|where) (?:do|would) you|what you would|how you|cómo|como você|comment|wie würde\\p{L}*',
    ),
  ],
  ['experience', wholeWord('have you|had|did you|done|já fez|has \\p{L}+d[oa]|avez-vous|hast du|haben sie')],
];

/**
 * Whether a sentence of the text is the answer, though it neither repeats the client's words nor is behind a label: a sum for
 * a rate, a length of time for a duration, 'I would …' for a plan, and for experience what the user has done or has not.
 */
export function isAnsweredInProse(item: QuestionOrAsk, text: string): boolean {
  const sentences = sentencesOf(text).filter((one) => blanksIn(one).length === 0 && !/\?\s*$/.test(one));
  const kind = kindOf(item);
  if (kind === null) return false;
  if (kind !== 'experience') {
    const isOpen = (sentence: string) => kind !== 'timeline' || !isClaim(sentence);
    return sentences.some((sentence) => SAID[kind].test(sentence) && isOpen(sentence));
  }
  const wanted = contentStems(item.text);
  const isNear = (sentence: string) =>
    wanted.length <= 1 || !('yesNoExperience' in item) || share(wanted, new Set(contentStems(sentence))) > 0;
  return sentences.some((sentence) => (isClaim(sentence) || isHonestNo(sentence)) && isNear(sentence));
}

function kindOf({ kind, text }: QuestionOrAsk): keyof typeof SAID | 'experience' | null {
  if (kind === 'approach') return 'plan';
  if (kind === 'introduction') return 'experience';
  if (kind === 'rate' || kind === 'timeline' || kind === 'availability' || kind === 'plan' || kind === 'experience')
    return kind;
  return kind === 'other' ? (AFTER.find(([, words]) => words.test(text))?.[0] ?? null) : null;
}
