import type { Fact } from '../blocks.ts';
import { CLAIMS_ABROAD, NO_CLAIM_ABROAD } from './abroad.ts';
import { contentStems, sentencesOf, share } from './words.ts';

/** Part of a claim's content words that one fact must hold. Source: design 'verify'. */
const SUPPORTED_FROM = 0.6;

const DID =
  'built|build|created|led|managed|worked|work|developed|delivered|designed|helped|ran|run|wrote|shipped|launched|made|did|handled|completed|specialize|specialise|served|trained|migrated|fixed|automated|implemented|integrated|earned|grew|increased|reduced|saved|taught|studied|graduated|hold|own|owned|know|use|used|solved|set up|maintained|supported|founded|bring|brought|offer|provide|possess|won|achieved|published|mentored|sold|edited|cut|graded|filmed|recorded|translated|illustrated|drew|produced|directed|programmed|redesigned|rebuilt|ghostwrote|rewrote|redrew|shot|sang|spoke|kept|typeset';
// Whatever else is over and done; not what somebody thinks of this post.
const ENDED = '(?!(?:notic|wonder|want|lik|hop|look|assum|guess)ed)\\w*[^e\\W\\d_]ed';
const CLAIMS = [
  new RegExp(
    `\\b(?:I|we)(?: (?:also|always|often|recently|previously|personally|regularly|usually|already|once|just|successfully))* (?:${DID}|${ENDED})\\b`,
    'i',
  ),
  /\b(?:I|we)(?:'ve|’ve| have| had)\b/i,
  /\b(?:I|we)(?:'m|’m| am|'re|’re| are| was| were)\b/i,
  /\b(?:my|our) (?:\w+ ){0,3}(?:experience|expertise|clients?|customers?|projects?|team|career|background|degree|certificat\w*|track record|portfolio (?:includes|shows|has)|skills?|specialt\w*|past|previous|years)\b/i,
  /\b(?:years|decades?) (?:of|in) (?:\w+ )?(?:experience|business|industry|field)/i,
  /\bexperienced? (?:in|with)\b/i,
  /^(?:over |more than )?\d+\+? years\b/i,
  /^(?:worked|built|led|managed|developed|created|delivered|certified|specialized|experienced|proven|skilled|expert) /i,
  ...CLAIMS_ABROAD,
];
// What first-person forms say about this job, now or later: none of it tells of a past.
const NO_CLAIM = [
  /\b(?:I|we) (?:have|need|want) to\b/i,
  /\b(?:once|when|if|until|unless|because|as soon as|what|whatever|anything) (?:I|we) \w+/i,
  /\b(?:I|we) have (?:a|an|one|read|some|no|the|only one) ?(?:short |quick |small |open )?(?:questions?|post|your|thoughts?|doubt)?\b(?! of| year)/i,
  /\b(?:I|we)(?:'m|’m| am|'re|’re| are) (?:happy|glad|ready|available|able|free|looking|curious|here|writing|applying|sure|not|keen|going|open|asking|interested|reading)\b/i,
  /\b(?:I|we) (?:would|will|can|could|should|may|might|shall)(?: \w+){0,4} (?:build|work|use|run|bring|offer|provide|hold|know|make)\b/i,
  ...NO_CLAIM_ABROAD,
];

/** A sentence that tells of the writer's past or abilities, as it stands in the text. */
export interface Claim {
  readonly sentence: string;
  /** The fact that holds most of what it says; null where none holds enough. A sentence without content rests on any. */
  readonly factId: string | null;
}

/** Every claim of a text, in its order, with what the user entered that it rests on. */
export function claimsIn(text: string, facts: readonly Fact[]): Claim[] {
  const known = facts.map(({ id, text: words }) => ({ id, stems: new Set(contentStems(words)) }));
  return sentencesOf(text)
    .filter(isClaim)
    .map((sentence) => ({ sentence, factId: groundOf(sentence, known) }));
}

/** Sentences that tell of the writer's past or abilities and rest on nothing the user entered. */
export function unsupportedClaims(text: string, facts: readonly Fact[]): string[] {
  return claimsIn(text, facts).flatMap(({ sentence, factId }) => (factId === null ? [sentence] : []));
}

/** Whether a sentence says something about what the writer has done, is or has. */
export function isClaim(sentence: string): boolean {
  const open = sentence.replace(/\[[^[\]]*\]/g, ' ').replace(/[“"„«][^”"“»]*[”"“»]/g, ' ');
  const rest = NO_CLAIM.reduce((text, pattern) => text.replace(new RegExp(pattern.source, 'giu'), ' '), open);
  return !/\?\s*$/.test(open.trim()) && CLAIMS.some((pattern) => pattern.test(rest.trim()));
}

interface Known {
  readonly id: string;
  readonly stems: ReadonlySet<string>;
}

function groundOf(sentence: string, known: readonly Known[]): string | null {
  const stems = contentStems(sentence.replace(/\[[^[\]]*\]/g, ' '));
  if (stems.length === 0) return known[0]?.id ?? '';
  let best: { readonly id: string; readonly held: number } | null = null;
  for (const fact of known) {
    const held = share(stems, fact.stems);
    if (held >= SUPPORTED_FROM && held > (best?.held ?? 0)) best = { id: fact.id, held };
  }
  return best?.id ?? null;
}
