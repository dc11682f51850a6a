import type { Need, Stated } from '#shared/proposals/brief.ts';
import { describesApplicant, isAboutApplicant, isTalk } from './applicant.ts';
import { wordCount } from './clause.ts';
import { toSecondPerson } from './person.ts';
import type { Section } from './sections.ts';
import { sourceOf } from './span.ts';
import { termsOf } from './terms.ts';
import type { Unit } from './units.ts';

const MAX_DETAILS = 4;
const WORDS = { least: 5, most: 30 } as const;
const SKIPPED: ReadonlySet<Section> = new Set(['apply', 'skills', 'applicant', 'terms']);
const OWN_PRODUCT =
  /\b(?:build|building|built|launch\w*|expand\w*|run|sell|make|app|platform|product|store|website)\b/i;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|should|must|can|cannot|need|needs|want|wants|prefer|use|uses|used|run|runs|sell|sells|own|includes?|contains?|consists?|becomes?|works?|stopped|fails?|gets?|\p{L}{3,}ed)\b/iu;
/** Markup, addresses and quotation marks do not survive inside a sentence of a proposal. */
const UNQUOTABLE = /https?:|www\.|@|["“”<>{}=\\|[\]*_#~`→•]|\d{6,}|:\s*$/u;
/** Hangs on the sentence before it, turns badly into the second person, or shuts somebody out. */
const UNFIT =
  /^(?:also|and|but|or|so|then|because|however|this|that|these|those|it|they)\b|\b(?:and|but|so) am\b|\bwill not be\b/i;
const TO_READER =
  /\b(?:you|your|you're|apply|applying|applicants?|candidates?|freelancers?|proposals?|bids?|agenc(?:y|ies)|please|upwork|hire|hiring|seeking|looking for|looking to|experience|portfolio|interview|chatgpt|thanks|cheers|regards|budget|pay|paid|rate|hourly|attached|screenshot|see (?:below|above))\b/i;

/** Sentences of the post that say more about the work than its needs do; a short post is answered with all it says. */
export function detailsOf(units: readonly Unit[], needs: readonly Need[]): Stated[] {
  const taken = needs.filter((need) => need.core);
  return units
    .filter((unit) => isTelling(unit) && !taken.some((need) => need.start === unit.start))
    .slice(0, MAX_DETAILS)
    .map((unit) => ({ ...sourceOf(unit), text: toSecondPerson(flat(unit.text)) }));
}

function isTelling({ kind, section, text }: Unit): boolean {
  if (kind !== 'sentence' || SKIPPED.has(section) || /\?["”)]?$/.test(text) || UNQUOTABLE.test(text)) return false;
  if (section === 'company' && !OWN_PRODUCT.test(text)) return false;
  const words = wordCount(text);
  if (words < WORDS.least || words > WORDS.most || text === text.toUpperCase()) return false;
  if (!/^\p{Lu}/u.test(text) || !FINITE.test(text) || termsOf(text).length < 3) return false;
  return (
    !UNFIT.test(text) && !TO_READER.test(text) && !isTalk(text) && !describesApplicant(text) && !isAboutApplicant(text)
  );
}

function flat(text: string): string {
  return text
    .replace(/^(?:hello|hi|hey|greetings|dear \w+)(?: there| all| everyone)?[,!.:]? +/i, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!…]+$/, '');
}
