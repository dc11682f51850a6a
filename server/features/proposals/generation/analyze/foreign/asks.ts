import type { Ask } from '#shared/proposals/brief.ts';
import { overlaps, type Span, sourceOf, subSpan } from '../span.ts';
import type { Unit } from '../units.ts';
import { MORE_KINDS, MORE_ORDERS, PART, POLITELY, TELLS, WELCOME } from './ask-signs.ts';
import type { Reading } from './reading.ts';

const MAX_ASKS = 15;
const MARK = /\?["”»)\]]?$/;
const MAX_POLITE_WORDS = 14;

/** What the applicant is told to send or say, one item each even when one sentence asks for three. */
export function asksAbroad(units: readonly Unit[], taken: readonly Span[], reading: Reading): Ask[] {
  const found = units
    .filter((unit) => isAsk(unit, reading) && !taken.some((span) => overlaps(span, unit)))
    .flatMap((unit) => split(unit, reading))
    .filter(({ text }) => withoutOrder(text, reading) !== '');
  const unique = found.filter((span, i) => found.findIndex(({ text }) => text === span.text) === i);
  return unique.slice(0, MAX_ASKS).map((span, i) => toAsk(span, i, reading));
}

function isAsk({ text, kind, section }: Unit, reading: Reading): boolean {
  if (kind === 'heading' || MARK.test(text) || text.endsWith(':') || text.length > 500 || reading.refuses.test(text))
    return false;
  const isKnown = kindOf(text, reading) !== 'other';
  const isOrder = reading.orders.test(text) || MORE_ORDERS.test(text);
  if (section === 'apply' && isKnown && (kind === 'bullet' || isOrder || reading.please.test(text))) return true;
  if (reading.please.test(text) && (isKnown || reading.applicants.test(text))) return true;
  if (kind !== 'sentence') return false;
  if (TELLS.test(text)) return isKnown || PART.test(text.replace(TELLS, '').replace(/^[\s,:]+/, ''));
  if (isKnown && isSaidPolitely(text, reading)) return true;
  if (!isOrder || !isKnown) return false;
  return (section !== 'needs' && section !== 'deliverables') || reading.applicants.test(text);
}

/** 'Stundensatz bitte gleich dazuschreiben'; 'bitte' before what is to be done to the work is none. */
function isSaidPolitely(text: string, reading: Reading): boolean {
  if (text.split(/\s+/).length > MAX_POLITE_WORDS || reading.firstPerson.test(text)) return false;
  return POLITELY.test(text) ? startsWithKind(text, reading) : WELCOME.test(text) && startsWithKind(text, reading);
}

const FIRST_WORDS = 3;

function startsWithKind(text: string, reading: Reading): boolean {
  const head = text
    .split(/\s+/)
    .slice(0, FIRST_WORDS)
    .join(' ')
    .replace(/[,.;:]/g, '');
  return kindOf(head, reading) !== 'other';
}

const JOINT =
  /, (?:y |e |et |und |sowie |así como |ainsi que |bem como |além de )?| (?:y|e|et|und|sowie|así como|ainsi que|bem como) |; /giu;

/** 'envíe su tarifa, dos muestras y su disponibilidad' is three asks. */
function split(unit: Unit, reading: Reading): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const match of unit.text.matchAll(JOINT)) {
    const head = unit.text.slice(from, match.index);
    const tail = unit.text.slice(match.index + match[0].length);
    if (!isAnother(head, tail, reading)) continue;
    parts.push(subSpan(unit, from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, subSpan(unit, from)];
}

/** Of another kind than what stands before it, or an order or a question of its own. */
function isAnother(head: string, tail: string, reading: Reading): boolean {
  const said = withoutOrder(head, reading);
  if (said === '' || isAside(head)) return false;
  const next = /^[^,;]{0,90}?(?=,| (?:y|e|et|und|sowie) |;|$)/iu.exec(tail)?.[0] ?? tail;
  const [mine, theirs] = [kindOf(said, reading), kindOf(next, reading)];
  if (isOrdered(tail, reading) && said.split(' ').length > 1) return true;
  if (mine !== theirs && mine !== 'other' && theirs !== 'other') return true;
  return PART.test(tail) && next.split(/\s+/).length >= 2 && (mine !== theirs || ASKS_APART.test(tail));
}

/** Two clauses with words of their own to ask are two questions, of one kind or not. */
const ASKS_APART =
  /^(?:en |em |ab |bis |de |desde |a partir de |à partir de )?(?:cu[aá]nt|cu[aá]ndo|c[oó]mo|qu[eé] \p{L}|quant|quando|quais|qual|combien|comment|quel|quand|welche|was|wie|wann|ob|si|se)[\p{L}]*(?!\p{L})/iu;

function isOrdered(text: string, reading: Reading): boolean {
  return reading.orders.test(text) || MORE_ORDERS.test(text) || TELLS.test(text);
}

/** 'Indica en tu mensaje si …' */
const IN_THE_REPLY =
  /^(?:en (?:tu|su|la)|na (?:sua )?|no (?:seu )?|dans (?:votre|ta|le)|in (?:ihrer|deiner|der)) ?(?:mensaje|propuesta|respuesta|mensagem|proposta|resposta|message|proposition|r[ée]ponse|nachricht|bewerbung|antwort),? /iu;

/** What an order to send or say something asks for, without the order. */
export function withoutOrder(head: string, { orders }: Reading): string {
  return [TELLS, MORE_ORDERS, orders]
    .reduce((rest, rule) => rest.replace(rule, ''), head)
    .replace(POLITELY, '')
    .replace(/^[\s,:-]+|[\s,]+$/g, '')
    .replace(IN_THE_REPLY, '');
}

/** 'Si te interesa, …', 'Bei Interesse …': nothing is asked yet. */
function isAside(head: string): boolean {
  return (
    !PART.test(head) &&
    /^(?:si|se|bei|wenn|falls|para|pour|f[üu]r|al|ao|en|em|dans|in) (?:[^\s,]+ ?){1,5}$/iu.test(head)
  );
}

function toAsk(span: Span, index: number, reading: Reading): Ask {
  const kind = kindOf(span.text, reading);
  const figure = /(?<![\d.,])(\d{1,2})(?![\d.,])/.exec(span.text)?.[1];
  const word = Object.keys(reading.counts).find((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(span.text),
  );
  const count = figure !== undefined ? Number(figure) : word === undefined ? undefined : reading.counts[word];
  const counted = kind === 'samples' && count !== undefined && !/\d+ ?(?:seg|sec|sek|min)/i.test(span.text);
  return {
    id: `a${index + 1}`,
    ...sourceOf(span),
    text: (kind === 'other' ? withoutOrder(span.text, reading) : span.text)
      .replace(/\s+/g, ' ')
      .replace(/[\s.,;:]+$/, ''),
    kind,
    ...(counted ? { count } : {}),
  };
}

function kindOf(text: string, { askKinds }: Reading): Ask['kind'] {
  return [...askKinds, ...MORE_KINDS].find(([, rule]) => rule.test(text))?.[0] ?? 'other';
}
