import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import type { Likeness } from '../writer.ts';
import { byMeaning, isNear } from './by-meaning.ts';
import { fieldOf, speaksOf } from './fields/index.ts';
import { jobWordsOf, TOO_COMMON, type Wanted, weightIn } from './job-words.ts';
import { sentence } from './phrases.ts';
import { familiesIn, rootsOf } from './roots.ts';
import { skillsAtHand, skillsProof } from './skills-proof.ts';
import { type Telling, tellingOf } from './telling.ts';
import { WHO_WRITES } from './who-writes.ts';

/** A sentence of the user's own and the facts it is made of. */
export interface Proof {
  readonly text: string;
  readonly evidence: string[];
}

export interface Proofs {
  /** Best first, at most two; none where nothing of the user's speaks of this job: what is unrelated proves nothing. */
  readonly sentences: Proof[];
  /** Where there is none: who is writing, said as that and not as a proof. Null where the user tells nothing of themself. */
  readonly introduction: Proof | null;
  readonly links: { url: string; factId: string }[];
}

const MAX_PROOFS = 2;
const MAX_LINKS = 3;

export function proofsFor(brief: JobBrief, facts: readonly Fact[], likeness?: Likeness): Proofs {
  const fitting = fittingFor(brief, facts, likeness).map(proofOf);
  const skills = skillsProof(facts, jobWordsOf(brief));
  const sentences = [...apart(fitting).slice(0, MAX_PROOFS), ...(skills ? [skills] : [])].slice(0, MAX_PROOFS);
  const introduction = sentences.length > 0 ? null : introductionOf(rankedFor(brief, facts)[0]?.fact, facts);
  return { sentences, introduction, links: linksOf(facts) };
}

/** What is said of the writer: proof, or who they are where nothing proves anything for this job. */
export function ownWordsIn({ sentences, introduction }: Proofs): Proof[] {
  return introduction ? [introduction] : sentences;
}

function introductionOf(best: Telling | undefined, facts: readonly Fact[]): Proof | null {
  if (!best) return skillsAtHand(facts);
  const { text, evidence } = proofOf(best);
  return { text: `${WHO_WRITES.en} ${text}`, evidence };
}

/** All that the user says of themself and that fits the job, the best first. */
export function furtherProofs(brief: JobBrief, facts: readonly Fact[], likeness?: Likeness): Proof[] {
  return apart(fittingFor(brief, facts, likeness).map(proofOf));
}

/** What shares words with the job; else what is near it in meaning; else what is of its trade. */
function fittingFor(brief: JobBrief, facts: readonly Fact[], likeness?: Likeness): Telling[] {
  const ranked = byMeaning(rankedFor(brief, facts), likeness?.toJob);
  const sharing = ranked.filter(({ hits }) => hits > 0);
  const near = ranked.filter(({ fact }) => isNear(fact, likeness?.toJob));
  const trade = fieldOf(brief);
  const ofTrade = ranked.filter(({ fact }) => speaksOf(trade, fact.text));
  const telling = [sharing, near, ofTrade].find((some) => some.length > 0) ?? [];
  return telling.map(({ fact }) => fact);
}

/** A sentence that stands in a pair already is not said twice. */
function apart(proofs: readonly Proof[]): Proof[] {
  return proofs.filter(
    ({ evidence }, at) => !proofs.slice(0, at).some((other) => other.evidence.some((id) => evidence.includes(id))),
  );
}

/** The user's sentences that as many shared words speak for as for another, or none for any: shared words do not choose among them. */
export function undecidedFor(brief: JobBrief, facts: readonly Fact[]): Fact[] {
  const ranked = rankedFor(brief, facts);
  const sharing = ranked.filter(({ hits }) => hits > 0);
  const among = sharing.length > 0 ? sharing : ranked;
  return among.filter(({ hits }) => among.filter((other) => other.hits === hits).length > 1).map(({ fact }) => fact);
}

/** What shared words must weigh together: one tool or word of the title, or two of the tasks. */
const FITS_FROM = 1.5;

function rankedFor(brief: JobBrief, facts: readonly Fact[]): { fact: Telling; hits: number }[] {
  const job = jobWordsOf(brief);
  return tellingOf(facts)
    .map((fact) => {
      const { weight, hits, words } = weightIn(fact.text, job);
      return { fact, hits: weight >= FITS_FROM ? hits : 0, score: relevance(fact, weight, words) };
    })
    .sort((a, b) => b.score - a.score);
}

/** More of the job's words is better, a figure makes it checkable, and a short sentence says it plainly. */
function relevance({ text }: Fact, weight: number, words: number): number {
  return weight / Math.sqrt(words + 2) + (/\d/.test(text) ? 0.35 : 0.05) + (/^(?:I|my)\b/i.test(text) ? 0.1 : 0);
}

function proofOf({ text, evidence }: Telling): Proof {
  return { text: sentence(text), evidence: [...evidence] };
}

/** The user's sentence that answers `question`, if one does. */
export function factFor(question: string, facts: readonly Fact[], likeness?: Likeness): Telling | null {
  return factsFor(question, facts, likeness)[0] ?? null;
}

/** False for 'What experience do you have?', which asks for whatever there is. */
export function namesSubject(question: string): boolean {
  return subjectOf(question).size > 0;
}

const ASKING = familiesIn(
  'regular kind sort type thing before ever recent latest favourite favorite link send show specific particular successful brief briefly please could would explain detail example ones take taken carry',
);

function subjectOf(question: string): Wanted {
  return new Map(
    rootsOf(question)
      .filter(({ family }) => !TOO_COMMON.has(family) && !ASKING.has(family))
      .map(({ family, kind }) => [kind ?? family, 1]),
  );
}

/**
 * The user's sentences that answer `question`, the best first. Only what names its subject answers it: what merely means something
 * near would be an answer to another question.
 */
export function factsFor(question: string, facts: readonly Fact[], likeness?: Likeness): Telling[] {
  const wanted = subjectOf(question);
  const enough = Math.max(1, Math.min(2, Math.ceil(wanted.size / 2)));
  const ranked = tellingOf(facts)
    .map((fact) => ({ fact, hits: weightIn(fact.text, wanted).hits }))
    .filter(({ hits }) => hits >= enough)
    .sort((a, b) => b.hits - a.hits);
  return byMeaning(ranked, likeness?.toQuestion.get(question)).map(({ fact }) => fact);
}

function linksOf(facts: readonly Fact[]): Proofs['links'] {
  const links = facts
    .filter((fact) => fact.from !== 'sample')
    .toSorted((a, b) => Number(b.from === 'portfolio') - Number(a.from === 'portfolio'))
    .flatMap((fact) => urlsIn(fact.text).map((url) => ({ url, factId: fact.id })));
  return links
    .filter((link, index) => links.findIndex((other) => other.url === link.url) === index)
    .slice(0, MAX_LINKS);
}
