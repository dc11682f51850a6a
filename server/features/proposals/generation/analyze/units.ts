import { linesOf } from './lines.ts';
import { type Section, sectionOf } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import type { Span } from './span.ts';

/** The smallest piece that says one thing: a sentence of prose or of a bullet. */
export interface Unit extends Span {
  readonly kind: 'heading' | 'bullet' | 'sentence';
  readonly section: Section;
  readonly heading: string;
  readonly numbered: boolean;
  /** Counts the lines of the post: sentences of one line share it. */
  readonly line: number;
  readonly firstOfLine: boolean;
}

interface Place {
  section: Section;
  level: number;
  heading: string;
}

/** Prose right after such a heading speaks of something else again. */
const SHORT_LIVED: ReadonlySet<Section> = new Set(['company', 'terms', 'skills', 'context']);

export function unitsOf(body: Span): Unit[] {
  const units: Unit[] = [];
  let place: Place = { section: 'unknown', level: 9, heading: '' };
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
      });
      continue;
    }
    for (const [nth, sentence] of sentencesOf(line).entries()) {
      units.push({
        ...sentence,
        kind: line.kind === 'bullet' ? 'bullet' : 'sentence',
        section: place.section,
        heading: place.heading,
        numbered: line.numbered,
        line: index,
        firstOfLine: nth === 0,
      });
    }
  }
  return units;
}

function below(place: Place, heading: string, level: number): Place {
  const known = sectionOf(heading);
  if (known !== null) return { section: known, level, heading };
  const leaves = SHORT_LIVED.has(place.section) && level <= place.level;
  return { section: leaves ? 'unknown' : place.section, level: leaves ? level : place.level, heading };
}
