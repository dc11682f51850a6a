import type { CodeWord, Stated } from '#shared/proposals/brief.ts';
import { evaluate } from '../arithmetic.ts';
import type { CodeWords } from '../code-words.ts';
import { overlaps, type Span, sourceOf, subSpan } from '../span.ts';
import type { WorkTerms } from '../terms-of-work.ts';
import type { Unit } from '../units.ts';
import type { Reading } from './reading.ts';

interface Found {
  readonly span: Span;
  readonly word: string;
}

const MAX_WORDS = 5;
/** 'con su tarifa', 'mit einer kurzen Vorstellung': what to begin with, and no code. */
const NOT_A_CODE =
  /^(?:una?|el|la|los|las|su|sus|tu|tus|um|uma|os?|as?|seu|sua|une?|les?|votre|vos|der|die|das|dem|den|eine?[nmrs]?|ihre?[nmrs]?|deine?[nmrs]?|con|com|avec|mit|que|como|qui|wie|bitte|por|por favor|si|se|en|em|in|de|y|e|et|und|al|no|ao|au)$/iu;
/** 'la palabra "Oferta" en el banner' is work. */
const ON_THE_WORK =
  /^\W{0,3}(?:en|no|na|dans|sur|auf|im|in) (?:el |la |los |las |o |a |le |les |l[’']|den |dem |der |die |das )?(?:banner|logo\p{L}*|t[ií]tulo|titre|portada|capa|couverture|encabezado|cabe[cç]alho|men[uú]|menu|etiqueta|[ée]tiquette|página principal|website|webseite|seite|plakat|cartel|cartaz|affiche)/iu;

/** The words a client wants back, with those of `others`, which were read by the rules for English. */
export function codesAbroad(text: Span, reading: Reading, others: CodeWords): CodeWords {
  const openers = search(text, reading.openers);
  const [first] = openers;
  const opener = first ? toCode(first, 'o1') : (quoted(others.opener ? [others.opener] : [])[0] ?? null);
  const own = search(text, reading.anywhere).filter(
    (one) => !openers.some((other) => other.word === one.word || overlaps(other.span, one.span)),
  );
  const more = quoted(others.anywhere).filter(
    (code) =>
      code.word !== opener?.word &&
      !own.some(({ word }) => word === code.word) &&
      !openers.some(({ span }) => overlaps(span, { text: code.quote, start: code.start })),
  );
  const anywhere = [...own.filter(({ word }) => word !== opener?.word).map((one) => toCode(one, '')), ...more];
  return { opener, anywhere: anywhere.slice(0, MAX_WORDS).map((code, i) => ({ ...code, id: `w${i + 1}` })) };
}

/** Without quotation marks the rules for English take any word for a code. */
function quoted(codes: readonly CodeWord[]): CodeWord[] {
  return codes.filter(({ quote }) => /["“„«‘']/.test(quote));
}

function toCode({ span, word }: Found, id: string): CodeWord {
  return { id, ...sourceOf(span), word };
}

function search(text: Span, rules: readonly RegExp[]): Found[] {
  const found: Found[] = [];
  for (const rule of rules) {
    for (const match of text.text.matchAll(rule)) {
      const raw = codeIn(match);
      const after = text.text.slice(match.index + match[0].length);
      if (raw === '' || NOT_A_CODE.test(raw) || ON_THE_WORK.test(after)) continue;
      const word = evaluate(raw) ?? raw;
      if (!found.some((other) => other.word === word))
        found.push({ span: subSpan(text, match.index, match.index + match[0].length), word });
    }
  }
  return found;
}

/** Without quotation marks a code ends with its capitals: 'MOLAR na resposta', 'picual para saber que …'. */
function codeIn(match: RegExpExecArray): string {
  const raw =
    match
      .slice(1)
      .find((group) => group !== undefined)
      ?.trim()
      .replace(/[.,;:!?]+$/, '') ?? '';
  const [first = '', ...more] = raw.split(/\s+/);
  if (more.length === 0 || /["“„«‘']\s?$/.test(match[0].slice(0, match[0].lastIndexOf(raw)))) return raw;
  const end = more.findIndex((word) => word !== word.toUpperCase());
  return [first, ...(first === first.toUpperCase() ? more.slice(0, end === -1 ? undefined : end) : [])].join(' ');
}

/** 'Die Leute sollen bis Donnerstag bestellen können' sets no date for the work. */
const OF_OTHERS =
  /(?<!\p{L})(?:(?:sollen|m[üu]ssen) .* k[öo]nnen|(?:deben?|tienen? que) poder|(?:devem?|precisam?) (?:poder|conseguir)|doi(?:t|vent) pouvoir)(?!\p{L})/iu;

/** Money and time, where the rules for English saw none. */
export function workTermsAbroad(units: readonly Unit[], { timeline, budget }: Reading, known: WorkTerms): WorkTerms {
  const plain = units.filter(
    ({ text, section }) => !/\?["”»)]?$/.test(text) && section !== 'company' && section !== 'applicant',
  );
  const time =
    plain
      .filter(({ text }) => !OF_OTHERS.test(text))
      .flatMap((unit) => timeline.map((rule) => spanOf(unit, rule)))
      .find((span) => span !== null) ?? null;
  const money = plain
    .filter(({ text, heading }) => budget.test(`${heading} ${text}`))
    .map((unit) => spanOf(unit, MONEY))
    .find((span) => span !== null);
  return { ...known, timeline: known.timeline ?? (time && stated(time)), budget: money ? stated(money) : known.budget };
}

const AMOUNT = '\\d[\\d.,]*(?:[ \\u00a0\\u202f]\\d{3})*';
const MONEY = new RegExp(
  `(?:(?:R\\$|US\\$|[$€£])\\s?${AMOUNT}(?:\\s?(?:a|-|–|à|bis|até)\\s?(?:R\\$|[$€£])?\\s?${AMOUNT})?|${AMOUNT}(?:\\s?(?:a|-|–|à|bis|até)\\s?${AMOUNT})?\\s?(?:€|euros?|Euro|d[oó]lares|reais|pesos|francs?|Franken|CHF|USD|EUR|BRL|MXN))(?:\\s?(?:\\/|por|par|pro|de l[’'])\\s?\\p{L}+)?`,
  'u',
);

function spanOf(unit: Unit, rule: RegExp): Span | null {
  const match = rule.exec(unit.text);
  return match === null ? null : subSpan(unit, match.index, match.index + match[0].length);
}

function stated(span: Span): Stated {
  return { ...sourceOf(span), text: span.text.replace(/\s+/g, ' ').replace(/[\s.,;:!]+$/, '') };
}

/** The first unit that a rule holds for, as the client states it. */
export function statedBy(units: readonly Unit[], rule: RegExp): Stated | null {
  const unit = units.find(({ text }) => text.length < 600 && rule.test(text));
  return unit === undefined ? null : { ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') };
}
