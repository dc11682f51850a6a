import { type Line, linesOf } from './lines.ts';
import { type Section, sectionOf } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { bounded, type Span, subSpan } from './span.ts';

/** The smallest piece that says one thing: a heading, or a sentence of prose or of a list entry. */
export interface Unit extends Span {
  readonly kind: 'heading' | 'bullet' | 'sentence';
  readonly section: Section;
  readonly heading: string;
  readonly numbered: boolean;
  /** Counts the lines of the post: sentences of one line share it. */
  readonly line: number;
  readonly firstOfLine: boolean;
  /** Sentences in its line. */
  readonly inLine: number;
  /** A blank line is above its line. */
  readonly afterBlank: boolean;
}

interface Place {
  section: Section;
  level: number;
  heading: string;
  /** A list has begun under the heading; prose after a blank line then has another topic. */
  listed: boolean;
}

/**
 * Longest unit in UTF-16 units. Longer text is cut at a space, so that a quadratic rule stays cheap on a post without any
 * full stop. Every pattern of the reader may rely on this bound.
 */
export const MAX_UNIT_CHARS = 600;
/** More units than a post has that a person wrote: the longest known has 165, and 20,000 characters of prose have 250. */
const PLENTY_OF_UNITS = 300;
const SHORT_LIVED: ReadonlySet<Section> = new Set(['company', 'terms', 'skills', 'context', 'applicant']);
const INSIDE_APPLY: ReadonlySet<Section> = new Set(['skills', 'terms', 'context']);
const LABEL = /^(\p{L}[\p{L} '’/-]{2,28}\p{L})\s?:\s+(?=\S)/u;
const LABEL_SECTIONS: ReadonlySet<Section | null> = new Set(['apply', 'terms']);
const NOWHERE: Place = { section: 'unknown', level: 9, heading: '', listed: false };

export function unitsOf(body: Span): Unit[] {
  const units: Unit[] = [];
  let place = NOWHERE;
  for (const [index, line] of linesOf(body).entries()) {
    if (line.kind === 'heading') {
      place = placeBelow(place, line.text, line.level);
      const { text, start, afterBlank } = line;
      units.push({
        text,
        start,
        kind: 'heading',
        section: place.section,
        heading: '',
        numbered: line.numbered,
        line: index,
        firstOfLine: true,
        inLine: 1,
        afterBlank,
      });
      continue;
    }
    place = placeAfter(place, line);
    units.push(...unitsIn(line, place, index));
  }
  return bounded(body, units, PLENTY_OF_UNITS);
}

function unitsIn(line: Line, place: Place, index: number): Unit[] {
  const sentences = sentencesOf(line).flatMap(cutLong);
  return sentences.map((sentence, nth) => {
    const label = LABEL.exec(sentence.text);
    const own = label?.[1] === undefined ? null : sectionOf(label[1]);
    const labelled = label !== null && LABEL_SECTIONS.has(own);
    // 'Please answer two questions: if you …' is no question without its beginning.
    const isBare = labelled && own === 'apply' && !/questions?$/i.test(label[1] ?? '');
    const span = isBare ? subSpan(sentence, label[0].length) : sentence;
    return {
      ...span,
      kind: line.kind === 'bullet' ? 'bullet' : 'sentence',
      section: labelled && own !== null ? own : place.section,
      heading: place.heading,
      numbered: line.numbered,
      line: index,
      firstOfLine: nth === 0,
      inLine: sentences.length,
      afterBlank: nth === 0 && line.afterBlank,
    };
  });
}

function cutLong(span: Span): Span[] {
  if (span.text.length <= MAX_UNIT_CHARS) return [span];
  const space = span.text.lastIndexOf(' ', MAX_UNIT_CHARS);
  const at = space > MAX_UNIT_CHARS / 2 ? space : MAX_UNIT_CHARS;
  return [subSpan(span, 0, at), ...cutLong(subSpan(span, at))];
}

function placeBelow(place: Place, heading: string, level: number): Place {
  if (!/\p{L}/u.test(heading)) return NOWHERE;
  const known = sectionOf(heading);
  // 'Tech stack:' or 'Timeline:' below 'In your proposal, include' names what to send.
  if (place.section === 'apply' && known !== null && INSIDE_APPLY.has(known) && heading.endsWith(':'))
    return { ...place, heading, listed: false };
  if (known !== null) return { section: known, level, heading, listed: false };
  const leaves = SHORT_LIVED.has(place.section) && level <= place.level;
  return {
    section: leaves ? 'unknown' : place.section,
    level: leaves ? level : place.level,
    heading,
    listed: false,
  };
}

function placeAfter(place: Place, line: Line): Place {
  // A list that continues after a blank line may be another one, under a title without a mark.
  if (line.kind === 'bullet') return { ...place, listed: true };
  const moved = place.listed && line.afterBlank && SHORT_LIVED.has(place.section) && line.text.length > 60;
  return moved ? NOWHERE : place;
}

/** A squeezed paragraph turns to the reader in the middle of a sentence: '…, please tell me what you edit in'. */
const SQUEEZED = 120;
const LEAST_BEFORE_ORDER = 60;
const MOST_ORDERS = 4;
const ORDERS =
  /[,;)] (?:(?:and|also|so|then|but|y|e|et|und) )*(?=(?:please|pls|plz|kindly|bitte|por favor) \p{Ll}|(?:when you (?:write|reply|apply|answer|respond|bid)|in your (?:reply|answer|message|proposal|application|bid|response)),? \p{Ll}|(?:i['’]d|we['’]d|i would|we would) (?:love|like) to (?:hear (?!from)|see |know )|it(?:['’]d| would) be (?:good|nice|great|helpful) to (?:know|hear|see) |(?:just |then )?(?:tell|send|show|give) (?:me|us) (?=(?:\S+ ){0,8}?(?:you|your|you['’]\S+)(?!\p{L}))|(?:quote|state|mention|include|attach|name) (?:your|how|what|roughly|an?) |let (?:me|us) know |need to know (?:if |that |whether )?you|(?:m[aá]nda|d[ií]|env[ií]a|cu[eé]nta)(?:me|nos) |me diz |merci d|(?:dites|envoyez)-|(?:schick|schreib|sag|nenn)(?:en sie|t|e)? (?:mir|uns) )/giu;

/** The units, with what is ordered from the reader in a squeezed paragraph apart. The classifier is trained on whole sentences. */
export function withOrdersApart(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit) =>
    cutAtOrders(unit).map((span, nth) => ({ ...unit, ...span, firstOfLine: unit.firstOfLine && nth === 0 })),
  );
}

function cutAtOrders(span: Span): Span[] {
  if (span.text.length < SQUEEZED) return [{ text: span.text, start: span.start }];
  const cuts = [...span.text.matchAll(ORDERS)]
    .map(({ index, 0: mark }) => ({ end: index, next: index + mark.length }))
    // 'When you reply, please say …' is one.
    .filter(({ end }) => end >= LEAST_BEFORE_ORDER)
    .slice(0, MOST_ORDERS);
  const ends = [...cuts.map(({ end }) => end), span.text.length];
  return ends.map((end, i) => subSpan(span, i === 0 ? 0 : (cuts[i - 1]?.next ?? 0), end));
}
