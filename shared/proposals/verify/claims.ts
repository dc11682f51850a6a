import type { Fact } from '../blocks.ts';
import { CLAIMS_ABROAD, NO_CLAIM_ABROAD } from './abroad.ts';
import { allNumbersIn, countedNumbersIn } from './numbers.ts';
import { contentStems, sentencesOf, share } from './words.ts';

/** Part of a claim's content words that one fact must hold. Source: design 'verify'. */
const SUPPORTED_FROM = 0.6;

const DID =
  'built|build|maintain|manage|teach|speak|created|led|managed|worked|work|developed|delivered|designed|helped|ran|run|wrote|shipped|launched|made|did|handled|completed|specialize|specialise|served|trained|migrated|fixed|automated|implemented|integrated|earned|grew|increased|reduced|saved|taught|studied|graduated|hold|own|owned|know|use|used|solved|set up|maintained|supported|founded|bring|brought|offer|provide|possess|won|achieved|published|mentored|sold|edited|cut|graded|filmed|recorded|translated|illustrated|drew|produced|directed|programmed|redesigned|rebuilt|ghostwrote|rewrote|redrew|shot|sang|spoke|kept|typeset';
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
/** 'I have not built …', 'I never used …', up to what 'but I …' claims: no claim, and no fact that supports one. */
const HONEST_NO =
  /\b(?:I|we) (?:have not|haven['’]t|have never|never|did not|didn['’]t|do not|don['’]t|am not|['’]m not)\b(?:(?!(?:, |,? (?:but|and|yet) )(?:I|we)\b)[^.!?;\n])*/i;
// What first-person forms say about this job, now or later: none of it tells of a past.
const NO_CLAIM = [
  HONEST_NO,
  /\b(?:once|when|after|as soon as) (?:I|we)(?:['’]ve| have) \w+/i,
  /\bthat is the same (?:problem|work|job|task) as (?:your|the)\b(?:(?!(?:, |,? (?:but|and|yet) )(?:I|we)\b)[^.!?;\n])*/i,
  /\b(?:I|we) (?:have|need|want) to\b/i,
  /\b(?:once|when|if|until|unless|because|as soon as|what|whatever|anything) (?:I|we) \w+/i,
  /\b(?:I|we) have (?:a|an|one|read|some|no|the|only one) ?(?:short |quick |small |open )?(?:questions?|post|your|thoughts?|doubt)?\b(?! of| year)/i,
  /\b(?:I|we)(?:'m|’m| am|'re|’re| are) (?:happy|glad|ready|available|able|free|looking|curious|here|writing|applying|sure|not|keen|going|open|asking|interested|reading)\b/i,
  /\b(?:I|we) (?:would|will|can|could|should|may|might|shall)(?: \w+){0,4} (?:build|work|use|run|bring|offer|provide|hold|know|make)\b/i,
  ...NO_CLAIM_ABROAD,
];
const NO_CLAIM_PARTS = NO_CLAIM.map((pattern) => new RegExp(pattern.source, 'giu'));

/** A sentence that tells of the writer's past or abilities, as it stands in the text. */
export interface Claim {
  readonly sentence: string;
  /** The fact that holds most of what it says, where facts support it together; null where they do not. */
  readonly factId: string | null;
}

/** Every claim of a text, in its order, with what the user entered that supports it. */
export function claimsIn(text: string, facts: readonly Fact[]): Claim[] {
  const known = facts.map(({ id, text: words }) => ({
    id,
    text: words,
    stems: new Set(contentStems(words.replace(HONEST_NO, ' '))),
  }));
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
  const open = sentence.replace(/\[[^[\]]*\]/g, ' ').replace(/[“"„«][^”"“»]{0,300}[”"“»]/g, ' ');
  // 'A grant I have won: [your answer]' is a label; what will be typed there is the user's.
  if (/:\s*$/.test(open)) return false;
  const rest = NO_CLAIM_PARTS.reduce((text, part) => text.replace(part, ' '), open);
  return !/\?\s*$/.test(open.trim()) && CLAIMS.some((pattern) => pattern.test(rest.trim()));
}

interface Known {
  readonly id: string;
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** Facts whose union may support one claim. */
const MAX_UNITED = 3;
/** What makes more of a fact than it says. */
const STRENGTHENING =
  /\b(?:mainly|always|every|all|daily|extensive(?:ly)?|successful(?:ly)?|award\w*|prize|best|leading|top|first|only|largest|fastest|number one|expert|certified|official|exclusively|guarantee\w*|world[- ]class|senior|lead|head of|hundreds|thousands|millions?)\b/gi;
/** Names of people, tools and firms; the first word of a sentence is none. */
const NAME = /(?<=[\p{L}\p{N},;)] )\p{Lu}[\p{L}\p{N}+#.]*\p{L}/gu;

/** The fact that says it word for word, or the best of those that support it together; null when they do not. */
function groundOf(sentence: string, known: readonly Known[]): string | null {
  const bare = sentence.replace(/\[[^[\]]*\]/g, ' ');
  const words = bareWords(bare);
  const same = known.find(({ text }) =>
    text
      .split(';')
      .flatMap(sentencesOf)
      .some((one) => bareWords(one) === words),
  );
  if (same && words !== '') return same.id;
  const stems = contentStems(bare);
  if (stems.length === 0) return known[0]?.id ?? '';
  const near = known
    .map((fact) => ({ fact, held: share(stems, fact.stems) }))
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held)
    .slice(0, MAX_UNITED)
    .map(({ fact }) => fact);
  const [best] = near;
  const united = new Set(near.flatMap((fact) => [...fact.stems]));
  if (!best || share(stems, united) < SUPPORTED_FROM) return null;
  return isNoMoreThan(bare, near, united) ? best.id : null;
}

/** The words of a sentence in lower case, without the 'I' that it may begin with. */
function bareWords(sentence: string): string {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(words[0] === 'i' ? 1 : 0).join(' ');
}

/** True when the numbers count what they count in a fact, and no name and no strengthening word is new. */
function isNoMoreThan(sentence: string, facts: readonly Known[], united: ReadonlySet<string>): boolean {
  const source = facts.map(({ text }) => text).join('\n');
  const numbersHold = countedNumbersIn(sentence).every(({ number, noun }) =>
    facts.some((fact) => allNumbersIn(fact.text).includes(number) && counts(fact, noun)),
  );
  const said = source.toLowerCase();
  const isNewWord = (word: string) => !said.includes(word.toLowerCase());
  const strengthens = (sentence.match(STRENGTHENING) ?? []).some(isNewWord);
  const names = (sentence.match(NAME) ?? []).filter((name) => !contentStems(name).every((stem) => united.has(stem)));
  return numbersHold && !strengthens && names.length === 0;
}

/** The fact speaks of what the number counts; a noun without content is let through. */
function counts({ stems }: Known, noun: string): boolean {
  const [stem] = contentStems(noun);
  return stem === undefined || stems.has(stem);
}
