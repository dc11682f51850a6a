import { leadOf } from './heading-lead.ts';
import { type Line, linesOf } from './lines.ts';
import { type Section, sectionOf } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { type Span, subSpan } from './span.ts';

/** The smallest piece that says one thing: a sentence of prose or of a bullet. */
export interface Unit extends Span {
  readonly kind: 'heading' | 'bullet' | 'sentence';
  readonly section: Section;
  readonly heading: string;
  readonly numbered: boolean;
  /** Counts the lines of the post: sentences of one line share it. */
  readonly line: number;
  readonly firstOfLine: boolean;
  /** What the line above its list says of each item: 'let members ' under 'The app lets members:'. */
  readonly lead: string;
}

interface Place {
  section: Section;
  level: number;
  heading: string;
  lead: string;
  /** A list has begun under the heading; prose after a blank line then speaks of something else. */
  listed: boolean;
}

const SHORT_LIVED: ReadonlySet<Section> = new Set(['company', 'terms', 'skills', 'context', 'applicant']);
const INSIDE_APPLY: ReadonlySet<Section> = new Set(['skills', 'terms', 'context']);
const LABEL = /^([\p{L}][\p{L} '’/-]{2,28}[\p{L}])\s?:\s+(?=\S)/u;
const LABEL_SECTIONS: ReadonlySet<Section | null> = new Set(['apply', 'terms']);

export function unitsOf(body: Span): Unit[] {
  const units: Unit[] = [];
  let place: Place = { section: 'unknown', level: 9, heading: '', lead: '', listed: false };
  for (const [index, line] of linesOf(body).entries()) {
    if (line.kind === 'heading') {
      place = below(place, line.text, line.level);
      units.push({
        ...line,
        kind: 'heading',
        section: place.section,
        heading: line.text,
        numbered: false,
        line: index,
        firstOfLine: true,
        lead: '',
      });
      continue;
    }
    place = after(place, line);
    units.push(...unitsIn(line, place, index));
  }
  return units;
}

function unitsIn(line: Line, place: Place, index: number): Unit[] {
  return sentencesOf(line).map((sentence, nth) => {
    const label = LABEL.exec(sentence.text);
    const own = label?.[1] === undefined ? null : sectionOf(label[1]);
    const labelled = label !== null && LABEL_SECTIONS.has(own);
    // 'Please answer two questions: if you …' loses what makes it a question without its beginning.
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
      lead: line.kind === 'bullet' ? place.lead : '',
    };
  });
}

function below(place: Place, heading: string, level: number): Place {
  if (!/\p{L}/u.test(heading)) return { section: 'unknown', level: 9, heading: '', lead: '', listed: false };
  const lead = leadOf(heading);
  const known = sectionOf(heading);
  // 'Tech stack:' or 'Timeline:' below 'In your proposal, include' names what to send.
  if (place.section === 'apply' && known !== null && INSIDE_APPLY.has(known) && heading.endsWith(':'))
    return { ...place, heading, lead, listed: false };
  if (known !== null) return { section: known, level, heading, lead, listed: false };
  const leaves = SHORT_LIVED.has(place.section) && level <= place.level;
  return {
    section: leaves ? 'unknown' : place.section,
    level: leaves ? level : place.level,
    heading,
    lead,
    listed: false,
  };
}

function after(place: Place, line: Line): Place {
  // A list that goes on after a blank line may be another one, under a title that no mark shows.
  if (line.kind === 'bullet')
    return { ...place, listed: true, lead: place.listed && line.afterBlank ? '' : place.lead };
  const lead = line.text.endsWith(':') ? leadOf(/[^.!?]*$/.exec(line.text)?.[0].trim() ?? '') : '';
  const moved = place.listed && line.afterBlank && SHORT_LIVED.has(place.section) && line.text.length > 60;
  return moved ? { section: 'unknown', level: 9, heading: '', lead, listed: false } : { ...place, lead };
}
