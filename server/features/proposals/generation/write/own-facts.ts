import { sharedWeight, stemsOf, weightOf } from '../word-weights.ts';
import { type Candidate, hasNumber, hasResult } from './fact-sentences.ts';
import { type Chances, kindsOfFact, kindsOfPost, sameKind } from './kinds-of-work.ts';
import { saysPrice } from './prices.ts';
import { isPast } from './third-person.ts';

/** Below this a fact is too far from the job; asks for experience use any with a positive score. */
const LEAD_FROM = 5;
const LEAD_WHERE_EXPERIENCE_IS_ASKED = 3.5;
const SECOND_FROM = 7;
/** A second fact must share this many further rare stems. */
const SECOND_SHARED = 2;
const MOST_WORDS_OF_LEAD = 80;
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
  /^(?:Ancien(?:ne)?|Former|Soy|Sou|Je suis|Ich bin|(?:Trabajo|Trabalho) (?:con|com|en|em) .{2,40} (?:desde|há)|Ich \p{Ll}+e (?:hauptberuflich |freiberuflich )?seit|(?:Tengo|Llevo|Tenho|J['’]ai|Ich habe|Habe) (?:\p{L}+ ){0,2}[\p{L}\d+]{1,9} (?:a[nñ]os|anos|ans|Jahre)(?!\p{L})|I am|I['’]m|I work as|We are|My name|(?:I|we) have (?:(?:over |more than )?(?:\d+\+?|\p{L}+) years|(?:\p{L}+ )?experience|(?:been )?(?:work|us|edit|writ|design|do|mak|build)\p{L}+ .{3,60} since)|with (?:over |more than )?(?:\d+\+?|\p{L}+) years)\b/iu;
/** 'I am a sound editor of eleven short films' is work done: its first words behind 'of'. */
const ROLE_OF = /^I am an? (?:[\p{L}-]+ ){1,4}?of ((?:\S+ ?){1,4})/u;
const INTRODUCTION_FACTOR = 0.15;
/** 'I edit talk', 'Me dedico a …', 'Ich betreue Konten': what one does in general says less than a job done. */
const PRESENT =
  /^(?:(?:Me|Nos) \p{Ll}+o |(?!(?:He|Hice|Cuando|Como|Eso|Esto|Isso|Isto|Todo|Tanto) )\p{Lu}\p{Ll}{2,}o (?=\p{Ll})|(?:Uso|Faço|Escrevo|Conheço) |Je (?!ne )\p{Ll}+ |J['’](?!ai |avais |étais )\p{Ll}+ |Ich (?!habe |hatte |war |bin )\p{Ll}+e )/u;
const FIRST_VERB = /^(?:I|We) (?:(?:\p{Ll}+ly|also|often|always|never|then|once|just) )*(\p{Ll}+)(?= )/u;
const PERFECT =
  /^(?:have|had|was|were|did|am|are|put|saw|went|came|knew|redid|bought|bound|paid|caught|told|sang|dug|lost|met|wove|lit|fed|got|left)$/;
const HABIT_FACTOR = 0.6;
const CAPTION_FACTOR = 0.4;
/** 'Microsoft certified in Excel', 'QuickBooks ProAdvisor since 2019': what one is allowed to say, not work done. */
const TITLED =
  /^(?:(?:I am |I have |I hold |Ich bin |Soy |Sou |Je suis )?(?:an? |the |una? |uma? |une? |ein\p{L}* )?(?:[\p{L}\p{N}&+./-]+,? ){0,5}(?:certifi(?:ed|cate|cation)|certificad[oa]s?|certificação|certifiée?|zertifiziert\p{L}*|accredited|pro ?advisor|partner)(?!\p{L})(?! (?:of|with whom|and I)))/iu;
const DEGREE = /^(?:MSc|BSc|MA|BA|PhD|MBA|Diploma|Degree|Licenciad[oa]|Formad[oa]|Diplômée?|Studium)(?!\p{L})/u;
/** 'I built a certificate generator' is work. */
const DID = /^(?:I|We) (?:\p{Ll}+ed|built|made|wrote|ran|led|drew)(?!\p{L})/u;
/** Self-praise and promises: they fit any job. */
const GENERIC =
  /\b(?:passion\w*|dedicat\w+|committed|commitment|hard[- ]?working|detail[- ]oriented|team player|self[- ]motivated|always|best quality|high[- ]quality|quality[- ]driven|client satisfaction|satisfaction|on time|deadlines?|trust of|full scope|excelled|excellent|(?:i|we) excel|strive|enthusiastic|professional(?:ism)?|reliable|honest|motivated|modern|user[- ]friendly|stand out|creative|beautiful|stunning|turn .{3,40} into|help(?:ing)? (?:brands?|businesses|companies|clients|you)|(?:we|i) (?:provide|offer)|my goal|my aim|i believe|world[- ]class|top[- ]notch|proven track|various clients|all kinds of|wide range|(?:digital|powerful|scalable) (?:solutions|platforms)|don['’]t just|drive (?:\w+ )?growth|boost|my (?:process|work|services?) includes? (?:all|every)|the part i (?:like|love)|what i (?:like|love)|skilled (?:in|with))\b/i;

/** What facts are scored against. */
export interface Job {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  /** The defining terms of the chosen playbook file: they count at half weight, as a thesaurus. */
  readonly thesaurus: string;
  readonly asksExperience: boolean;
  /** All that the user says of themselves, skills too. */
  readonly profile?: string;
}

/** 'I do not offer …' shares the words of the job and says nothing for it; 'I have never missed a deadline' does. */
const NEGATIVE =
  /^(?:I|We) (?:do not|don['’]t|have not|haven['’]t|am not|are not|cannot|can['’]t|no longer)(?!\p{L})|^(?:No|Não) \p{L}+o(?!\p{L})|^Je ne(?!\p{L})|^J['’]n['’]|^Ich (?:\p{L}+ ){1,3}(?:nicht|keine?n?)(?!\p{L})/iu;

/** 'Tools: Playwright, Scrapy, Postgres': a list, beside which any work done says more. */
const TOOLS =
  /^(?:(?:my|our) (?:daily|main|usual|favou?rite) tools? (?:are|is)|(?:tools?|skills?|(?:tech(?:nology)? )?stack|software|tech(?:nologies)?|languages?|equipment|herramientas|ferramentas|outils|logiciels|werkzeuge|programme)\s*:)/iu;

interface Scored {
  readonly fact: Candidate;
  readonly score: number;
}

/** 'I am a …': a role, not work done. */
export function isIntroduction(text: string): boolean {
  const work = ROLE_OF.exec(text)?.[1];
  if ((TITLED.test(text) && !DID.test(text)) || DEGREE.test(text)) return true;
  return INTRODUCES.test(text) && !(work !== undefined && hasResult(work));
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
    const said = fact.next ? `${fact.text} ${fact.next.text}` : fact.text;
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

/** 'Last autumn I moved …', 'For a bakery I drew …': one past job; its verb is behind 'I'. */
const ONE_JOB =
  /^(?:(?:last|this|two|three|in|for|over|during|at|through|a while ago)(?: [\p{L}\d'’.,-]+){0,8} (?:I|we)) (?:(?:\p{L}+ly|then|also|once|just) )?(\p{L}+)/iu;
/** 'The job I am most happy about', 'My longest list was …', 'One of my longer works was …'. */
const NAMES_A_JOB =
  /^(?:(?:The )?[Oo]ne (?:(?:that|which) )?I(?:['’]m| am) |(?:One|The|My|One of (?:my|the)) (?:\p{L}+ ){0,4}(?:jobs?|projects?|commissions?|cases?|works?(?= (?:was|were|is)))(?!\p{L})|(?:My|One of my) (?:longe(?:st|r)|bigge(?:st|r)|large(?:st|r)|last|latest|favou?rite) (?:\p{L}+ ){0,2}(?:lists?|clients?|orders?|sets?|books?|films?|sites?|apps?|catch-ups?)(?!\p{L})|(?:Mission|Projet|Recent)(?: \p{L}+)? ?:|O projeto que |El (?:trabajo|proyecto) )/u;
/** How the same begins in the other languages, and a verb of the past. */
const ONE_JOB_ELSEWHERE =
  /^(?:(?:El|La|Este|Hace|Durante|Para|En|Con|Em|No|Na|Ano) .{2,60}|(?:Fiz|Hice|Hicimos|\p{L}{2,}(?:é|ei)) (?:para|por|con|com) |L['’]an |Pendant |Pour |En \d|Cet(?:te)? |Für |Bei |Im |Letzte|Voriges|Vergangene|Zuletzt )/u;
const PAST_ELSEWHERE =
  /(?<!\p{L})(?:\p{L}{2,}(?:é|í|ei|ó|aron|ieron|aram|eram)|fiz|hice|fue|foi|he \p{L}+(?:[ai]do|cho|sto|rto)|j['’](?:ai|avais)|a été|habe|haben|hat|wurde|war)(?!\p{L})/iu;
const EVERY_TIME = /\b(?:every|each|any|general|moment|free time|jede[nmrs]?|chaque|cada|momento|holidays?)\b/i;

function describesOneJob(text: string): boolean {
  if (isHabit(text) || isIntroduction(text)) return false;
  if (NAMES_A_JOB.test(text)) return true;
  if (EVERY_TIME.test(text)) return false;
  const verb = ONE_JOB.exec(text)?.[1];
  const isBehindLead = verb !== undefined && isPastOrPerfect(verb);
  return isBehindLead || (ONE_JOB_ELSEWHERE.test(text) && PAST_ELSEWHERE.test(text));
}

/** From here on a profile is of the post's trade; then a past job counts although it shares no word with the post. */
const PERSON_FROM = 0.3;
/** How much a profile is of the post's trade when it shares rare words with it. */
const OF_TRADE = 0.7;
const ONE_JOB_WEIGHT = 8;
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
  const oneJob = describesOneJob(text) && job.person >= PERSON_FROM ? job.person : 0;
  if (same < KIND_FROM && oneJob === 0 && !namesTheJob(shared, isResult && !isIntroduction(text))) return 0;
  // A sentence that any freelancer could say needs a number.
  if (NEGATIVE.test(text) || TOOLS.test(text) || saysPrice(text) || (GENERIC.test(text) && !isResult && oneJob === 0))
    return 0;
  const words = shared.reduce(
    (sum, { weight, factor, isInTitle }) => sum + weight * (isInTitle ? TITLE_FACTOR : factor),
    0,
  );
  const number = isResult ? NUMBER_BONUS : 0;
  const own = /^(?:I|At|For|Last|Recent)\b/.test(text) ? FIRST_PERSON_BONUS : 0;
  const sum = words * trustIn(same, kinds, job.kinds) + KIND_WEIGHT * same + ONE_JOB_WEIGHT * oneJob + number + own;
  // A caption of the portfolio is no sentence, nor is 'Hotel research, rates compared in one sheet'.
  const isCaption = fact.from === 'portfolio' || (job.language === 'en' && !NAMES_ITS_SUBJECT.test(text));
  const score = isCaption ? sum * CAPTION_FACTOR : sum;
  if (isIntroduction(text)) return score * INTRODUCTION_FACTOR;
  return isHabit(text) ? score * HABIT_FACTOR : score;
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

/** The nearest fact, and a second one that adds something of its own; those that answer asks are taken. */
export function chooseLead(scored: readonly Scored[], job: Job, taken: ReadonlySet<string>): ChosenFacts {
  const free = scored.filter(({ fact }) => !taken.has(fact.text));
  const from = job.asksExperience ? LEAD_WHERE_EXPERIENCE_IS_ASKED : LEAD_FROM;
  const oneJob = free.find(({ fact, score }) => score >= from && describesOneJob(fact.text));
  // A caption of the portfolio leads where no sentence does.
  const best = free.find(({ fact, score }) => score >= from && fact.from !== 'portfolio') ?? free[0];
  const first = oneJob && best && isGeneral(best.fact.text) ? oneJob : best;
  const others = (lead: readonly Candidate[]) =>
    free.filter(({ fact, score }) => score > 0 && !lead.includes(fact)).map(({ fact }) => fact);
  const far = free.filter(({ fact, score }) => score === 0 && isWork(fact.text)).map(({ fact }) => fact);
  far.sort((a, b) => Number(hasResult(b.text)) - Number(hasResult(a.text)));
  if (!first || first.score < from) return { lead: [], others: others([]), far };
  const second = continuationOf(first.fact, taken) ?? secondFor(first, free, job);
  const lead = second ? [first.fact, second] : [first.fact];
  return { lead: joinRecentWork(lead), others: others(lead), far };
}

/** What one does or is in general, without a count. */
function isGeneral(text: string): boolean {
  return (
    isIntroduction(text) || /^(?:usually|mostly|normally|most of)\b/i.test(text) || (isHabit(text) && !hasResult(text))
  );
}

function isHabit(text: string): boolean {
  const verb = FIRST_VERB.exec(text)?.[1];
  return PRESENT.test(text) || (verb !== undefined && !isPastOrPerfect(verb));
}

function isPastOrPerfect(verb: string): boolean {
  return isPast(verb.toLowerCase()) || PERFECT.test(verb.toLowerCase());
}

/** Work done, and no role, habit, list of tools or praise. */
function isWork(text: string): boolean {
  return (
    (describesOneJob(text) || hasResult(text) || DID.test(text)) &&
    ![isIntroduction, saysPrice, isHabit].some((is) => is(text)) &&
    ![NEGATIVE, TOOLS, GENERIC].some((pattern) => pattern.test(text))
  );
}

/** What the user says next of the same job, if both are not too long for an opening. */
function continuationOf({ text, next }: Candidate, taken: ReadonlySet<string>): Candidate | undefined {
  const words = `${text} ${next?.text ?? ''}`.split(/\s+/).length;
  return next && !taken.has(next.text) && words <= MOST_WORDS_OF_LEAD ? next : undefined;
}

function secondFor(first: Scored, free: readonly Scored[], job: Job): Candidate | undefined {
  const wanted = stemsOf(`${job.title} ${job.text}`);
  const left = new Set([...wanted].filter((stem) => !first.fact.stems.has(stem)));
  const best = free
    .filter(
      ({ fact, score }) =>
        score > 0 && fact.text !== first.fact.text && fact.from !== 'portfolio' && !isGeneral(fact.text),
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
  return [{ ...one, text: `${one.text.replace(/\.$/, '')}; ${two.text.slice(mark.length)}` }];
}
