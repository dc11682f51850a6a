import type { Need } from '#shared/proposals/brief.ts';
import type { Chances } from './classifier.ts';
import { formatLine } from './format-line.ts';
import { sourceOf } from './span.ts';
import { termsOf } from './terms.ts';
import type { Unit } from './units.ts';
import { withoutRepeats } from './without-repeats.ts';

const MAX_NEEDS = 40;
const MAX_CORE = 8;
const FROM = 0.5;
const PROBLEM = /\b(?:not (?:working|able)|can't|cannot|fails?|failing|error|broken|stopped|slow|crash\w*|bug)\b/i;
const DELIVERABLE = /^(?:an?|the|one|two|three|\d+)\s/i;

/** What is to be done or delivered, as lines in the order of the post; `isRefused`: the user said that it is no work. */
export function needsOf(
  units: readonly Unit[],
  chances: readonly Chances[],
  language: string,
  isRefused: (unit: Unit) => boolean,
): Need[] {
  const found = units.flatMap((unit, at) => {
    const chance = chances[at];
    if (!chance || chance.need < FROM || unit.kind === 'heading' || isRefused(unit)) return [];
    // Where another reading is surer, the need is only told by the way.
    if (Math.max(chance.ask, chance.question, chance.trap) > chance.need) return [];
    const line = formatLine(unit.text, language);
    return line ? [{ unit, line, chance }] : [];
  });
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
