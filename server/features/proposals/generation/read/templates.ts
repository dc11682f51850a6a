import { type Span, subSpan } from './span.ts';
import type { Unit } from './units.ts';

const MAX_LABEL_WORDS = 7;
const ANNOUNCES = /\b(?:template|fill (?:\w+ ){0,2}(?:in|out)|(?:this|the following) (?:form|format))\b[^.?!]*$/i;
const INLINE = /\btemplate\s*:\s+(?=\S)/i;

/** 'Fill in this template:' and then 'Tools:', 'Years:' … one a line: each is to be answered. */
export function templateLinesOf(units: readonly Unit[]): ReadonlySet<Unit> {
  const lines = new Set<Unit>();
  let isOpen = false;
  for (const unit of units) {
    const isLabel = unit.text.endsWith(':') && unit.text.split(/\s+/).length <= MAX_LABEL_WORDS;
    if (ANNOUNCES.test(unit.text) && !INLINE.test(unit.text)) isOpen = true;
    else if (isOpen && isLabel) lines.add(unit);
    else isOpen = false;
  }
  return lines;
}

/** '… as per this template: Frontend: Backend: Databases' squeezed into one line; null for any other line. */
export function templateItemsOf(unit: Unit): Span[] | null {
  const mark = INLINE.exec(unit.text);
  if (mark === null) return null;
  const from = mark.index + mark[0].length;
  const items: Span[] = [];
  let at = from;
  for (const part of unit.text.slice(from).split(/:\s+/)) {
    if (part.split(/\s+/).length <= MAX_LABEL_WORDS && /\p{L}{2}/u.test(part))
      items.push(subSpan(unit, at, at + part.length));
    at += part.length + (/^:\s+/.exec(unit.text.slice(at + part.length))?.[0].length ?? 0);
  }
  return items.length >= 2 ? items : null;
}
