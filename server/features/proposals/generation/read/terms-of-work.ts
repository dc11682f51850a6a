import type { Stated } from '#shared/proposals/brief.ts';
import { type Span, sourceOf, subSpan } from './span.ts';
import type { Unit } from './units.ts';

const MONEY =
  '(?:(?:US|AU|CA|NZ|HK|SG|C|A)?[$€£₹¥]\\s?\\d[\\d,.]{0,12}\\s?[kKmM]?\\+?|\\d[\\d,.]{0,12}\\s?[kK]?\\s?(?:USD|EUR|GBP|CAD|AUD|INR|PHP|PKR|BRL|MXN|dollars?|euros?|pounds?|reais|pesos|[$€£])(?![\\p{L}]))';
/** '20 to' before '30 GBP'; in 'phase 1 - 30 GBP' the first number is no money. */
const FROM =
  '(?<![\\d.,/#])(?<!(?<!\\w)(?:phase|task|part|step|milestone|option|stage|week|day|month|item|level|tier|package|lot|page|chapter|no\\.|nr\\.)\\s)(?:(?<!\\w)between\\s\\d[\\d,.]{0,12}\\s?[kK]?\\sand\\s|\\d[\\d,.]{0,12}\\s?[kK]?\\s?(?:-|–|—|to|bis|à)\\s?)(?=\\d)';
const RANGE = `(?:${FROM})?${MONEY}(?:\\s?(?:-|–|—|to|and|a|bis|à)\\s?(?:${MONEY}|\\d[\\d,.]{0,12}\\s?[kK]?))?(?:\\s?(?:\\/|per|an?|p\\.?)\\s?(?:hour|hr|h|word|page|week|month|day|image|video|article|project|lead|minute|piece|hora|stunde|heure|mes|m[êe]s)(?!\\w))?`;
const MONEY_RULE = new RegExp(RANGE, 'giu');
const CURRENCY =
  /[$€£₹¥]|\d\s?(?:k|usd|eur|gbp|cad|aud|inr|php|pkr|brl|mxn|dollars?|euros?|pounds?|reais|pesos)(?!\p{L})/iu;
const BUDGET_WORD =
  /\b(?:budget|pay(?:ing|ment)?|price|rate|fixed|compensation|hourly|per hour|salary|offer(?:ing)?|cost|presupuesto|pago|or[cç]amento|pagamento|prix|tarif|preis|honorar|usd)\b/i;
const NOT_BUDGET =
  /\b(?:revenue|sales|turnover|raised|funding|aov|worth|per month in|ad ?spend|investors?|valuation|million|orders?|donat\w+|plan|subscription|savings?|transactions?|products? (?:cost|priced)|(?<!\bto )(?<!\b(?:can|will|could|would|might) )spend(?:s|ing)?)\b/i;
const BUDGET_LABEL =
  /^(?:estimated |total |project |our |my |the )?(?:budget|presupuesto|or[cç]amento|compensation|pay|rate|price)\s*(?::|is|–|-)\s*(.{2,120})/i;
const NUMBER =
  '(?:\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|ten|couple of|few|un|una|uma?|eine[mnr]?|dos|tres|deux|trois|zwei|drei)';
const UNIT =
  '(?:hours?|hrs?|days?|business days|working days|weeks?|wks?|months?|d[ií]as?|semanas?|meses|m[êe]s|jours?|semaines?|mois|tagen?|wochen?|monaten?)';
const DURATION = `${NUMBER}(?:\\s?(?:-|–|to|or|a|bis|à)\\s?${NUMBER})?\\s?\\+?${UNIT}`;
/** 'We close on 12 December, so it has to be live before that.' */
const BEFORE_THAT =
  /(?<!\w)(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|easter|christmas)(?!\w)(?=[^.;]{0,60}(?<!\w)(?:before|by|until) (?:that|then)(?!\w))/iu;
const TIMELINE_RULES: readonly RegExp[] = [
  /\b(?:timeline|time ?frame|deadline|duration|project length|delivery(?: time| date)?|turnaround|plazo|prazo|d[ée]lai|frist)\b(?:\s*[:–]\s*|\s+(?:is|of)\s+(?=(?:about |approximately |around )?(?:\d|one |two |a )))([^\n.;]{2,80})/i,
  new RegExp(
    `\\b(?:within|in|in the next|next|under|takes?|for|en|em|dans|innerhalb von|menos de|less than)\\s+(?:the next |about |around |approximately |max |maximum )?${DURATION}(?![\\w/])`,
    'i',
  ),
  /(?<!\w)(?:by|before|until|no later than|due|deadline|completed|antes del?|para el|até|avant le|bis)\s+(?:the )?(?:end of )?(?:(?:this|next) (?:week|month|year)|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \d{1,2}\w{0,2} \p{Lu}\p{L}+)?|\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?: \d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|spring|summer|autumn|fall|winter|q[1-4])/iu,
  new RegExp(
    `\\b(?:expected to (?:last|take)|should take|will (?:last|take|go on for)|lasts?)\\s+(?:about |around )?${DURATION}`,
    'i',
  ),
  BEFORE_THAT,
  /\b(?:asap|as soon as possible|urgent(?:ly)?|immediate(?:ly)? start|start immediately|right away|lo antes posible|o mais r[áa]pido poss[ií]vel|d[èe]s que possible|so schnell wie m[öo]glich)\b/i,
];
const TIME_WORD =
  /\d|\b(?:weeks?|months?|days?|asap|soon|urgent\w*|immediate\w*|flexible|tomorrow|ongoing|one|two|three|semanas?|meses|d[ií]as|wochen|monate|semaines|mois)\b/i;
const WORKLOAD_RULES: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:about|around|approximately|approx\\.?|less than|more than|up to|at least|roughly|circa|ca\\.?|unos|cerca de|environ|etwa)\\s+)?\\b(?:\\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty)\\+?(?:\\s?(?:-|–|to|or|a|bis|à)\\s?\\d{1,3})?\\+?\\s?(?:h|hours?|hrs?|horas?|heures?|stunden)\\s?(?:\\/|per|an?|each|por|par|pro|every)\\s?(?:week|wk|day|month|semana|d[ií]a|m[êe]s|mes|semaine|jour|mois|woche|tag|monat)\\b`,
    'i',
  ),
  /\b\d{1,2}\+?(?:\s?(?:-|–|to)\s?\d{1,2})? (?:times|days|hours|calls|articles|videos|posts|pages|courses) (?:a|per|each|every) (?:day|week|month)\b/i,
  /\b(?:full[- ]time|part[- ]time|tiempo completo|medio tiempo|tempo integral|meio per[ií]odo|temps plein|temps partiel|vollzeit|teilzeit)\b/i,
];

export interface WorkTerms {
  readonly budget: Stated | null;
  readonly timeline: Stated | null;
  readonly workload: Stated | null;
}

/** Money and time as the client states them; text inside a question to the applicant is no term. */
export function workTermsOf(units: readonly Unit[]): WorkTerms {
  const plain = units.filter((unit) => !/\?["”)]?$/.test(unit.text) && unit.section !== 'company');
  return { budget: budgetOf(plain), timeline: timelineOf(plain), workload: workloadOf(plain) };
}

function budgetOf(units: readonly Unit[]): Stated | null {
  for (const unit of units) {
    if (!CURRENCY.test(unit.text) && !BUDGET_LABEL.test(unit.text)) continue;
    const near = `${unit.heading} ${unit.text}`;
    const isNamed = BUDGET_WORD.test(near);
    if (!isNamed && units.length > 12) continue;
    for (const match of unit.text.matchAll(MONEY_RULE)) {
      const around = unit.text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 25);
      if (isAll(unit.text, match)) return quoteSpan(subSpan(unit, match.index, match.index + match[0].length));
      if (NOT_BUDGET.test(around) || (!isNamed && !/\b(?:roughly|around|about|for|max)\b/i.test(around))) continue;
      return quoteSpan(subSpan(unit, match.index, match.index + match[0].length));
    }
    const label = BUDGET_LABEL.exec(unit.text);
    if (label?.[1] !== undefined && unit.kind !== 'heading')
      return quoteSpan(subSpan(unit, label[0].length - label[1].length));
  }
  return null;
}

/** '$150.' as a whole sentence is the budget. */
function isAll(sentence: string, money: RegExpExecArray): boolean {
  return money.index === 0 && /^[\s.!,]*$/.test(sentence.slice(money[0].length));
}

function timelineOf(units: readonly Unit[]): Stated | null {
  for (const rule of TIMELINE_RULES) {
    for (const unit of units) {
      if (unit.section === 'applicant' && rule !== TIMELINE_RULES[0]) continue;
      const match = rule.exec(unit.text);
      if (match === null || isNotTimeline(unit, match[0]) || (match[1] !== undefined && !TIME_WORD.test(match[1])))
        continue;
      const from = match[1] === undefined ? match.index : match.index + match[0].length - match[1].length;
      return quoteSpan(subSpan(unit, from, match.index + match[0].length));
    }
  }
  return null;
}

function isNotTimeline(unit: Unit, words: string): boolean {
  // 'a court for an hour' is a duration of a thing, not of the work.
  if (/^for (?:.*\bhours?|an? day)$/i.test(words)) return true;
  if (
    /\b(?:experience|years?|old|warranty|support for|last(?:ed)? (?:month|week)|availab\w+ to work|reply|respond|answers?|notice|trial|rate|hiring|select a candidate|hear back|another month|transactions?)\b/i.test(
      unit.text,
    ) &&
    !/deadline|timeline|duration|length|availab/i.test(words + unit.heading)
  )
    return true;
  return (
    /\b(?:share|include|provide|send|tell|outline|your (?:estimated|timeline))\b/i.test(unit.text) &&
    unit.section === 'apply'
  );
}

function workloadOf(units: readonly Unit[]): Stated | null {
  for (const rule of WORKLOAD_RULES) {
    for (const unit of units) {
      const match = rule.exec(unit.text);
      if (
        match !== null &&
        !/\bbonus|not only|employment is an option|possibility of|potential|grow into/i.test(unit.text)
      )
        return quoteSpan(subSpan(unit, match.index, match.index + match[0].length));
    }
  }
  return null;
}

function quoteSpan(span: Span): Stated {
  return { ...sourceOf(span), text: span.text.replace(/\s+/g, ' ').replace(/[\s.,;:!]+$/, '') };
}
