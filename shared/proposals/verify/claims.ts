import type { Fact } from '../blocks.ts';
import { CLAIMS_IN_OTHER_LANGUAGES, NO_CLAIM_IN_OTHER_LANGUAGES, PAST_IN_OTHER_LANGUAGES } from './other-languages.ts';
import { type KnownFact, knownFact, statesResult, supportOf } from './support.ts';
import { detectLanguageOf } from './text-language.ts';
import { sentencesOf } from './words.ts';

const DID =
  'built|build|maintain|manage|teach|speak|created|led|managed|worked|work|developed|delivered|designed|helped|ran|run|wrote|shipped|launched|made|did|handled|completed|specialize|specialise|served|trained|migrated|fixed|automated|implemented|integrated|earned|grew|increased|reduced|saved|taught|studied|graduated|hold|own|owned|know|use|used|solved|set up|maintained|supported|founded|bring|brought|offer|provide|possess|won|achieved|published|mentored|sold|edited|cut|graded|filmed|recorded|translated|illustrated|drew|produced|directed|programmed|redesigned|rebuilt|ghostwrote|rewrote|redrew|shot|sang|spoke|kept|typeset';
// Other past verbs, except those about this post.
const ENDED = '(?!(?:notic|wonder|want|lik|hop|look|assum|guess)ed)\\w*[^e\\W\\d_]ed';
// Verbs for what someone does for a living, except thinking, asking, offering and steps of this job.
const DOES =
  '(?!(?:would|will|can|could|should|may|might|shall|must|do|did|am|have|had|think|believe|suspect|guess|assume|suppose|wonder|notice|hope|want|need|like|love|enjoy|look|see|read|understand|agree|know|prefer|suggest|propose|recommend|ask|promise|expect|mean|feel|say|tell|start|begin|proceed|continue|send|share|show|apply|thank|appreciate|take|get|call|imagine|treat|find|charge|and|or|to)\\b)[a-z]{2,20}(?<!ed)';
const ADVERBS = '(?: (?:also|often|already|once|just|now|[a-z-]{2,16}ly))*';
const CLAIMS = [
  new RegExp(`\\b(?:I|we)${ADVERBS} (?:${DID}|${ENDED})\\b`, 'i'),
  new RegExp(
    `\\b(?:I|we)${ADVERBS} (?:${DOES})\\b(?![^.!?;\\n]* (?:first|then|next|before|until|after|afterwards|you)\\b)`,
    'i',
  ),
  /\b(?:I|we) (?:always|never|often|regularly|usually) \w+/i,
  /(?:^|[,;:] |\band )(?:my|our) \w+(?: \w+){0,3}/i,
  /\b(?:I|we)(?:'ve|’ve| have| had)\b/i,
  /\b(?:I|we)(?:'m|’m| am|'re|’re| are| was| were)\b/i,
  /\b(?:my|our) (?:\w+ ){0,3}(?:experience|expertise|clients?|customers?|projects?|team|career|background|degree|certificat\w*|track record|portfolio (?:includes|shows|has)|skills?|specialt\w*|past|previous|years)\b/i,
  /\b(?:years|decades?) (?:of|in) (?:\w+ )?(?:experience|business|industry|field)/i,
  /\bexperienced? (?:in|with)\b/i,
  /^(?:over |more than )?\d+\+? years\b/i,
  /^(?:worked|built|led|managed|developed|created|delivered|certified|specialized|experienced|proven|skilled|expert) /i,
  ...CLAIMS_IN_OTHER_LANGUAGES,
];
/** 'I have not built …', 'I never used …', up to 'but I …': a denial is no claim and supports none. */
const HONEST_NO =
  /\b(?:I|we) (?:have not|haven['’]t|have never|never|did not|didn['’]t|do not|don['’]t|am not|['’]m not)(?! (?:miss|fail|lose|lost|let|break|broken|missed|failed)\b)\b(?:(?!(?:, |,? (?:but|and|yet) )(?:I|we)\b)[^.!?;\n])*/i;
// What first-person forms say about this job, now or later: none of it is about the past.
const NO_CLAIM = [
  HONEST_NO,
  /\b(?:my|our) (?:first |next |only |own |best |other |hourly |monthly |flat |fixed )*(?:rate|price|fee|cost|time zone|questions?|guess|suggestions?|plan|approach|idea|answers?|proposal|advice|turnaround|portfolio|steps?|concern|view)\b/i,
  /\b(?:none|neither) of (?:my|our)\b[^.!?;\n]*/i,
  /\b(?:once|when|after|before|until|as soon as) (?:I|we)(?:['’]ve| have) \w+/i,
  /\bthat is the same (?:problem|work|job|task) as (?:your|the)\b(?:(?!(?:, |,? (?:but|and|yet) )(?:I|we)\b)[^.!?;\n])*/i,
  /\b(?:I|we) (?:have|need|want) to\b/i,
  /\b(?:once|when|if|until|unless|because|as soon as|what|whatever|anything) (?:I|we) \w+/i,
  /\b(?:I|we)(?: have|['’]ve) (?:read|no|(?:an?|one|some|only one|a few|two) (?:\w+ )?(?:questions?|thoughts?|doubts?|suggestions?|ideas?|concerns?))\b/i,
  /\b(?:I|we)(?:'m|’m| am|'re|’re| are) (?:happy|glad|ready|available|able|free|looking|curious|here|writing|applying|sure|not|keen|going|open|asking|interested|reading)\b/i,
  /\b(?:I|we) (?:would|will|can|could|should|may|might|shall)(?: \w+){0,4} (?:build|work|use|run|bring|offer|provide|hold|know|make)\b/i,
  ...NO_CLAIM_IN_OTHER_LANGUAGES,
];
const NO_CLAIM_PARTS = NO_CLAIM.map((pattern) => new RegExp(pattern, `g${pattern.flags}`));

/** A sentence about the writer's past or abilities, as it is in the text. */
export interface Claim {
  readonly sentence: string;
  /** The fact with most of its words; null where the facts do not support it. */
  readonly factId: string | null;
}

/** The fact check of a letter: each claim of a text, in order, with the fact that supports it. */
export function claimsIn(text: string, facts: readonly Fact[]): Claim[] {
  const known = facts.map(knownOnce);
  const textLanguage = detectLanguageOf(text);
  return sentencesOf(text)
    .filter((sentence) => isClaim(sentence) || statesResult(sentence, known))
    .map((sentence) => ({
      sentence,
      factId: supportOf(sentence, known, { textLanguage: detectLanguageOf(sentence) ?? textLanguage, isClaim }),
    }));
}

/** A letter is checked sentence by sentence, each time with the same facts. */
const KNOWN = new WeakMap<Fact, KnownFact>();

function knownOnce(fact: Fact): KnownFact {
  const known = KNOWN.get(fact) ?? knownFact(fact, HONEST_NO);
  KNOWN.set(fact, known);
  return known;
}

/** Invented (hallucinated) claims: sentences about the writer's past or abilities that no fact of the user supports. */
export function unsupportedClaims(text: string, facts: readonly Fact[]): string[] {
  return claimsIn(text, facts).flatMap(({ sentence, factId }) => (factId === null ? [sentence] : []));
}

/** Whether a sentence says that the writer has not done something. */
export function isHonestNo(sentence: string): boolean {
  return HONEST_NO.test(sentence);
}

/** Whether a sentence says something about what the writer has done, is or has. */
export function isClaim(sentence: string): boolean {
  const open = sentence.replace(/\[[^[\]]*\]/g, ' ').replace(/[“"„«][^”"“»]{0,300}[”"“»]/g, ' ');
  // 'A grant I have won: [your answer]' is a label; what will be typed there is the user's.
  if (/:\s*$/.test(open)) return false;
  const rest = NO_CLAIM_PARTS.reduce((text, part) => text.replace(part, ' '), open);
  const past = PAST_IN_OTHER_LANGUAGES[detectLanguageOf(sentence) ?? 'en'];
  const tells = [...CLAIMS, ...(past ? [past] : [])].some((pattern) => pattern.test(rest.trim()));
  return tells && !/\?\s*$/.test(open.trim());
}
