import { sharedWeight, stemsOf, weightOf } from '../word-weights.ts';
import type { Candidate } from './fact-sentences.ts';
import { type Chances, kindsOfFact, kindsOfPost, sameKind } from './kinds-of-work.ts';
import { saysPrice } from './prices.ts';
import { hasNumber, hasResult } from './results.ts';
import { isWorkDone, likeliestOf, SENTENCE_KINDS, type SentenceChances, type SentenceKind } from './sentence-kinds.ts';

/** Below this a fact is too far from the job; asks for experience use any with a positive score. */
const LEAD_FROM = 5;
const LEAD_WHERE_EXPERIENCE_IS_ASKED = 3.5;
const SECOND_FROM = 7;
/** A second fact must share this many further rare stems. */
const SECOND_SHARED = 2;
/** Of a job with what the user says next of it. */
const MOST_WORDS_OF_STORY = 75;
const MOST_SENTENCES_OF_STORY = 3;
const RARE = 2.5;
const TITLE_RARE = 1.5;
/** In at most one of the reader's posts, as names of tools are. */
const NAME = 5;
const TITLE_FACTOR = 2;
const HALF = 0.5;
const NUMBER_BONUS = 1;
const FIRST_PERSON_BONUS = 1;
const CAPTION_FACTOR = 0.4;
/** How much a sentence of each kind says for the user: work done most, a role or praise little though it shares the words of the title. */
const WORTH: Readonly<Record<SentenceKind, number>> = {
  job: 1,
  more: 1,
  deeds: 1,
  habit: 0.6,
  who: 0.12,
  praise: 0.1,
  terms: 0,
};

/** What facts are scored against. */
export interface Job {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  /** The defining terms of the chosen playbook file: they count at half weight, as a thesaurus. */
  readonly thesaurus: string;
  readonly asksExperience: boolean;
  /** How many sentences the style has at its beginning; a single one is the nearest. */
  readonly mostFacts?: number;
  /** All that the user says of themselves, skills too. */
  readonly profile?: string;
}

/** 'I do not offer …' shares the words of the job and says nothing for it; 'I have never missed a deadline' does. */
const NEGATIVE =
  /^(?:I|We) (?:do not|don['’]t|have not|haven['’]t|am not|are not|cannot|can['’]t|no longer)(?!\p{L})|^(?:No|Não) \p{L}+o(?!\p{L})|^Je ne(?!\p{L})|^J['’]n['’]|^Ich (?:\p{L}+ ){1,3}(?:nicht|keine?n?)(?!\p{L})/iu;

interface Scored {
  readonly fact: Candidate;
  readonly score: number;
}

interface WordsOfJob {
  readonly all: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  /** The stems of the thesaurus that the post has not. */
  readonly near: ReadonlySet<string>;
  readonly kinds: Chances;
  /** How surely the user is of the post's trade: by the nearest sentence, or `OF_TRADE` by shared rare words. */
  readonly person: number;
  readonly language: string;
}

/** The candidates by nearness to the job, the nearest first. Never divided by length: a long sentence may say more. */
export function rankFacts(candidates: readonly Candidate[], job: Job): Scored[] {
  const all = stemsOf(`${job.title}\n${job.text}`);
  const near = new Set([...stemsOf(job.thesaurus)].filter((stem) => !all.has(stem)));
  const kinds = kindsOfPost(job.title, job.text, job.language);
  const title = stemsOf(job.title);
  const whole = candidates.map((fact) => {
    const said = [fact, ...fact.more].map(({ text }) => text).join(' ');
    return { fact, stems: stemsOf(said), kinds: kindsOfFact(said, job.language) };
  });
  const nearest = Math.max(0, ...whole.map((one) => sameKind(kinds, one.kinds)));
  const rare = [...stemsOf(job.profile ?? '')].filter((stem) => all.has(stem) && weightOf(stem, job.language) >= RARE);
  const needed = rare.some((stem) => title.has(stem)) ? 1 : 2;
  const isOfTrade = rare.length >= needed;
  const person = Math.max(nearest, isOfTrade ? OF_TRADE : 0);
  const words = { all, title, near, kinds, person, language: job.language };
  return whole.map((one) => ({ fact: one.fact, score: scoreOf(one, words) })).sort((a, b) => b.score - a.score);
}

/** A fact with what is known of it and its continuation. */
interface WholeFact {
  readonly fact: Candidate;
  readonly stems: ReadonlySet<string>;
  readonly kinds: Chances;
}

/** A word that fact and post share. */
interface Shared {
  readonly weight: number;
  readonly isInTitle: boolean;
  /** Half for a word of the thesaurus. */
  readonly factor: number;
}

function sharedOf(stems: ReadonlySet<string>, { all, title, near, language }: WordsOfJob): Shared[] {
  return [...stems].flatMap((stem): Shared[] => {
    const isInPost = all.has(stem);
    if (!isInPost && !near.has(stem)) return [];
    return [{ weight: weightOf(stem, language), isInTitle: title.has(stem), factor: isInPost ? 1 : HALF }];
  });
}

/** From here on a profile is of the post's trade; then a past job counts although it shares no word with the post. */
const PERSON_FROM = 0.3;
/** How much a profile is of the post's trade when it shares rare words with it. */
const OF_TRADE = 0.7;
const ONE_JOB_WEIGHT = 7;
/** From here on fact and post are of one kind of work. */
const KIND_FROM = 0.06;
const KIND_WEIGHT = 14;
/** Fact and post are surely of a kind each. Where it is not the same, shared words are by chance. */
const SURE = { fact: 0.7, post: 0.5 } as const;
const LEAST_TRUST = 0.25;
const SOME_TRUST = 0.6;
const FULL_TRUST_FROM = 0.3;

/** How much shared words count: less where fact and post are of different kinds of work. */
function trustIn(same: number, fact: Chances, post: Chances): number {
  if (Math.max(...post) < SURE.post) return 1;
  if (Math.max(...fact) < SURE.fact) return same < KIND_FROM ? SOME_TRUST : 1;
  return LEAST_TRUST + (1 - LEAST_TRUST) * Math.min(1, same / FULL_TRUST_FROM);
}

const NAMES_ITS_SUBJECT = /(?<!\p{L})(?:I|[Ww]e|[Mm]y|[Oo]ur|[Mm]e|[Uu]s)(?![\p{L}\p{N}])/u;

function scoreOf({ fact, stems, kinds }: WholeFact, job: WordsOfJob): number {
  const { text } = fact;
  const isResult = hasResult(text);
  const shared = sharedOf(stems, job);
  const same = sameKind(job.kinds, kinds);
  const oneJob = job.person >= PERSON_FROM ? job.person * bonusOf(fact) : 0;
  if (same < KIND_FROM && oneJob === 0 && !namesTheJob(shared, isResult && !isGeneral(fact))) return 0;
  if (NEGATIVE.test(text) || saysPrice(text)) return 0;
  const words = shared.reduce(
    (sum, { weight, factor, isInTitle }) => sum + weight * (isInTitle ? TITLE_FACTOR : factor),
    0,
  );
  const number = isResult ? NUMBER_BONUS : 0;
  const own = /^(?:I|At|For|Last|Recent)\b/.test(text) ? FIRST_PERSON_BONUS : 0;
  const sum = words * trustIn(same, kinds, job.kinds) + KIND_WEIGHT * same + ONE_JOB_WEIGHT * oneJob + number + own;
  // A caption of the portfolio is no sentence, nor is 'Hotel research, rates compared in one sheet'.
  const isCaption = fact.from === 'portfolio' || (job.language === 'en' && !NAMES_ITS_SUBJECT.test(text));
  return sum * (isCaption ? CAPTION_FACTOR : worthOf(fact.chances));
}

function worthOf(chances: SentenceChances): number {
  return SENTENCE_KINDS.reduce((sum, kind) => sum + chances[kind] * WORTH[kind], 0);
}

/** Two rare things of the post, or one of its title: less is shared by chance. */
function namesTheJob(shared: readonly Shared[], isResult: boolean): boolean {
  // A result with a number may share commoner words: two of the post, with one of the title or a name among them.
  const known = shared.filter(({ weight }) => weight >= TITLE_RARE);
  if (isResult && known.length >= 2 && known.some(({ isInTitle, weight }) => isInTitle || weight >= NAME)) return true;
  const rare = known.filter(({ weight }) => weight >= RARE);
  return rare.length >= 2 || rare.some(({ isInTitle }) => isInTitle);
}

export interface ChosenFacts {
  readonly lead: readonly Candidate[];
  readonly others: readonly Candidate[];
  /** Past work that shares nothing with the post, results first. */
  readonly far: readonly Candidate[];
}

/** The nearest fact with what goes on with it, else a second one that adds something of its own; those that answer asks are taken. */
export function chooseLead(scored: readonly Scored[], job: Job, taken: ReadonlySet<string>): ChosenFacts {
  const free = scored.filter(({ fact }) => !taken.has(fact.text));
  const from = job.asksExperience ? LEAD_WHERE_EXPERIENCE_IS_ASKED : LEAD_FROM;
  const oneJob = free.find(({ fact, score }) => score >= from && tellsOneJob(fact));
  // A caption of the portfolio leads where no sentence does.
  const best = free.find(({ fact, score }) => score >= from && fact.from !== 'portfolio') ?? free[0];
  const isNear = oneJob && best && oneJob.score >= best.score * HALF;
  const first = isNear && isGeneral(best.fact) ? oneJob : best;
  const others = (lead: readonly Candidate[]) =>
    free.filter(({ fact, score }) => score > 0 && !lead.includes(fact)).map(({ fact }) => fact);
  const far = free.filter(({ fact, score }) => score === 0 && isWork(fact)).map(({ fact }) => fact);
  far.sort((a, b) => Number(hasResult(b.text)) - Number(hasResult(a.text)));
  if (!first || first.score < from) return { lead: [], others: others([]), far };
  // 'One account I am proud of is …' comes before 'I built the negatives from 14 months of search terms'.
  const begun = free.find(({ fact, score }) => fact.id === first.fact.behind && score >= from && tellsOneJob(fact));
  const next = free.find(({ fact }) => fact.behind === first.fact.id && goesOn(fact));
  const rest = [first.fact, ...first.fact.more, ...(next ? [next.fact, ...next.fact.more] : [])];
  const whole = begun && goesOn(first.fact) ? storyOf([begun.fact, ...begun.fact.more, ...rest], taken) : [];
  const story = whole.includes(first.fact) && job.mostFacts !== 1 ? whole : storyOf(rest, taken);
  const second = story.length > 1 ? undefined : secondFor(first, free, job);
  const lead = second ? [...story, second] : story;
  return { lead: joinRecentWork(lead), others: others(lead), far };
}

/** From here on a job may be the continuation of the one before it. */
const GOES_ON = 0.15;
const SURELY_A_JOB = 0.6;
/** Of the weight of a past job: half for work that is only summed up. */
function bonusOf({ chances }: Candidate): number {
  if (!isWorkDone(chances)) return 0;
  return chances.job >= SURELY_A_JOB ? 1 : HALF;
}

/** A job that may as well be what the user says next of the one before it. */
function goesOn({ chances }: Candidate): boolean {
  return chances.more >= GOES_ON && isWorkDone(chances);
}

function tellsOneJob({ chances }: Candidate): boolean {
  return likeliestOf(chances) === 'job';
}

/** What one does or is in general, without a count. */
function isGeneral({ text, chances }: Candidate): boolean {
  const kind = likeliestOf(chances);
  return kind === 'who' || kind === 'terms' || ((kind === 'habit' || kind === 'praise') && !hasResult(text));
}

/** Work done, and no role, habit, price or praise. */
function isWork({ text, chances }: Candidate): boolean {
  const kind = likeliestOf(chances);
  return (kind === 'job' || kind === 'deeds') && !saysPrice(text) && !NEGATIVE.test(text);
}

/** A job with what the user says next of it, as long as it is not too long for an opening. */
function storyOf(sentences: readonly Candidate[], taken: ReadonlySet<string>): Candidate[] {
  const story: Candidate[] = [];
  let words = 0;
  for (const one of sentences) {
    words += wordCount(one.text);
    const isTooLong = words > MOST_WORDS_OF_STORY || story.length === MOST_SENTENCES_OF_STORY;
    if (story.length > 0 && (taken.has(one.text) || isTooLong)) break;
    story.push(one);
  }
  return story;
}

function secondFor(first: Scored, free: readonly Scored[], job: Job): Candidate | undefined {
  const wanted = stemsOf(`${job.title} ${job.text}`);
  const left = new Set([...wanted].filter((stem) => !first.fact.stems.has(stem)));
  const best = free
    .filter(
      ({ fact, score }) => score > 0 && fact.text !== first.fact.text && fact.from !== 'portfolio' && !isGeneral(fact),
    )
    .map(({ fact }) => ({
      fact,
      score: sharedWeight(fact.stems, left, job.language) + (hasNumber(fact.text) ? NUMBER_BONUS : 0),
    }))
    .sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < SECOND_FROM) return undefined;
  const rare = [...best.fact.stems].filter(
    (stem) => left.has(stem) && sharedWeight(new Set([stem]), left, job.language) > RARE,
  );
  return rare.length >= SECOND_SHARED ? best.fact : undefined;
}

/** 'Recent work: a; b' instead of 'Recent work' twice, in every language. */
function joinRecentWork(lead: readonly Candidate[]): Candidate[] {
  const [one, two] = lead;
  const mark = /^[^:.,;\d]{4,30}: /.exec(one?.text ?? '')?.[0];
  if (!one || !two || mark === undefined || !two.text.startsWith(mark)) return [...lead];
  return [{ ...one, text: `${one.text.replace(/\.$/, '')}; ${two.text.slice(mark.length)}` }, ...lead.slice(2)];
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
