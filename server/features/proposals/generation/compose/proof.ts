import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { blanksIn, contactIn, markdownIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import type { Likeness } from '../writer.ts';
import { byMeaning, isNear } from './by-meaning.ts';
import { listed, sentence, wordCount } from './phrases.ts';
import { STOCK_PHRASES } from './stock-phrases.ts';

/** A sentence of the user's own and the facts it is made of. */
export interface Proof {
  readonly text: string;
  readonly evidence: string[];
  /** Says by itself whose it is, and needs no lead. */
  readonly isWhole: boolean;
}

export interface Proofs {
  /** Best first, at most two. */
  readonly sentences: Proof[];
  readonly links: { url: string; factId: string }[];
}

const MAX_PROOFS = 2;
const MAX_LINKS = 3;

export function proofsFor(brief: JobBrief, facts: readonly Fact[], likeness?: Likeness): Proofs {
  const job = jobStems(brief);
  const ranked = byMeaning(rankedFor(job, facts), likeness?.toJob);
  const sharing = ranked.filter(({ hits }) => hits > 0);
  const telling = sharing.length > 0 ? sharing : ranked.filter(({ fact }) => isNear(fact, likeness?.toJob));
  const fitting = telling.map(({ fact }) => proofOf(fact));
  const matching = skillsProof(facts, job.all);
  const best = [...fitting.slice(0, MAX_PROOFS), ...(matching ? [matching] : [])].slice(0, MAX_PROOFS);
  return { sentences: best.length > 0 ? best : lastResort(ranked[0]?.fact, facts), links: linksOf(facts) };
}

/** All that the user says of themself, what fits the job before what does not. */
export function furtherProofs(brief: JobBrief, facts: readonly Fact[], likeness?: Likeness): Proof[] {
  return byMeaning(rankedFor(jobStems(brief), facts), likeness?.toJob)
    .toSorted((a, b) => Number(b.hits > 0) - Number(a.hits > 0))
    .map(({ fact }) => proofOf(fact));
}

/** The user's sentences that as many shared words speak for as for another, or none for any: shared words do not choose among them. */
export function undecidedFor(brief: JobBrief, facts: readonly Fact[]): Fact[] {
  const ranked = rankedFor(jobStems(brief), facts);
  const sharing = ranked.filter(({ hits }) => hits > 0);
  const among = sharing.length > 0 ? sharing : ranked;
  return among.filter(({ hits }) => among.filter((other) => other.hits === hits).length > 1).map(({ fact }) => fact);
}

function rankedFor(job: JobStems, facts: readonly Fact[]): { fact: Fact; hits: number }[] {
  return facts
    .filter((fact) => isTelling(fact))
    .map((fact) => ({ fact, hits: hitsIn(fact, job), score: relevance(fact, job) }))
    .sort((a, b) => b.score - a.score);
}

/** Nothing fits the job: one fact of the user's own all the same. */
function lastResort(fact: Fact | undefined, facts: readonly Fact[]): Proof[] {
  const listed = skillsProof(facts, null);
  if (fact) return [proofOf(fact)];
  return listed ? [listed] : [];
}

function proofOf(fact: Fact): Proof {
  return { text: sentence(fact.text), evidence: [fact.id], isWhole: false };
}

interface JobStems {
  /** What the title and the tools say. */
  readonly core: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

function jobStems({ title, subject, needs, skills }: JobBrief): JobStems {
  const of = (words: readonly string[]) =>
    contentStems(words.join(' ')).filter((stem) => !TOO_COMMON.has(stem) && !/^\d+$/.test(stem));
  const core = of([title, subject, ...skills.map((skill) => skill.name)]);
  return { core: new Set(core), all: new Set([...core, ...of(needs.map((need) => need.text))]) };
}

/** How many of the job's own words a fact shares; a single one only counts when the title or a tool has it. */
function hitsIn({ text }: Fact, { core, all }: JobStems): number {
  const shared = [...new Set(contentStems(text))].filter((stem) => all.has(stem));
  return shared.length > 1 || shared.some((stem) => core.has(stem)) ? shared.length : 0;
}

/** The user's sentence that answers `question`, if one does. */
export function factFor(question: string, facts: readonly Fact[], likeness?: Likeness): Fact | null {
  return factsFor(question, facts, likeness)[0] ?? null;
}

/** False for 'What experience do you have?', which asks for whatever there is. */
export function namesSubject(question: string): boolean {
  return subjectOf(question).size > 0;
}

function subjectOf(question: string): Set<string> {
  return new Set(contentStems(question).filter((stem) => !TOO_COMMON.has(stem)));
}

/**
 * The user's sentences that answer `question`, the best first. Only what names its subject answers it: what merely means something
 * near would be an answer to another question.
 */
export function factsFor(question: string, facts: readonly Fact[], likeness?: Likeness): Fact[] {
  const wanted = subjectOf(question);
  const enough = Math.max(1, Math.min(2, Math.ceil(wanted.size / 2)));
  const ranked = facts
    .filter((fact) => isTelling(fact))
    .map((fact) => ({ fact, hits: new Set(contentStems(fact.text).filter((stem) => wanted.has(stem))).size }))
    .filter(({ hits }) => hits >= enough)
    .sort((a, b) => b.hits - a.hits);
  return byMeaning(ranked, likeness?.toQuestion.get(question)).map(({ fact }) => fact);
}

const TOO_COMMON = new Set(
  contentStems(
    'experience work project similar previous share tell provide include describe years worked using relevant examples portfolio skills clients services business development developer expert team build built building create creating make help helped various industry industries solution solutions high quality deliver delivering result results year good great strong role specialist professional freelance freelancer senior junior job company companies need needed support ensure including based online full time part international level needs understanding field fields performance performing different user users product products working new successful successfully process manage management managing current industry-standard complex existing first system systems content technology technologies information general custom research',
  ),
);

/** Says something of the writer to any client: no greeting, no letter to someone else, no heading. */
function isTelling({ text, from }: Fact): boolean {
  const words = wordCount(text);
  if (words < 4 || words > 32 || urlsIn(text).length > 0) return false;
  if (
    /\b(?:you|your|yours|thank|thanks|hello|hi|welcome|contact|hire|message|invite|whatsapp|skype|telegram me)\b/i.test(
      text,
    )
  )
    return false;
  if (/[?:…]$|\.{2,}|[<>{}|~]|➔|=>/.test(text.trim()) || STOCK_PHRASES.test(text) || contactIn(text) !== null)
    return false;
  if (blanksIn(text).length > 0 || markdownIn(text) !== null || text === text.toUpperCase()) return false;
  // A past letter speaks of another client's job; only what it says of its writer counts.
  if (
    from === 'sample' &&
    (!isClaim(text) || /\b(?:this|the) (?:job|project|role|position|post)\b|\bwill\b|\bwould\b/i.test(text))
  )
    return false;
  return isClaim(text) && (startsWhole(text) || speaksOfOneself(text));
}

function startsWhole(text: string): boolean {
  return /^(?:I|I'm|I’m|I've|I’ve|we|we're|we've|my|our|over|with|for|as|in|during|since|worked|built|led|managed|developed|created|delivered|specialized|experienced|certified|\d)/i.test(
    text,
  );
}

/** 'Last year I migrated a shop' says whose it is; what points back at a sentence before it does not stand alone. */
function speaksOfOneself(text: string): boolean {
  return (
    /\b(?:I|my|we|our)\b/.test(text) &&
    !/^(?:(?:before|after|since|during|for|with|at|in) (?:that|this|which|those|these)|then|also|there|that|this|these|those|it|its|they|their|he|she|his|her|but|and|so|or|if|when|because)\b/i.test(
      text,
    )
  );
}

/** More of the job's words is better, a figure makes it checkable, and a short sentence says it plainly. */
function relevance({ text }: Fact, { all }: JobStems): number {
  const stems = new Set(contentStems(text));
  const hits = [...stems].filter((stem) => all.has(stem)).length;
  return hits / Math.sqrt(stems.size + 2) + (/\d/.test(text) ? 0.35 : 0.05) + (/^(?:I|my)\b/i.test(text) ? 0.1 : 0);
}

/** What the user lists as skills and the post asks for, as one plain line; without a post, the first few of the list. */
function skillsProof(facts: readonly Fact[], job: ReadonlySet<string> | null): Proof | null {
  const matching = facts
    .filter((fact) => fact.from === 'skills')
    .flatMap((fact) =>
      fact.text.split(/\s*[,;•]\s*|\s(?:and|y|e|et|und)\s|\.$/).map((name) => ({ name: name.trim(), id: fact.id })),
    )
    .filter(
      ({ name }) => wordCount(name) >= 1 && wordCount(name) <= 4 && /^[\p{L}\p{N}][\p{L}\p{N} .+#/&'-]*$/u.test(name),
    )
    .filter(({ name }) => job === null || isAskedFor(name, job))
    .filter(
      ({ name }, index, all) => all.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === index,
    )
    .slice(0, 4);
  if (matching.length === 0) return null;
  const names = listed(matching.map(({ name }) => name));
  return {
    text: job === null ? `Skills on my side: ${names}.` : `Skills on my side that your post asks for: ${names}.`,
    evidence: [...new Set(matching.map(({ id }) => id))],
    isWhole: true,
  };
}

/** All that a skill's name says stands in the post: 'website design' is not asked for where only a poster is designed. */
function isAskedFor(name: string, job: ReadonlySet<string>): boolean {
  const stems = contentStems(name).filter((stem) => !TOO_COMMON.has(stem));
  return stems.length > 0 && stems.every((stem) => job.has(stem));
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
