import { describesApplicant, isAboutApplicant, isTalk } from '../applicant.ts';
import { clauseOf, wordCount } from '../clause.ts';
import { type Span, subSpan } from '../span.ts';
import type { Unit } from '../units.ts';
import { type Candidate, make, nounNeed, scoreOf, verbNeed } from './candidate.ts';
import { type Frame, framesOf, imperative, thirdPerson } from './frames.ts';
import { nominal } from './nominal.ts';
import { orders } from './prose.ts';
import { isWhole } from './whole.ts';
import { FINITE, NO_LABEL, NO_NOUN, VALUE, WISH } from './words.ts';

const SEPARATOR = /:\s+(?=\S)|\s[–—-]\s+(?=\S)/u;
/** A longer line may hold several orders. */
const MAX_LINE = 14;
const MAX_LABEL_CHARS = 70;

export function fromLine(unit: Unit): Candidate[] {
  if (unit.section === 'applicant' || isTalk(unit.text)) return [];
  const found = body(unit);
  if (found === null || isAboutApplicant(found.text) || VALUE.test(found.text) || wordCount(found.text) < 2) return [];
  const frame = found.isLabel ? null : (imperative(found.text) ?? lineFrame(found.text));
  const score = scoreOf(unit) + (found.isLabel ? -0.5 : 0);
  if (frame?.form === 'noun') return [nounNeed(unit, found, frame)].filter(isWhole);
  if (frame !== null) {
    const lead = frame.lead === '' ? unit.lead : frame.lead;
    if (lead === '' && wordCount(found.text) > MAX_LINE) return orders(unit, found, frame).filter(isWhole);
    return [verbNeed(unit, found, { ...frame, lead }, score + 0.5)].filter(isWhole);
  }
  const third = thirdPerson(found.text);
  if (third !== null) return [make(unit, clauseOf(found.text.replace(/^[\p{L}-]+/u, third)), 'verb', score)];
  return mayBeNominal(unit, found) ? nominal(unit, found, score) : [];
}

/** Where a line without a verb still names a thing wanted, and not a quality, a fact or a caption. */
function mayBeNominal(unit: Unit, found: Span & { isLabel: boolean }): boolean {
  if ((found.isLabel && unit.section === 'unknown') || describesApplicant(found.text)) return false;
  if (unit.section === 'requirements' || unit.section === 'context') return false;
  return unit.kind === 'bullet' || unit.section === 'deliverables';
}

/** A bullet speaks for itself; only one that names its people hides its verb further in. */
function lineFrame(text: string): Frame | null {
  const frames = framesOf(text);
  const spoken = WISH.test(text) || /\b(?:you|we|i)\b/i.test(text);
  return (spoken ? frames[0] : frames.find((frame) => frame.lead.startsWith('make '))) ?? null;
}

/** 'Market Analysis: Identify trends …' says it after the label; 'Responsive design: …' says it in the label. */
function body(unit: Unit): (Span & { isLabel: boolean }) | null {
  const mark = SEPARATOR.exec(unit.text.slice(0, MAX_LABEL_CHARS));
  const label = mark === null ? '' : unit.text.slice(0, mark.index);
  if (mark === null || wordCount(label) > 7 || /[.!?;,]|\([^)]*$/.test(label)) return { ...unit, isLabel: false };
  const rest = subSpan(unit, mark.index + mark[0].length);
  if (imperative(rest.text) !== null) return { ...rest, isLabel: false };
  const words = wordCount(label);
  // 'Fix the accounts - somebody made forty of them': the order stands first, and why behind it.
  if (mark[0].trim() !== ':' && words > 2 && imperative(label) !== null)
    return { ...subSpan(unit, 0, label.length), isLabel: false };
  const [said = ''] = rest.text.split(/\b(?:that|which|who|whether)\b/);
  if (!FINITE.test(said) && !NO_NOUN.test(said) && wordCount(rest.text) >= 4 && unit.section !== 'unknown')
    return { ...rest, isLabel: false };
  if (VALUE.test(rest.text) || wordCount(rest.text) < 4 || NO_LABEL.test(label))
    return words <= 3 ? null : { ...rest, isLabel: false };
  return words < 2 ? { ...rest, isLabel: false } : { ...subSpan(unit, 0, label.length), isLabel: true };
}
