import type { Fact } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import type { LetterFact } from '#shared/proposals/letter/material.ts';
import type { Candidate } from './fact-sentences.ts';
import { isOfMoreWork, saysPrice } from './prices.ts';

/** '$45 an hour', '40 €/h', '0.08 USD per word', '$80 per episode'. */
const RATE =
  /(?:(?:R\$|US\$|[$€£])\s?\d[\d.,]{0,14}(?:\s?(?:[-–]|a|e|y|to|and|à|bis|und)\s?(?:R\$|US\$|[$€£])?\s?\d[\d.,]{0,14})?|\b\d[\d.,]{0,14}(?:\s?(?:[-–]|a|e|y|to|and|à|bis|und)\s?\d[\d.,]{0,14})?\s?(?:[$€£]|USD|EUR|GBP|euros?|dollars?))\s?(?:\/ ?|(?:per|an?|each|por|pro|par|la|die|the) |de l['’])(\p{L}{1,20})(?!\p{L})/iu;
/** '£140 a day plus petrol beyond 30 miles.' */
const BEGINS_WITH_RATE = new RegExp(
  `(?:^|[.!?;] )(?:${RATE.source})(?=\\s*(?:$|[,.;(]|(?:plus|net|netto|without|excl|incl|ohne|als|hors|ou|o|or|for|beyond)(?!\\p{L})))`,
  'iu',
);
const SAYS_RATE =
  /(?<!\p{L})(?:rates?|charges?|fees?|hourly|price|tarifa|cobro|tarif|stundensatz|preis|honorar|valor|pre[cç]o|facture)(?!\p{L})/iu;
const ASKS_RATE =
  /(?<!\p{L})(?:cobrar[íi](?:as?|an)|cobras|(?:how much|what) (?:would|do|will) you (?:charge|want|ask|need|take)|combien (?:prenez|demandez|facturez)[ -]vous|was (?:nehmen|verlangen|berechnen) sie)(?!\p{L})/iu;
/** A sum for the whole work: 'What would be your price for all three?', 'your fixed price'. */
const ASKS_SUM =
  /(?<!\p{L})(?:fixed|flat|total|quote|price for|cost for|all (?:of|two|three|four|five)|fijo|cerrado|festpreis|pauschal\p{L}*|forfait|fixo|fechado)(?!\p{L})/iu;
const UNITS: readonly RegExp[] = [
  /\b(?:hours?|hourly|hr|h|hora|stunde\p{L}*|std|heure)\b/iu,
  /\b(?:words?|palabra|palavra|wort|mot)\b/iu,
  /\b(?:pages?|página|seite)\b/iu,
  /\b(?:days?|daily|día|dia|tag\p{L}*|jour)\b/iu,
  /\b(?:minutes?|minutos?|minuten?)\b/iu,
  /\b(?:weeks?|weekly)\b/iu,
  /\b(?:months?|monthly)\b/iu,
  /\b(?:projects?)\b/iu,
];

/** 'They paid $20 an hour to the staff.' */
const OF_OTHERS = /\b(?:they|pays?|paid|do not|don['’]t|conversion)\b/i;
/** The sentence is about prices, hours and the like. */
const SURELY_TERMS = 0.6;
/** A price of some cases only. */
const OF_SOME_CASES = /\b(?:beyond|weekends?|under|below|minimum)(?!\p{L})/iu;
/** 'Per episode': any other unit. */
const OTHER_UNIT =
  /(?<!\p{L})(?:per|pro|por(?: cada)?|par) (?!(?:favor|cada|e-?mail|mail|e?st[aeo]s?|long|full)(?!\p{L}))(\p{L}{3,20})(?!\p{L})/iu;
/** The rate ends here: '$80 per episode, with notes', not '$200 per finished hour'. */
const ENDS_HERE =
  /^\s*(?:$|[,.;:!()–-]|(?:plus|net|netto|without|excl|incl|ohne|als|hors|ou|or|for|beyond|and|y|e|et|und)(?!\p{L}))/iu;
/** 'From $350 a month' is no price of $350. */
const IS_LEAST =
  /(?<!\p{L})(?:from|starting at|starts? at|ab|desde|dès|[aà] partir de|at least|minimum|mindestens) ?$/iu;
/** Short enough to be no sentence: 'From $350 a month'. */
const BEGINS_WITH_LEAST = /^(?:from|ab|desde|dès|[aà] partir de) /iu;
const RANGE_IN_WORDS = /\d (?:a|e|y|to|and|à|bis|und) (?:R\$|US\$|[$€£])?\s?\d/;

/**
 * The user's own rate answers an ask for a rate, in the requested unit, and where there is none a sentence about their prices. A rate
 * per hour is no sum for the work.
 */
export function rateFor(
  { kind, text }: Pick<Ask | Question, 'kind' | 'text'>,
  facts: readonly Fact[],
  candidates: readonly Candidate[],
): LetterFact | undefined {
  if (kind !== 'rate' || !(SAYS_RATE.test(text) || ASKS_RATE.test(text))) return undefined;
  const isSum = ASKS_SUM.test(text) && !UNITS.some((unit) => unit.test(text));
  const units = isSum ? [] : unitsOf(text);
  const rate = isSum ? undefined : findRate(units, facts, candidates);
  if (rate) return rate;
  return pricesIn(candidates).find(({ text: said }) => {
    const unit = RATE.exec(said)?.[1];
    // 'Small jobs start at $150' is no sum for this work; 'usually between £900 and £2,000' is one.
    if (isSum)
      return unit === undefined && (ASKS_SUM.test(said) || /\d\D+\d/.test(said.replace(/(?<=\d)[.,](?=\d)/g, '')));
    const hasUnit = unit !== undefined || UNITS.some((one) => one.test(said));
    return !hasUnit || units.every((one) => one.test(unit ?? said));
  });
}

interface Unit {
  /** Whether a text names it. */
  test(text: string): boolean;
}

/** The units in which the client wants the rate. */
function unitsOf(asked: string): readonly Unit[] {
  const known = UNITS.filter((unit) => unit.test(asked));
  const other = OTHER_UNIT.exec(asked)?.[1];
  if (known.length > 0 || other === undefined) return known;
  const same = (word: string) => word.toLowerCase().replace(/s$/, '');
  return [{ test: (text) => text.split(/[^\p{L}]+/u).some((word) => same(word) === same(other)) }];
}

function pricesIn(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ text }) => saysPrice(text));
}

function findRate(
  units: readonly Unit[],
  facts: readonly Fact[],
  candidates: readonly Candidate[],
): LetterFact | undefined {
  const own = facts.filter(({ from }) => from !== 'sample');
  const saysRate = ({ text }: Fact) => SAYS_RATE.test(text) || BEGINS_WITH_RATE.test(text);
  const isOfTerms = ({ id, text }: Fact) =>
    !isOfMoreWork(text) &&
    !OF_SOME_CASES.test(text) &&
    candidates.some((one) => one.id === id && one.chances.terms >= SURELY_TERMS);
  for (const fact of [...own.filter(saysRate), ...own.filter(isOfTerms)]) {
    const rate = RATE.exec(fact.text);
    if (!rate || OF_OTHERS.test(fact.text)) continue;
    const behind = fact.text.slice(rate.index + rate[0].length);
    // 'Finished hour' of '$200 per finished hour'.
    const unit = `${rate[1] ?? ''}${/^[^\d,.;:()]*/.exec(behind)?.[0] ?? ''}`;
    if (!units.every((one) => one.test(unit))) continue;
    const isWhole = ENDS_HERE.test(behind) || UNITS.some((one) => one.test(rate[1] ?? ''));
    const isLeast = IS_LEAST.test(fact.text.slice(0, rate.index));
    // 'Between R$ 45 and R$ 70 a page, by the drawing' is more than its end.
    if (!isWhole || isLeast || RANGE_IN_WORDS.test(rate[0])) {
      const said = candidates.find((one) => one.id === fact.id && RATE.test(one.text));
      return said ?? (isLeast && BEGINS_WITH_LEAST.test(fact.text) ? fact : undefined);
    }
    return { ...fact, text: rate[0] };
  }
  return undefined;
}
