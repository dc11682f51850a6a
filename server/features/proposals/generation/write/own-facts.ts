import { sharedWeight, stemsOf, weightOf } from '../word-weights.ts';
import { type Candidate, hasNumber, hasResult } from './fact-sentences.ts';

/** Below this a fact is too far from the job; asks for experience use any with a positive score. */
const LEAD_FROM = 6;
const LEAD_WHERE_EXPERIENCE_IS_ASKED = 3.5;
const SECOND_FROM = 7;
/** A second fact must share this many further rare stems. */
const SECOND_SHARED = 2;
const RARE = 2.5;
const TITLE_RARE = 1.5;
/** In at most one of the reader's posts, as names of tools are. */
const NAME = 5;
const TITLE_FACTOR = 2;
const HALF = 0.5;
const NUMBER_BONUS = 1;
const FIRST_PERSON_BONUS = 1;
/** A role says less than work done, though it shares the words of the title. */
const INTRODUCES =
  /^(?:Soy|Sou|Je suis|Ich bin|(?:Tengo|Llevo|Tenho|J['’]ai|Ich habe|Habe) (?:\p{L}+ ){0,2}[\p{L}\d+]{1,9} (?:a[nñ]os|anos|ans|Jahre)(?!\p{L})|I am|I['’]m|I work as|We are|My name|(?:I|we) have (?:(?:over |more than )?(?:\d+\+?|\p{L}+) years|(?:\p{L}+ )?experience)|with (?:over |more than )?(?:\d+\+?|\p{L}+) years)\b/iu;
/** 'I am a sound editor of eleven short films' is work done: its first words behind 'of'. */
const ROLE_OF = /^I am an? (?:[\p{L}-]+ ){1,4}?of ((?:\S+ ?){1,4})/u;
const INTRODUCTION_FACTOR = 0.15;
/** Self-praise and promises: they fit any job. */
const GENERIC =
  /\b(?:passion\w*|dedicat\w+|committed|commitment|hard[- ]?working|detail[- ]oriented|team player|self[- ]motivated|always|best quality|high[- ]quality|quality[- ]driven|client satisfaction|satisfaction|on time|deadlines?|trust of|full scope|excelled|excellent|(?:i|we) excel|strive|enthusiastic|professional(?:ism)?|reliable|honest|motivated|modern|user[- ]friendly|stand out|creative|beautiful|stunning|turn .{3,40} into|help(?:ing)? (?:brands?|businesses|companies|clients|you)|(?:we|i) (?:provide|offer)|my goal|my aim|i believe|world[- ]class|top[- ]notch|proven track|various clients|all kinds of|wide range|(?:digital|powerful|scalable) (?:solutions|platforms)|don['’]t just|drive (?:\w+ )?growth|boost|my (?:process|work|services?) includes?|skilled (?:in|with))\b/i;

/** What facts are scored against. */
export interface Job {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  /** The defining terms of the chosen playbook file: they count at half weight, as a thesaurus. */
  readonly thesaurus: string;
  readonly asksExperience: boolean;
}

/** 'I do not offer …' shares the words of the job and says nothing for it; 'I have never missed a deadline' does. */
const NEGATIVE =
  /^(?:I|We) (?:do not|don['’]t|have not|haven['’]t|am not|are not|cannot|can['’]t|no longer)(?!\p{L})|^(?:No|Não) \p{L}+o(?!\p{L})|^Je ne(?!\p{L})|^J['’]n['’]|^Ich (?:\p{L}+ ){1,3}(?:nicht|keine?n?)(?!\p{L})/iu;

/** 'Tools: Playwright, Scrapy, Postgres': a list, beside which any work done says more. */
const TOOLS =
  /^(?:tools?|skills?|(?:tech(?:nology)? )?stack|software|tech(?:nologies)?|languages?|equipment|herramientas|ferramentas|outils|logiciels|werkzeuge|programme)\s*:/iu;

interface Scored {
  readonly fact: Candidate;
  readonly score: number;
}

/** 'I am a …': a role, not work done. */
export function isIntroduction(text: string): boolean {
  const work = ROLE_OF.exec(text)?.[1];
  return INTRODUCES.test(text) && !(work !== undefined && hasResult(work));
}

/** The candidates by nearness to the job, the nearest first. Never divided by length: a long sentence may say more. */
export function rankFacts(candidates: readonly Candidate[], job: Job): Scored[] {
  const title = stemsOf(job.title);
  const wanted = stemsOf(`${job.title} ${job.text}`);
  const near = new Set([...stemsOf(job.thesaurus)].filter((stem) => !wanted.has(stem)));
  return candidates
    .map((fact) => ({ fact, score: scoreOf(fact, { wanted, title, near, language: job.language }) }))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(
  { stems, text }: Candidate,
  job: { wanted: ReadonlySet<string>; title: ReadonlySet<string>; near: ReadonlySet<string>; language: string },
): number {
  const shared = sharedWeight(stems, job.wanted, job.language);
  const isResult = hasResult(text);
  if (!namesTheJob(stems, job, isResult && !isIntroduction(text))) return 0;
  const inTitle = sharedWeight(stems, job.title, job.language) * (TITLE_FACTOR - 1);
  const thesaurus = sharedWeight(stems, job.near, job.language) * HALF;
  // A sentence that any freelancer could say needs a number.
  if (NEGATIVE.test(text) || TOOLS.test(text) || (GENERIC.test(text) && !isResult)) return 0;
  const number = isResult ? NUMBER_BONUS : 0;
  const own = /^(?:I|At|For|Last|Recent)\b/.test(text) ? FIRST_PERSON_BONUS : 0;
  const score = shared + inTitle + thesaurus + number + own;
  return isIntroduction(text) ? score * INTRODUCTION_FACTOR : score;
}

/** Two rare things of the post, or one of its title: less is shared by chance. */
function namesTheJob(
  stems: ReadonlySet<string>,
  job: { wanted: ReadonlySet<string>; title: ReadonlySet<string>; near: ReadonlySet<string>; language: string },
  isResult: boolean,
): boolean {
  // A result with a number may share commoner words: two of the post, with one of the title or a name among them.
  const known = [...stems].filter(
    (stem) => (job.wanted.has(stem) || job.near.has(stem)) && weightOf(stem, job.language) >= TITLE_RARE,
  );
  if (
    isResult &&
    known.length >= 2 &&
    known.some((stem) => job.title.has(stem) || weightOf(stem, job.language) >= NAME)
  )
    return true;
  const rare = [...stems].filter((stem) => weightOf(stem, job.language) >= RARE);
  if (rare.some((stem) => job.title.has(stem))) return true;
  return rare.filter((stem) => job.wanted.has(stem) || job.near.has(stem)).length >= 2;
}

export interface ChosenFacts {
  readonly lead: readonly Candidate[];
  readonly others: readonly Candidate[];
}

/** The nearest fact, and a second one that adds something of its own; those that answer asks are taken. */
export function chooseLead(scored: readonly Scored[], job: Job, taken: ReadonlySet<string>): ChosenFacts {
  const free = scored.filter(({ fact }) => !taken.has(fact.text));
  const [first] = free;
  const others = (lead: readonly Candidate[]) =>
    free.filter(({ fact, score }) => score > 0 && !lead.includes(fact)).map(({ fact }) => fact);
  const from = job.asksExperience ? LEAD_WHERE_EXPERIENCE_IS_ASKED : LEAD_FROM;
  if (!first || first.score < from) return { lead: [], others: others([]) };
  const second = secondFor(first, free, job);
  const lead = second ? [first.fact, second] : [first.fact];
  return { lead: joinRecentWork(lead), others: others(lead) };
}

function secondFor(first: Scored, free: readonly Scored[], job: Job): Candidate | undefined {
  const wanted = stemsOf(`${job.title} ${job.text}`);
  const left = new Set([...wanted].filter((stem) => !first.fact.stems.has(stem)));
  const best = free
    .filter(({ fact, score }) => score > 0 && fact.text !== first.fact.text)
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
  return [{ ...one, text: `${one.text.replace(/\.$/, '')}; ${two.text.slice(mark.length)}` }];
}
