import type { Stated } from '#shared/proposals/brief.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { describesApplicant, isAboutApplicant, isTalk } from './applicant.ts';
import type { Section } from './sections.ts';
import { sourceOf } from './span.ts';
import type { Unit } from './units.ts';

// More than any proposal could take up.
const MAX_DETAILS = 40;
const ASIDE: ReadonlySet<Section> = new Set(['apply', 'skills', 'applicant', 'company', 'terms']);
const LEAST_STEMS = { firm: 2, other: 3 } as const;
/** Of the letter, the pay and the platform, not of the work. */
const NOT_THE_WORK =
  /\b(?:apply|applying|applicants?|candidates?|freelancers?|proposals?|bids?|bidding|cover letter|agenc(?:y|ies)|please|pls|upwork|hir(?:e|ing)|seeking|looking for|looking to|experienced?|portfolio|interview|cv|resumes?|do not send|don['’]t send|chat ?gpt|gpt|ai[- ]generated|thanks?|cheers|regards|hello|hi|budget|pay|pays|paid|payment|price|prices|cost|costs|rates?|fees?|hourly|per hour|an hour|for free|nda|police check|offers?|usd|eur|euros?|dollars?|pounds|phd|degree|licen[cs]ed|certified|native|fluent|english|wanted|references?|attached|screenshots?|below|above|following)\b|[$€£]|\d+k\b/i;
/** Says what has to hold: 'The fog must stay' is short, and a condition of the work. */
export const FIRM =
  /\b(?:must|has to|have to|only|never|not|without|exactly|at least|at most|until|by (?:the end|\p{Lu}\p{Ll}+)|before|deadline|important)\b/u;

/** The sentences that tell of the work, word for word; what is asked of applicants, offered to them or said of pay is left out. */
export function detailsOf(units: readonly Unit[]): Stated[] {
  return units
    .filter((unit) => isOfTheWork(unit) && tells(unit.text))
    .slice(0, MAX_DETAILS)
    .map((unit) => ({ ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') }));
}

function isOfTheWork({ kind, section }: Unit): boolean {
  return kind !== 'heading' && !ASIDE.has(section) && !(kind === 'bullet' && section === 'requirements');
}

function tells(text: string): boolean {
  return (
    !/\?["”')]*$/.test(text) &&
    new Set(contentStems(text)).size >= (FIRM.test(text) ? LEAST_STEMS.firm : LEAST_STEMS.other) &&
    !NOT_THE_WORK.test(text) &&
    !isTalk(text) &&
    !describesApplicant(text) &&
    !isAboutApplicant(text)
  );
}
