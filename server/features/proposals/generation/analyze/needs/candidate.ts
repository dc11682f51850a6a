import type { Need } from '#shared/proposals/brief.ts';
import { clauseOf, midSentence, imperative as toImperative, withoutApplicant } from '../clause.ts';
import { nounPhrase } from '../noun-phrase.ts';
import type { Section } from '../sections.ts';
import type { Span } from '../span.ts';
import type { Unit } from '../units.ts';
import { isEmptyVerb } from '../verbs.ts';
import type { Frame } from './frames.ts';
import { OWN_HOUSE, WISH } from './words.ts';

const SECTION_SCORE: Partial<Record<Section, number>> = {
  needs: 3,
  deliverables: 3,
  unknown: 2.5,
  requirements: 2,
  context: 1.5,
};

/** A need before it is known which of all carry the job. */
export interface Candidate extends Span {
  readonly text: string;
  readonly words: string;
  readonly form: Need['form'];
  readonly kind: Need['kind'];
  readonly score: number;
}

/** What stands behind the work and says how welcome it is. */
const BESIDE_THE_POINT =
  /,? (?:(?:would|will)(?: also)? be (?:an? )?(?:plus|bonus|great|nice|appreciated|perfect|ideal|welcome)|(?<=, )that (?:would|will) (?:make|be|help)|is a (?:plus|must|bonus)|(?:that|it|this|which)(?:['’]d| would) (?:be|make|help|mean))\b.*$/iu;

export function verbNeed(unit: Unit, span: Span, frame: Frame, score: number): Candidate {
  const raw = span.text.slice(frame.at).replace(BESIDE_THE_POINT, '');
  const words = frame.gerund ? toImperative(raw.replace(/\s+/g, ' ')) : raw;
  const clause = midSentence(clauseOf(withoutApplicant(words)))
    .replace(/^setup\b/, 'set up')
    .replace(/ and to (?=\p{L})/u, ' and ');
  const lead = frame.lead === '' ? '' : `${clauseOf(`${frame.lead.trim()} X`).replace(/ X$/, '')} `;
  const empty = isEmptyVerb(/^[\p{L}-]+/u.exec(clause)?.[0] ?? '');
  return make(unit, `${lead}${clause}`, 'verb', score - (empty ? 2 : 0));
}

export function nounNeed(unit: Unit, span: Span, frame: Frame): Candidate {
  // 'Saving progress to the cloud' is done, not had: it takes no article.
  const words = nounPhrase(clauseOf(span.text.slice(frame.at))).replace(
    /^an? (?=\p{L}{3,}ing \p{Ll}+ (?:to|into|from|onto) )/u,
    '',
  );
  return make(unit, OWN_HOUSE.test(unit.text) ? words.replace(/\bits\b/, 'your') : words, 'noun', scoreOf(unit));
}

export function make(unit: Unit, words: string, form: Need['form'], score: number): Candidate {
  const problem = /\b(?:fix|resolve|repair|debug|troubleshoot|diagnose|broken|errors?|bugs?|issues?|failures?)\b/i.test(
    words,
  );
  const kind = problem ? 'problem' : form === 'noun' || unit.section === 'deliverables' ? 'deliverable' : 'task';
  return { text: unit.text, start: unit.start, words, form, kind, score };
}

export function scoreOf(unit: Unit): number {
  const wants = unit.kind === 'sentence' && WISH.test(unit.text);
  return (SECTION_SCORE[unit.section] ?? 1) + (wants ? 1 : 0);
}
