import type { Need } from '#shared/proposals/brief.ts';
import { describesApplicant, isAboutApplicant, isTalk } from './applicant.ts';
import { clauseOf, midSentence, imperative as toImperative, wordCount } from './clause.ts';
import { type Frame, framesOf, imperative, thirdPerson } from './need-frames.ts';
import { nounPhrase } from './noun-phrase.ts';
import type { Section } from './sections.ts';
import { type Span, sourceOf, subSpan } from './span.ts';
import { likeness, termsOf } from './terms.ts';
import type { Unit } from './units.ts';

const MAX_NEEDS = 24;
const MAX_CORE = 8;
const SKIPPED: ReadonlySet<Section> = new Set(['company', 'skills', 'apply', 'terms']);
const LABEL = /^((?:[\p{L}\p{N}&/+.'’-]+ ?|\([^()]{1,30}\) ?){1,7})(?::|\s[–—-])\s+(?=\S)/u;
const VALUE = /^[\d$€£<>~(]|^(?:yes|no|true|false|n\/a)\b/i;

interface Candidate extends Span {
  readonly text: string;
  readonly words: string;
  readonly form: Need['form'];
  readonly kind: Need['kind'];
  readonly score: number;
}

/** What the client wants done, from prose and lists alike, in the order of the post. */
export function needsOf(units: readonly Unit[]): Need[] {
  const kept: (Candidate & { terms: string[] })[] = [];
  for (const candidate of units.flatMap(candidatesOf)) {
    const terms = termsOf(candidate.words);
    if (terms.length === 0) continue;
    const twin = kept.findIndex((other) => likeness(terms, other.terms) >= 0.75);
    if (twin === -1) kept.push({ ...candidate, terms });
    else if (candidate.score > (kept[twin]?.score ?? 0) + 1) kept[twin] = { ...candidate, terms };
  }
  const best = [...kept].sort((a, b) => b.score - a.score || a.start - b.start).slice(0, MAX_NEEDS);
  const core = new Set(best.slice(0, MAX_CORE));
  return best
    .sort((a, b) => a.start - b.start)
    .map((need, i) => ({
      id: `n${i + 1}`,
      ...sourceOf(need),
      text: need.words,
      form: need.form,
      core: core.has(need),
      kind: need.kind,
      terms: need.terms,
    }));
}

function candidatesOf(unit: Unit): Candidate[] {
  if (unit.kind === 'heading' || SKIPPED.has(unit.section) || /\?["”)]?$/.test(unit.text)) return [];
  if (unit.kind === 'bullet' || isListLine(unit)) return fromLine(unit);
  return fromProse(unit);
}

/** Lists pasted without their bullets: one short line each under a heading of work. */
function isListLine(unit: Unit): boolean {
  return (
    (unit.section === 'needs' || unit.section === 'deliverables') && unit.firstOfLine && wordCount(unit.text) <= 22
  );
}

function fromLine(unit: Unit): Candidate[] {
  if (unit.section === 'applicant' || isTalk(unit.text)) return [];
  const found = body(unit);
  if (isAboutApplicant(found.text) || VALUE.test(found.text) || wordCount(found.text) < 2) return [];
  const frame = imperative(found.text) ?? framesOf(found.text)[0] ?? null;
  const score = scoreOf(unit);
  if (frame !== null) return [verbNeed(unit, found, frame, score + 0.5)];
  const third = thirdPerson(found.text);
  if (third !== null) return [make(unit, clauseOf(found.text.replace(/^[\p{L}-]+/u, third)), 'verb', score)];
  if (describesApplicant(found.text) || unit.section === 'requirements' || unit.section === 'context') return [];
  if (unit.kind !== 'bullet' && unit.section !== 'deliverables') return [];
  const words = nounPhrase(clauseOf(found.text));
  return isWhole(words) ? [make(unit, words, 'noun', score - (unit.section === 'unknown' ? 1 : 0))] : [];
}

/** 'Market Analysis: Identify trends …' says it after the label; 'Responsive design: …' says it in the label. */
function body(unit: Unit): Span {
  const label = LABEL.exec(unit.text);
  if (label === null) return unit;
  const rest = subSpan(unit, label[0].length);
  if (imperative(rest.text) !== null) return rest;
  return VALUE.test(rest.text) || wordCount(label[1] ?? '') < 2 ? rest : subSpan(unit, 0, (label[1] ?? '').length);
}

function fromProse(unit: Unit): Candidate[] {
  const text = unit.text;
  if (isTalk(text) && !/\b(?:looking for|seeking|need)\b/i.test(text)) return [];
  const [frame] = framesOf(text);
  if (frame === undefined) return [];
  const before = text.slice(0, frame.at);
  if (describesApplicant(before) || (unit.section === 'applicant' && !/^make /.test(frame.lead))) return [];
  if (
    /\b(?:we|i|our team|they) (?:\w+ )?(?:will|can|have|tried|try|use|are able|currently)\b[^,]*$/i.test(before) &&
    frame.lead === '' &&
    !/\b(?:need|want|like|look)\w*\b/i.test(before)
  )
    return [];
  const need = frame.form === 'noun' ? nounNeed(unit, frame) : verbNeed(unit, unit, frame, scoreOf(unit));
  return isWhole(need.words) ? [need] : [];
}

function verbNeed(unit: Unit, span: Span, frame: Frame, score: number): Candidate {
  const raw = span.text.slice(frame.at);
  const clause = midSentence(clauseOf(frame.gerund ? toImperative(raw.replace(/\s+/g, ' ')) : raw));
  const lead = frame.lead === '' ? '' : clauseOf(`${frame.lead.trim()} X`).replace(/X$/, '');
  return make(unit, `${lead}${clause}`, 'verb', score);
}

function nounNeed(unit: Unit, frame: Frame): Candidate {
  return make(unit, nounPhrase(clauseOf(unit.text.slice(frame.at))), 'noun', scoreOf(unit));
}

function make(unit: Unit, words: string, form: Need['form'], score: number): Candidate {
  const problem = /\b(?:fix|resolve|repair|debug|troubleshoot|diagnose|broken|error|bug|issue|fail)\w*\b/i.test(words);
  const kind =
    form === 'noun'
      ? problem
        ? 'problem'
        : 'deliverable'
      : problem
        ? 'problem'
        : unit.section === 'deliverables'
          ? 'deliverable'
          : 'task';
  return { text: unit.text, start: unit.start, words, form, kind, score };
}

function scoreOf(unit: Unit): number {
  const bySection: Partial<Record<Section, number>> = {
    needs: 3,
    deliverables: 3,
    unknown: 2.5,
    requirements: 2,
    context: 1.5,
    applicant: 1,
  };
  const wants = unit.kind === 'sentence' && /\b(?:need|looking|seeking|want|hire|goal|would like)\b/i.test(unit.text);
  return (bySection[unit.section] ?? 1) + (wants ? 1 : 0);
}

function isWhole(words: string): boolean {
  const count = wordCount(words);
  return count >= 2 && count <= 18 && /\p{L}{3}/u.test(words) && !/https?:|@\w+\./.test(words);
}
