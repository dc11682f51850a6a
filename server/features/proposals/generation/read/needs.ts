import type { Need } from '#shared/proposals/brief.ts';
import { ASK_VERB } from './ask-parts.ts';
import type { LabelScores } from './classifier.ts';
import { type FormattedLine, formatLine } from './format-line.ts';
import { pointsBack } from './points-back.ts';
import { endOf, sourceOf } from './span.ts';
import { termsOf } from './terms.ts';
import type { Unit } from './units.ts';
import { isVerb } from './verbs.ts';
import { withoutRepeats } from './without-repeats.ts';

const MAX_NEEDS = 40;
const MAX_CORE = 8;
const FROM = 0.5;
/** For a post with no sentence that surely says a need. */
const LIKELY_FROM = 0.3;
/** A line break and a bullet are between two entries of a list. */
const MOST_BETWEEN = 6;
const MOST_OF_BOTH = 30;
const PROBLEM = /\b(?:not (?:working|able)|can't|cannot|fails?|failing|error|broken|stopped|slow|crash\w*|bug)\b/i;
const DELIVERABLE = /^(?:an?|the|one|two|three|\d+)\s/i;

const WANTS =
  /^(?:(?:hi|hello|hey)[^.,!]{0,12}[,.!] ?)?(?:we|i)(?:['’](?:m|re|d))?\b[^.?!:"“]{0,90}?\b(?:need|want|require|looking for|would like|(?<=['’]d) like) (?!you\b|your\b|it\b|this\b|that\b|(?:some(?:one|body)|people|freelancers) (?:with|from|based|in)\b|to (?:know|see|hear|hire|find|meet|talk|speak|work|avoid)\b)/iu;
const TOLD_TO_SEND = new RegExp(`^(?:please |kindly )?${ASK_VERB}\\b`, 'i');

/** For a post in which the classifier is sure of none: 'I run a bakery and need a logo', 'Fix my site, it is slow'. */
function saysNeed({ text, section }: Unit, { ask, question, trap }: LabelScores): boolean {
  if (section === 'apply' || section === 'applicant' || /\?["”)]?$/.test(text)) return false;
  if (Math.max(ask, question, trap) >= FROM) return false;
  const [, first = '', next = ''] =
    /^(?:(?:hi|hello|hey)[^.,!]{0,12}[,!] )?(?:please )?(\p{L}+) (\p{L}+)/iu.exec(text) ?? [];
  const isOrder =
    isVerb(first) &&
    !/^(?:use|keep|note|need|want|see|check)$/i.test(first) &&
    /^(?:the|my|our|an?|this|these|some|two|three|up|down)$/i.test(next);
  return WANTS.test(text) || (isOrder && !TOLD_TO_SEND.test(text));
}

/**
 * A need that says nothing without the sentence before it. 'The export fails at night. Find out why and fix it.' is the first
 * sentence, 'We have an app. It crashes on Android.' both; null where none is before it.
 */
function withAntecedent(
  unit: Unit,
  before: Unit | undefined,
  language: string,
): { unit: Unit; line: FormattedLine } | null {
  if (!before || before.kind === 'heading' || before.text.endsWith('?') || unit.afterBlank) return null;
  const between = unit.start - endOf(before);
  const line = before.line >= unit.line - 1 && between < MOST_BETWEEN ? formatLine(before.text, language) : null;
  if (!line || pointsBack(line.text, language)) return null;
  const both = `${before.text} ${unit.text}`;
  const isBoth =
    pointsBack(unit.text, language) === 'partly' && between === 1 && both.split(/\s+/).length <= MOST_OF_BOTH;
  if (!isBoth || before.line !== unit.line) return { unit: before, line };
  return { unit: { ...before, text: both }, line: { text: `“${both.replace(/[.!]$/, '')}”`, form: 'quote' } };
}

/** The needs, as lines in the order of the post; `isRefused`: the user said that it is no work. */
export function needsOf(
  units: readonly Unit[],
  chances: readonly LabelScores[],
  language: string,
  isRefused: (unit: Unit) => boolean,
): Need[] {
  const foundBy = (isVoted: (unit: Unit, chance: LabelScores) => boolean) =>
    units.flatMap((unit, at) => {
      const chance = chances[at];
      if (!chance || unit.kind === 'heading' || !isVoted(unit, chance)) return [];
      const line = formatLine(unit.text, language);
      if (!line || !pointsBack(line.text, language)) return line ? [{ unit, line, chance }] : [];
      const whole = withAntecedent(unit, units[at - 1], language);
      return whole ? [{ ...whole, chance }] : [];
    });
  // Where another label is more certain, the need is only mentioned in passing.
  const from = (least: number) =>
    foundBy((_, { need, ask, question, trap }) => need >= least && Math.max(ask, question, trap) <= need);
  const sure = from(FROM);
  const likely = sure.length > 0 ? sure : from(LIKELY_FROM);
  // The user may have refused what was found: the rule then looks no further.
  const found = (likely.length > 0 ? likely : foundBy(saysNeed)).filter(({ unit }) => !isRefused(unit));
  const once = withoutRepeats(found, ({ line }) => line.text);
  const core = new Set(
    [...once]
      .sort((a, b) => b.chance.core - a.chance.core || b.chance.need - a.chance.need)
      .slice(0, Math.min(MAX_CORE, Math.max(3, once.length)))
      .map(({ unit }) => unit),
  );
  return once.slice(0, MAX_NEEDS).map(({ unit, line }, at) => ({
    id: `n${at + 1}`,
    ...sourceOf(unit),
    text: line.text,
    form: line.form,
    core: core.has(unit),
    kind: PROBLEM.test(unit.text)
      ? 'problem'
      : line.form === 'noun' && DELIVERABLE.test(line.text)
        ? 'deliverable'
        : 'task',
    terms: termsOf(unit.text),
  }));
}
