import type { Fact } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import type { LetterFact } from '#shared/proposals/letter/material.ts';
import type { Candidate } from './fact-sentences.ts';

/** '$45 an hour', '40 €/h', '0.08 USD per word'. */
const RATE =
  /(?:(?:R\$|US\$|[$€£])\s?\d[\d.,]{0,14}(?:\s?(?:[-–]|a|e|to|and|à|bis)\s?(?:R\$|US\$|[$€£])?\s?\d[\d.,]{0,14})?|\b\d[\d.,]{0,14}(?:\s?[-–]\s?\d[\d.,]{0,14})?\s?(?:[$€£]|USD|EUR|GBP|euros?|dollars?))\s?(?:(?:\/|per|an?|each|por|pro|par|la|die|the) ?|de l['’])(hour|hr|h|word|page|day|week|month|minute|project|hora|palabra|palavra|página|dia|día|stunde|std|wort|seite|tag|heure|mot|jour)s?\b/iu;
/** '£140 a day plus petrol beyond 30 miles.' */
const BEGINS_WITH_RATE = new RegExp(`(?:^|[.!?;] )(?:${RATE.source})`, 'iu');
const SAYS_RATE =
  /(?<!\p{L})(?:rates?|charge|hourly|price|tarifa|cobro|tarif|stundensatz|preis|honorar|valor|pre[cç]o|facture)(?!\p{L})/iu;
const ASKS_RATE =
  /(?<!\p{L})(?:cobrar[íi]as?|cobrar[íi]a|cobras|(?:how much|what) (?:would|do|will) you (?:charge|want|ask|need|take)|combien (?:prenez|demandez|facturez)[ -]vous|was (?:nehmen|verlangen|berechnen) sie)(?!\p{L})/iu;
/** A sum for the whole work: 'What would be your price for all three?', 'your fixed price'. */
const ASKS_SUM =
  /(?<!\p{L})(?:fixed|flat|total|quote|price for|cost for|all (?:of|two|three|four|five)|fijo|cerrado|festpreis|pauschal\p{L}*|forfait|fixo|fechado)(?!\p{L})/iu;
const UNITS: readonly RegExp[] = [
  /\b(?:hours?|hourly|hr|h|hora|stunde\p{L}*|std|heure)\b/iu,
  /\b(?:words?|palabra|palavra|wort|mot)\b/iu,
  /\b(?:pages?|página|seite)\b/iu,
  /\b(?:days?|daily|día|dia|tag\p{L}*|jour)\b/iu,
];

/** '£900', '72 Euro', 'R$ 900'. */
const MONEY =
  /(?:[$€£]|R\$)\s?\d|\d[\d.,]{0,14}\s?(?:[$€£]|(?:USD|EUR|GBP|CHF|BRL|MXN|euros?|dollars?|pounds?|pesos|reais|francs)(?!\p{L}))/iu;
/** What goes with the price of the user's work; a budget that the user managed has none of these. */
const OF_A_PRICE =
  /(?:^|(?:includes|trabajo:|trabalho:|travaux :|Arbeit:) )(?:[$€£]|R\$)\s?\d|(?<!\p{L})(?:(?:my|our|the|hourly|daily|fixed|flat) (?:rates?|price|fees?)|rates? (?:is|are|starts?)|(?:I|we) (?:charge|take|ask|price|quote|work for)|prices? (?:from|start)|costs? (?:from|between)|charge by|hourly rate|starting (?:at|from)|(?:mi|mis) (?:tarifas?|precios?)|cobro|tarifas? (?:es|desde)|paquetes? (?:mensuales? )?desde|(?:meu|o meu) (?:pre[cç]o|valor)|a partir de|costuma(?:m)? (?:ficar|custar)|(?:mon|mes|nos) tarifs?|je (?:demande|facture|prends)|(?:mein|der) (?:Stunden|Tages)?(?:satz|preis)|(?:kostet|kosten) (?:ab|zwischen)|preise? ab|Stundensatz|Tagessatz|ich (?:nehme|berechne))(?!\p{L})/iu;
const WORK_LEAD = /^(?:My work includes|Mi trabajo:|Meu trabalho:|Mes travaux :|Meine Arbeit:) /;
const RANGE_IN_WORDS = /\d (?:a|e|to|and|à|bis) (?:R\$|US\$|[$€£])?\s?\d/;
const BILLS = /^(?:Je facture|I (?:charge|bill|invoice) by|Cobro por|Facturo|Ich rechne) /u;
const IS_PAST = /^(?:I|We) (?:\p{L}+ed|cut|won|brought|kept|built|led|ran|grew|sold|made|took|saved|raised)(?!\p{L})/u;

/** A sentence about the price of the user's work: it answers an ask for it, and is no work done. */
export function saysPrice(text: string): boolean {
  return BILLS.test(text) || (MONEY.test(text) && OF_A_PRICE.test(text) && !IS_PAST.test(text));
}

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
  const units = UNITS.filter((unit) => unit.test(text));
  const isSum = units.length === 0 && ASKS_SUM.test(text);
  const rate = isSum ? undefined : findRate(units, facts);
  if (rate) return rate;
  const said = candidates.find(
    (one) =>
      saysPrice(one.text) &&
      (units.every((unit) => unit.test(one.text)) || !RATE.test(one.text)) &&
      !(isSum && RATE.test(one.text)),
  );
  return said && { id: said.id, text: withoutLead(said.text) };
}

/** 'My work includes …' is for work done. */
function withoutLead(text: string): string {
  const bare = text.replace(WORK_LEAD, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

function findRate(units: readonly RegExp[], facts: readonly Fact[]): LetterFact | undefined {
  for (const fact of facts) {
    const isRate = fact.from !== 'sample' && (SAYS_RATE.test(fact.text) || BEGINS_WITH_RATE.test(fact.text));
    const rate = isRate ? RATE.exec(fact.text) : null;
    // 'Between R$ 45 and R$ 70 a page, by the drawing' is more than its end.
    if (rate && RANGE_IN_WORDS.test(rate[0])) return fact;
    if (rate && units.every((unit) => unit.test(rate[1] ?? ''))) return { ...fact, text: rate[0] };
  }
  return undefined;
}
