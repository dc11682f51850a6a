import { type Line, linesOf } from './lines.ts';
import { type Section, sectionOf } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { limitSpans, type Span, subSpan } from './span.ts';

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
/** More units than a post has that a person wrote: the longest known has 165. */
const PLENTY_OF_UNITS = 240;
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
  return limitSpans(body, units, PLENTY_OF_UNITS);
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

const LEAST_WORDS = 2;
const MOST_CUTS = 11;
/** Where a clause may begin. Whether one does, the classifier decides. */
const CLAUSE =
  /[,;:] (?:(?:and|also|so|then|but|plus|y|pero|e|mas|et|mais|und|aber|sowie) )?|\s[-–—]+ | (?:and|but|so|because|plus|then|y|pero|e|mas|et|mais|und|aber) (?=\p{L})/gu;

/** Behind an open bracket or quotation mark; a smiley is none. */
const IS_OPEN = /(?<![:;]-?)\([^()]*$|(?:^|\s)["“„«][^"“”„«»]*$/;

/** The clauses of a sentence as units of their own; with two words or more each. */
export function clausesOf(unit: Unit): Unit[] {
  const cuts: { end: number; next: number }[] = [];
  for (const { index, 0: mark } of unit.text.matchAll(CLAUSE)) {
    const before = unit.text.slice(cuts.at(-1)?.next ?? 0, index);
    if (cuts.length < MOST_CUTS && hasWords(before) && !isInside(before, unit.text.slice(index)))
      cuts.push({ end: index, next: index + mark.length });
  }
  const last = cuts.at(-1);
  if (last && !hasWords(unit.text.slice(last.next))) cuts.pop();
  return [...cuts.map(({ end }) => end), unit.text.length].map((end, nth) => ({
    ...unit,
    ...subSpan(unit, nth === 0 ? 0 : (cuts[nth - 1]?.next ?? 0), end),
    firstOfLine: unit.firstOfLine && nth === 0,
    afterBlank: unit.afterBlank && nth === 0,
  }));
}

/** What is never closed encloses nothing. */
function isInside(before: string, after: string): boolean {
  return IS_OPEN.test(before) && /[)"”“»]/.test(after);
}

function hasWords(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS;
}

/** `from` to `to`, which are clauses of one unit in their order, as one unit again. */
export function joinClauses(whole: Unit, from: Unit, to: Unit): Unit {
  return {
    ...from,
    ...subSpan(whole, from.start - whole.start, to.start + to.text.length - whole.start),
  };
}
