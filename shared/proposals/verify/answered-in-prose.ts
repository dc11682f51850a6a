import type { QuestionOrAsk } from '../brief.ts';
import { isAboutWriter, isClaim, isHonestNo } from './claims.ts';
import { CLAIM_LANGUAGES, LANGUAGES } from './languages/index.ts';
import { DATES } from './number-marks.ts';
import { blanksIn } from './tokens.ts';
import { contentStems, sentencesOf, share } from './words.ts';

const FIGURE = `(?:\\d[\\d.,–-]{0,9}|an?|eine?r?n?|une?|uma?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|diez|dois|duas|três|quatro|sete|oito|dez|deux|trois|quatre|cinq|sept|huit|dix|zwei|drei|vier|fünf|sechs|sieben|acht|zehn)`;
const UNIT = `(?:hours?|days?|weeks?|months?|horas?|d[ií]as?|semanas?|mes(?:es)?|m[eê]s|heures?|jours?|semaines?|mois|stunden?|tagen?|tage|wochen?|monaten?|monate)`;
const wholeWord = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

/** A day, a date, hours or a time zone. */
export const WHEN = new RegExp(
  `\\d|${wholeWord([...DATES, 'now', 'immediately', 'asap', 'tonight', 'mornings?', 'evenings?', 'afternoons?', 'weekends?', 'weekdays?', 'next week', 'this week', 'full[- ]time', 'part[- ]time', 'utc', 'cet', 'est', 'gmt', 'hoy', 'mañana', 'amanhã', 'hoje', 'demain', 'heute', 'morgen', 'sofort', 'ya mismo', 'inmediat\\p{L}+', 'imediat\\p{L}+', 'immédiat\\p{L}+', 'tout de suite'].join('|')).source}`,
  'iu',
);

/** The thing itself, as a person says it in a sentence without a label. */
const SAID: Readonly<Record<'rate' | 'timeline' | 'plan', RegExp>> = {
  rate: /[$€£] ?\d|(?<![\d.,])\d[\d.,]{0,9} ?(?:euros?|eur|usd|dollars?|pounds?|reais|pesos?)(?!\p{L})/iu,
  timeline: wholeWord(`${FIGURE} ${UNIT}`),
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
  if (kind === null)
    return isYesOrNo(item) && sentences.some((sentence) => isAboutWriter(sentence) && holdsMatter(sentence, item));
  if (kind === 'availability') return sentences.some(saysWhenFree);
  if (kind !== 'experience') {
    const isOpen = (sentence: string) => kind !== 'timeline' || !isClaim(sentence);
    return sentences.some((sentence) => SAID[kind].test(sentence) && isOpen(sentence));
  }
  const wanted = contentStems(item.text);
  const isNear = (sentence: string) =>
    wanted.length <= 1 || !('yesNoExperience' in item) || share(wanted, new Set(contentStems(sentence))) > 0;
  return sentences.some((sentence) => (isClaim(sentence) || isHonestNo(sentence)) && isNear(sentence));
}

const ASKS_MORE =
  /^[¿"“]?(?:what|which|how|where|when|why|who|whose|qué|cuál\p{L}*|cómo|cuánt\p{L}*|dónde|cuándo|quién\p{L}*|o que|qual|quais|como|quant\p{L}*|onde|quem|quel\p{L}*|comment|combien|où|quand|qui|que|was|welche\p{L}*|wie|wo|wann|wer|warum)(?!\p{L})/iu;
const MATTER_FROM = 0.6;

/** 'Do you own a loom?' */
function isYesOrNo({ text }: QuestionOrAsk): boolean {
  return /\?\s*$/.test(text) && !ASKS_MORE.test(text.trim());
}

function holdsMatter(sentence: string, { text }: QuestionOrAsk): boolean {
  const wanted = contentStems(text);
  return wanted.length > 0 && share(wanted, new Set(contentStems(sentence))) >= MATTER_FROM;
}

const ZONE = wholeWord(
  'utc(?:[+-]\\d{1,2})?|cet|est|gmt|hours a week|horas (?:por|a la) semana|heures par semaine|stunden (?:pro|in der) woche',
);

function saysWhenFree(sentence: string): boolean {
  return ZONE.test(sentence) || CLAIM_LANGUAGES.some((name) => LANGUAGES[name].available.test(sentence));
}

function kindOf({ kind, text }: QuestionOrAsk): keyof typeof SAID | 'availability' | 'experience' | null {
  if (kind === 'approach') return 'plan';
  if (kind === 'introduction') return 'experience';
  if (kind === 'rate' || kind === 'timeline' || kind === 'availability' || kind === 'plan' || kind === 'experience')
    return kind;
  return kind === 'other' ? (AFTER.find(([, words]) => words.test(text))?.[0] ?? null) : null;
}
