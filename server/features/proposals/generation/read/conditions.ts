import type { Stated } from '#shared/proposals/brief.ts';
import type { LabelScores } from './classifier.ts';
import { sourceOf } from './span.ts';
import type { Unit } from './units.ts';

const MAX_CONDITIONS = 6;
/** What makes a sentence a condition: a number with its unit, a date, a limit. */
const HARD =
  /\b\d[\d,.]{0,12}\s?(?:[-–]\s?\d{1,6}\s?)?(?:%|percent|k\b|\+)?\s?(?:days?|weeks?|months?|words?|pages?|minutes?|seconds?|users?|products?|videos?|images?|accounts?|countr\w+|sheets?)|\b(?:exclusively|asap|deadline|urgent|must|never|cannot|can't|none of|double|zero|without|fails?|unintended|only|already|works on|despite|no longer|exactly|lacks?|biggest problem)\b/i;

/** Sentences about the work with a number, a date or a limit, without those about the person and the terms. */
export function conditionsOf(units: readonly Unit[], chances: readonly LabelScores[]): Stated[] {
  return units
    .filter((unit, at) => {
      const chance = chances[at];
      const words = unit.text.split(/\s+/).length;
      if (!chance || unit.kind === 'heading' || words < 4 || words > 20 || /[?:]$/.test(unit.text)) return false;
      const isOfWork = Math.max(chance.need, chance.context) >= 0.5;
      return (
        isOfWork &&
        Math.max(chance.ask, chance.question, chance.person, chance.terms, chance.talk, chance.trap) < 0.5 &&
        HARD.test(unit.text)
      );
    })
    .slice(0, MAX_CONDITIONS)
    .map((unit) => ({ ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') }));
}
