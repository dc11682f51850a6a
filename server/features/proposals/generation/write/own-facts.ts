import type { Fact } from '#shared/proposals/blocks.ts';
import type { LetterFact } from '#shared/proposals/letter/material.ts';
import { countsIn } from '#shared/proposals/verify/numbers.ts';
import { baseOfParticiple, baseOfThirdPerson } from '../read/verbs.ts';
import { sharedWeight, stemsOf, weightOf } from '../word-weights.ts';
import { answersByKind } from './labelled-facts.ts';
import type { LanguagePack } from './language-pack.ts';

const MIN_WORDS = 5;
const MAX_WORDS = 45;
/** Below this a fact is too far from the job; asks for experience use any with a positive score. */
const LEAD_FROM = 6;
const LEAD_WHERE_EXPERIENCE_IS_ASKED = 3.5;
const SECOND_FROM = 7;
/** A second fact must share this many further rare stems. */
const SECOND_SHARED = 2;
const RARE = 2.5;
const TITLE_RARE = 1.5;
/** In at most two of the reader's 400 English posts, as names of tools are. */
const NAME = 5;
const TITLE_FACTOR = 2;
const HALF = 0.5;
const NUMBER_BONUS = 1;
const FIRST_PERSON_BONUS = 1;
/** 'Contact me', 'Welcome to my profile'; not 'I repaired nine contact forms', 'I wrote welcome mails for a shop'. */
const TALKS_TO_CLIENT =
  /\b(?:you|your|yours|let['’]s|feel free|looking forward)\b|\b(?:hire|contact|call|message|e-?mail|write(?: to)?) (?:me|us)\b|^(?:please|hello|hi|welcome|thanks|thank)\b|[?:]$/i;
/** Connectives to the previous sentence, which can be removed. */
const LINKS_BACK = /^(?:before that|after that|in addition|additionally|also|most recently|besides),? (?=I\b|we\b)/i;
const STUDIES = /\b(?:MSc|BSc|PhD|MBA|degree|university|diploma|bachelor|master|certifi\w+)\b/i;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|will|do|does|did|built|made|led|ran|wrote|won|grew|cut|took|sold|brought|kept|saved|moved|helped|rewrote|gave|spent|found|sent|includes?|\p{L}{3,20}ed)\b/iu;
const HANGS_ON = /^(?:before that|that|this|these|those|it|they|also|and|but|then|after that|in addition)\b/i;
const ROLE =
  /\b(?:developer|engineer|designer|writer|editor|analyst|assistant|consultant|translator|specialist|expert|manager|marketer|illustrator|architect|accountant|bookkeeper|lawyer|scientist|copywriter|freelancer|artist|animator|producer|tester|administrator|lead|strategist|recruiter|tutor|teacher|photographer|programmer|coach)\b/i;
/** A role says less than work done, though it shares the words of the title. */
const INTRODUCES =
  /^(?:Soy|Sou|Je suis|Ich bin|(?:Tengo|Llevo|Tenho|J['’]ai|Ich habe|Habe) (?:\p{L}+ ){0,2}[\p{L}\d+]{1,9} (?:a[nñ]os|anos|ans|Jahre)(?!\p{L})|I am|I['’]m|I work as|We are|My name|(?:I|we) have (?:(?:over |more than )?(?:\d+\+?|\p{L}+) years|(?:\p{L}+ )?experience)|with (?:over |more than )?(?:\d+\+?|\p{L}+) years)\b/iu;
/** 'J’ai migré', 'He migrado', 'Migrei': the verb names the user as its subject. */
const SPEAKS_AS_I =
  /^(?:J['’]|He \p{L}{2,20}(?:[ai]do|cho|sto|rto)(?!\p{L})|(?:Soy|Estoy|Tengo|Trabajo|Llevo|Hago|Hice|Dirijo|Traduje|Conozco|Sou|Estou|Tenho|Trabalho|Faço|Fiz|Atuo|Habe|Bin|Arbeite|(?:Desenvolv|Traduz|Escrev|Vend|Dirig|Produz|Conclu|Reduz|Constru)[ií])(?!\p{L})|\p{Lu}\p{Ll}{2,20}ei (?=\p{Ll}|\d)|\p{Lu}\p{Ll}{2,20}é (?=\d|(?:m[áa]s|una?|el|la|los|las|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cientos|para|con)(?!\p{L})))/u;
const YEARS = /\b(?:\d{1,4}\+?|\p{L}{2,15}) (?:years?|yrs|years['’]|a[nñ]os|anos|ans|jahren?)(?!\p{L})/giu;
const INTRODUCTION_FACTOR = 0.15;
/** Self-praise and promises: they fit any job. */
const GENERIC =
  /\b(?:passion\w*|dedicat\w+|committed|commitment|hard[- ]?working|detail[- ]oriented|team player|self[- ]motivated|always|best quality|high[- ]quality|quality[- ]driven|client satisfaction|satisfaction|on time|deadlines?|trust of|full scope|excelled|excellent|(?:i|we) excel|strive|enthusiastic|professional(?:ism)?|reliable|honest|motivated|modern|user[- ]friendly|stand out|creative|beautiful|stunning|turn .{3,40} into|help(?:ing)? (?:brands?|businesses|companies|clients|you)|(?:we|i) (?:provide|offer)|my goal|my aim|i believe|world[- ]class|top[- ]notch|proven track|various clients|all kinds of|wide range|(?:digital|powerful|scalable) (?:solutions|platforms)|don['’]t just|drive (?:\w+ )?growth|boost|my (?:process|work|services?) includes?|skilled (?:in|with))\b/i;
/** Words for work done: a verb in the past, 'I …', a role. A list of nouns has none. */
const SAYS_SOMETHING =
  /(?<!\p{L})(?:I|we|my|our|me|yo|mi|he|eu|meu|minha|je|mon|ma|mes|ich|wir|mein\p{L}*)(?!\p{L})|\b\p{L}{3,20}ed\b|\b(?:recent work|years?)\b/iu;
/** Participles that describe a person, not their work. */
const STATE = /^(?:based|located|certified|trained|specialized|specialised|experienced|licensed|qualified|registered)$/;
const PAST_VERB =
  /^(?:rewrote|redrew|gave|got|sent|spent|found|chose|shipped|built|rebuilt|led|designed|wrote|ran|made|grew|cut|won|sold|taught|moved|kept|drew|shot|set|took|brought|began|drove|oversaw|spoke|held|(?!armed|driven|focused|dedicated|committed|skilled|motivated|inspired|interested|excited)\p{Ll}+ed)$/u;

/** A sentence of the user's in the form for a letter, and its terms. */
export interface Candidate extends LetterFact {
  readonly from: Fact['from'];
  readonly stems: ReadonlySet<string>;
}

/** What facts are scored against. */
export interface Job {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  /** The defining terms of the chosen playbook file: they count at half weight, as a thesaurus. */
  readonly thesaurus: string;
  readonly asksExperience: boolean;
}

/** The user's sentences and clauses that work alone in a letter. Writing samples are voice, never facts. */
export function candidatesOf(facts: readonly Fact[], pack: LanguagePack): Candidate[] {
  return facts
    .filter((fact) => fact.from !== 'sample' && !answersByKind(fact))
    .flatMap(({ id, text, from }) =>
      clausesOf(text).flatMap((clause) => {
        const sentence = asSentence(clause, pack, from);
        return sentence === null ? [] : [{ id, text: sentence, from, stems: stemsOf(sentence) }];
      }),
    );
}

/** The sentence, or its items where it is a list of past jobs. */
function clausesOf(text: string): string[] {
  const items = /^(?:recent(?:ly| work| projects)?|lately|selected work)\s*:\s*(\S.*)$/iu.exec(text);
  if (items?.[1]) return items[1].split(/;\s+/).map((item) => `Recent work: ${item.replace(/\.$/, '')}.`);
  const parts = text.split(/;\s+/u);
  return parts.length > 1 && parts.every((part) => wordCount(part) >= MIN_WORDS) ? parts : [text];
}

/** Null for a text that does not work alone: too short or long, addressed to the client, dependent on the sentence before. */
function asSentence(clause: string, pack: LanguagePack, from: Fact['from']): string | null {
  const text = clause
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LINKS_BACK, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const skills = /^[^:➔→]{2,40}\s?[➔→:]\s?(.+)$/u.exec(text)?.[1];
  if (from === 'skills' && skills && !/[.!?]$/.test(skills)) return pack.skills.replace('{skills}', skills.trim());
  if (isEnumeration(text)) return null;
  const words = wordCount(text);
  if (words < MIN_WORDS || words > MAX_WORDS || TALKS_TO_CLIENT.test(text) || HANGS_ON.test(text)) return null;
  const sentence = inFirstPerson(text, pack);
  return sentence !== null && [SAYS_SOMETHING, FINITE, SPEAKS_AS_I].some((sign) => sign.test(sentence))
    ? sentence
    : null;
}

/** 'NetSuite: 17 implementations, SuiteScript, SuiteFlow': a row of names, with or without numbers. */
function isEnumeration(text: string): boolean {
  const items = text.split(/[,;:]/);
  const isShort = items.every((item) => wordCount(item) <= 4);
  return items.length >= 4 && isShort && !/(?<!\p{L})(?:I|we|my|our)(?!\p{L})/u.test(text);
}

function inFirstPerson(text: string, pack: LanguagePack): string | null {
  if (
    SPEAKS_AS_I.test(text) ||
    /(?<!\p{L})(?:I|[Ww]e|[Mm]y|[Oo]ur|[Ii]['’]m|[Yy]o|[Mm]i|[Ee]u|[Mm]eu|[Mm]inha|[Jj]e|[Mm]on|[Mm]a|[Ii]ch|[Ww]ir|[Mm]ein\p{L}*)(?!\p{L})/u.test(
      text,
    )
  )
    return text;
  const third =
    /^(?:[Ss]he|[Hh]e|\p{Lu}\p{Ll}{2,14}(?= (?:is|was) an? |(?= has (?:\p{L}+ed|built|led|been|over|more|\d)))) (\p{L}+)\b(.*)$/su.exec(
      text,
    );
  if (third) return ofThirdPerson(third[1] ?? '', third[2] ?? '');
  if (/\b(?:he|she|his|her)\b/i.test(text)) return null;
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const lower = first.toLowerCase();
  if (STATE.test(lower)) return `I am ${lowerFirst(text)}`;
  if (PAST_VERB.test(lower) || baseOfParticiple(lower) !== null) return `I ${lowerFirst(text)}`;
  const opening = text.split(/[,.;(]/, 1)[0] ?? '';
  if (ROLE.test(opening) && wordCount(opening) <= 8 && !/^(?:the|at|for|with|as)\b/i.test(text)) {
    const rest = /^\p{Lu}{2}/u.test(text) ? text : lowerFirst(text);
    return (/^[aeio]/i.test(text) ? pack.iAmAn : pack.iAmA).replace('{rest}', rest);
  }
  // 'Keyword research for 40 brands' is work; a list of tools is none.
  const isWork =
    hasNumber(text.replace(YEARS, ' ')) &&
    !STUDIES.test(text) &&
    !FINITE.test(text) &&
    (opening.match(/,/g)?.length ?? 0) === 0 &&
    wordCount(opening) >= 3;
  return isWork ? pack.work.replace('{rest}', lowerFirst(text)).replace('{Rest}', text) : text;
}

function ofThirdPerson(verb: string, rest: string): string | null {
  const lower = verb.toLowerCase();
  if (lower === 'has') return `I have${rest}`;
  if (lower === 'is') return `I am${rest}`;
  if (lower === 'was') return `I was${rest}`;
  if (PAST_VERB.test(lower)) return `I ${lower}${rest}`;
  const base = baseOfThirdPerson(lower);
  return base === null ? null : `I ${base}${rest}`;
}

interface Scored {
  readonly fact: Candidate;
  readonly score: number;
}

/** 'I am a …': a role, not work done. */
export function isIntroduction(text: string): boolean {
  return INTRODUCES.test(text);
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
  // Years in the trade are no result.
  const hasResult = hasNumber(text.replace(YEARS, ' '));
  if (!namesTheJob(stems, job, hasResult && !INTRODUCES.test(text))) return 0;
  const inTitle = sharedWeight(stems, job.title, job.language) * (TITLE_FACTOR - 1);
  const thesaurus = sharedWeight(stems, job.near, job.language) * HALF;
  // A sentence that any freelancer could say needs a number.
  if (GENERIC.test(text) && !hasResult) return 0;
  const number = hasResult ? NUMBER_BONUS : 0;
  const own = /^(?:I|At|For|Last|Recent)\b/.test(text) ? FIRST_PERSON_BONUS : 0;
  const score = shared + inTitle + thesaurus + number + own;
  return INTRODUCES.test(text) ? score * INTRODUCTION_FACTOR : score;
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

/** 'Recent work: a; b' instead of 'Recent work' twice. */
function joinRecentWork(lead: readonly Candidate[]): Candidate[] {
  const [one, two] = lead;
  const mark = /^Recent work: /;
  if (!one || !two || !mark.test(one.text) || !mark.test(two.text)) return [...lead];
  return [{ ...one, text: `${one.text.replace(/\.$/, '')}; ${two.text.replace(mark, '')}` }];
}

/** In figures or words, in every language. */
function hasNumber(text: string): boolean {
  return countsIn(text).length > 0;
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** 'Shipped 11 apps' → 'shipped 11 apps'; 'iOS' and 'HubSpot' keep their letters. */
function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}+(?!\p{Ll}*\p{Lu})|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
