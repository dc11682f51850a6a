import type { Stated } from '#shared/proposals/brief.ts';
import { sourceOf } from './span.ts';
import type { Unit } from './units.ts';

const NO_AGENCY =
  /\b(?:no (?:agenc(?:y|ies)|companies|teams|outsourcing|middlemen|third part(?:y|ies))|(?:individuals?|freelancers?|independent (?:contractors?|freelancers?)) only|not (?:an? |a )?(?:agency|company|agencies|companies)|agenc(?:y|ies) (?:please )?(?:do not|don(?:'|’)?t|need not|will not|should not|not)|(?:without|please,? no) agenc(?:y|ies)|sin agencias|nada de agencias|sem ag[êe]ncias|pas d(?:'|’)agences?|keine agenturen)\b/i;

export function findAgencyBan(units: readonly Unit[]): Stated | null {
  const unit = units.find(({ text }) => NO_AGENCY.test(text));
  return unit === undefined ? null : { ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') };
}
