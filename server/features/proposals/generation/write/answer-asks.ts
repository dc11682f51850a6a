import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief, QuestionOrAsk } from '#shared/proposals/brief.ts';
import type { LetterAsk, LetterFact, SlotKind } from '#shared/proposals/letter/material.ts';
import { slotKindOf } from '#shared/proposals/letter/slot-kinds.ts';
import { stripImperative } from '#shared/proposals/verify/strip-imperative.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { sharedWeight, stemsOf } from '../word-weights.ts';
import type { Candidate } from './fact-sentences.ts';
import { labelledAnswers, labelledFactsOf } from './labelled-facts.ts';
import type { LanguagePack } from './language-pack.ts';
import { isIntroduction, type Job } from './own-facts.ts';

const MAX_LABEL_WORDS = 5;
const MAX_QUESTION_WORDS = 24;
/** A fact answers an ask at this similarity; an ask for similar work, at this nearness to the job. */
const ANSWERS_FROM = 4.5;
const SIMILAR_FROM = 6;
const MAX_SUGGESTIONS = 3;
const REPEATS_FROM = 0.6;
const SIMILAR =
  /\b(?:similar|relevant|comparable|like (?:this|ours|mine)|such (?:work|projects)|experience (?:with|you|in)|previous (?:work|projects)|past (?:work|projects))\b/i;

type ListedAsk = QuestionOrAsk & { readonly isQuestion: boolean };

function isYesNo(item: ListedAsk): boolean {
  return 'yesNoExperience' in item && item.yesNoExperience;
}

/** Kinds that no sentence of a profile answers. */
const ONLY_TYPED: ReadonlySet<SlotKind> = new Set(['rate', 'availability', 'opinion', 'named_requirement']);

export interface AskedMaterial {
  readonly asks: LetterAsk[];
  /** The texts of the candidates that answer an ask. */
  readonly taken: ReadonlySet<string>;
}

interface AskedOptions {
  /** As the user wrote them: a rate may be in a line that is no sentence. */
  readonly facts: readonly Fact[];
  readonly job: Job;
  readonly pack: LanguagePack;
  readonly firstSteps: readonly string[];
}

/** Every question and ask in the client's order, with the fact that answers it where there is one. */
export function listAsked(
  brief: Pick<JobBrief, 'questions' | 'asks'>,
  candidates: readonly Candidate[],
  { facts, job, pack, firstSteps }: AskedOptions,
): AskedMaterial {
  const asked: ListedAsk[] = [
    ...brief.questions.map((question) => ({ ...question, isQuestion: true })),
    ...brief.asks.map((ask) => ({ ...ask, isQuestion: false })),
  ]
    .filter(
      (item, at, all) => item.isQuestion || !all.some((other, nth) => nth < at && isRepetition(item.text, other.text)),
    )
    .sort((a, b) => a.start - b.start);
  const taken = new Set<string>();
  const labelled = labelledFactsOf(facts);
  const asks = asked.map((item): LetterAsk => {
    const kind = slotKindOf(item);
    const near = [...labelledAnswers(item, labelled, job.language), ...findNearest(item, candidates, taken, job)];
    const fact = linkFor(item, candidates) ?? rateFor(item, facts) ?? near[0] ?? null;
    if (fact) taken.add(fact.text);
    return {
      id: item.id,
      label: item.isQuestion ? questionLabel(item.text) : askLabel(item, kind, pack),
      isQuestion: item.isQuestion,
      isYesNo: isYesNo(item),
      kind,
      prompt: promptFor(item, kind, pack),
      fact: fact && { id: fact.id, text: fact.text },
      answeredBy: answeredBy(item),
      suggestions:
        kind === 'opinion' && (item.kind === 'approach' || item.kind === 'plan')
          ? firstSteps.slice(0, MAX_SUGGESTIONS)
          : near.slice(fact ? 1 : 0, MAX_SUGGESTIONS).map(({ text }) => text),
    };
  });
  return { asks, taken };
}

/** An ask that repeats a question. */
function isRepetition(ask: string, other: string): boolean {
  const [one, two] = [stemsOf(ask), stemsOf(other)];
  const shared = [...one].filter((stem) => two.has(stem)).length;
  return one.size > 1 && shared / one.size >= REPEATS_FROM;
}

const ANSWERED_BY: { readonly [Kind in ListedAsk['kind']]?: LetterAsk['answeredBy'] } = {
  experience: 'opening',
  introduction: 'opening',
};

/** 'How would you begin?', 'what would you look at first?': the first step is the answer. */
const WHAT_FIRST =
  /(?<!\p{L})(?:first|begin|start(?:ing)?|primero|empezar\p{L}*|comenzar\p{L}*|zuerst|anfangen|beginnen|d['’]abord|commence\p{L}*|primeiro|come[cç]ar\p{L}*)(?!\p{L})/iu;

/** 'What would you need from us to begin?' */
const WHAT_IS_NEEDED =
  /(?<!\p{L})(?:need|require|necesit\p{L}+|brauch\p{L}+|benötig\p{L}+|besoin|precis\p{L}+)(?!\p{L})/iu;

/** 'Your approach', 'how you would do it'; 'the platform you know best' and 'how you handle names' ask for something else. */
const APPROACH =
  /(?<!\p{L})(?:approach|plans?|how to|how (?:you|i)(?:['’](?:d|ll)| would| will| plan| intend)(?! (?:handle|treat|deal|keep|check|name|test|store))|method\p{L}*|strateg\p{L}+|steps|process|outline|enfoque|plan de|abordagem|plano|approche|démarche|vorgehen|vorgehensweise|cómo|como|comment|wie)(?!\p{L})/iu;

/**
 * The opening answers an ask for experience, the first step one for an approach; a question needs its own answer, unless it
 * is about the first step.
 */
function answeredBy({ kind, isQuestion, text }: ListedAsk): LetterAsk['answeredBy'] {
  if (isQuestion)
    return kind === 'approach' && WHAT_FIRST.test(text) && !WHAT_IS_NEEDED.test(text) ? 'first_step' : null;
  if (kind === 'plan') return WHAT_FIRST.test(text) || APPROACH.test(text) ? 'first_step' : null;
  return ANSWERED_BY[kind] ?? null;
}

function findNearest(
  item: ListedAsk,
  candidates: readonly Candidate[],
  taken: ReadonlySet<string>,
  job: Job,
): LetterFact[] {
  const kind = slotKindOf(item);
  if (ONLY_TYPED.has(kind) || kind === 'link' || answeredBy(item) !== null || item.kind === 'timeline') return [];
  // 'Have you worked with X?' is answered by work with X, not by similar work.
  const isSimilar = SIMILAR.test(item.text) && !isYesNo(item);
  const wanted = stemsOf(isSimilar ? `${job.title} ${job.text}` : item.text);
  return candidates
    .filter(({ text }) => !taken.has(text) && !isIntroduction(text))
    .map((fact) => ({ fact, score: sharedWeight(fact.stems, wanted, job.language) }))
    .filter(({ score }) => score >= (isSimilar ? SIMILAR_FROM : ANSWERS_FROM))
    .sort((a, b) => b.score - a.score)
    .map(({ fact }) => fact);
}

/** A link of the portfolio answers an ask for a portfolio, and nothing else. */
function linkFor(item: ListedAsk, candidates: readonly Candidate[]): Candidate | undefined {
  if (item.kind !== 'portfolio') return undefined;
  return candidates.find(({ from, text }) => from === 'portfolio' && urlsIn(text).length > 0);
}

/** '$45 an hour', '40 €/h', '0.08 USD per word'. */
const RATE =
  /(?:[$€£]\s?\d[\d.,]*(?:\s?[-–]\s?[$€£]?\d[\d.,]*)?|\b\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:[$€£]|USD|EUR|GBP|euros?|dollars?))\s?(?:(?:\/|per|an?|each|por|pro|par|la|die|the) ?|de l['’])(hour|hr|h|word|page|day|week|month|minute|project|hora|palabra|palavra|página|dia|día|stunde|std|wort|seite|tag|heure|mot|jour)s?\b/iu;
const SAYS_RATE =
  /(?<!\p{L})(?:rates?|charge|hourly|price|tarifa|cobro|tarif|stundensatz|preis|honorar|valor|pre[cç]o|facture)(?!\p{L})/iu;
/** A sum for the whole work: 'What would be your price for all three?', 'your fixed price'. */
const ASKS_SUM =
  /(?<!\p{L})(?:fixed|flat|total|quote|price for|cost for|all (?:of|two|three|four|five)|fijo|cerrado|festpreis|pauschal\p{L}*|forfait|fixo|fechado)(?!\p{L})/iu;
const UNITS: readonly RegExp[] = [
  /\b(?:hours?|hourly|hr|h|hora|stunde\p{L}*|std|heure)\b/iu,
  /\b(?:words?|palabra|palavra|wort|mot)\b/iu,
  /\b(?:pages?|página|seite)\b/iu,
  /\b(?:days?|daily|día|dia|tag\p{L}*|jour)\b/iu,
];

/** The user's own rate answers an ask for a rate, in the requested unit; it is no sum for the work. */
function rateFor({ kind, text }: ListedAsk, facts: readonly Fact[]): Fact | undefined {
  if (kind !== 'rate' || !SAYS_RATE.test(text)) return undefined;
  const units = UNITS.filter((unit) => unit.test(text));
  if (units.length === 0 && ASKS_SUM.test(text)) return undefined;
  for (const fact of facts) {
    const rate = fact.from !== 'sample' && SAYS_RATE.test(fact.text) ? RATE.exec(fact.text) : null;
    if (rate && units.every((unit) => unit.test(rate[1] ?? ''))) return { ...fact, text: rate[0] };
  }
  return undefined;
}

function promptFor(item: ListedAsk, kind: SlotKind, pack: LanguagePack): string {
  if (isYesNo(item)) return pack.yesNo;
  const said = item.text.toLowerCase();
  const near = pack.askCues.filter(({ cues }) => cues.some((cue) => said.includes(cue)));
  // 'Your hours and time zone' asks for both.
  if ((kind === 'availability' || kind === 'named_requirement') && near[0] && near.length === 1) return near[0].prompt;
  const prompts: Partial<Record<SlotKind, string>> = pack.asks;
  return prompts[kind] ?? pack.asks.named_question;
}

/** 'Your monthly fee', 'two links', 'how you would start': the words behind an order, or an ask without one. */
const NAMES_THING =
  /^(?:(?:also|then|and) )?(?:\p{L}+ly )?(?:an?|the|your|any|some|one|two|three|four|five|\d+|both|each|how|what|which|who|why|where|when|whether|if|about|links?(?! (?:me|us))|examples?|samples?|references?|rates?|price|quote|cv|portfolio|availability|past|previous|similar|relevant)(?!\p{L})/iu;

function namesThing(text: string): boolean {
  const bare = stripImperative(text);
  return NAMES_THING.test(bare) && !(bare === text && /^(?:if|whether|(?:what|all) (?:i|we))(?!\p{L})/iu.test(text));
}

/** English asks keep the client's words, where a label can be cut from them; in other languages the kind names them. */
function askLabel({ text, kind: asked }: ListedAsk, kind: SlotKind, pack: LanguagePack): string {
  const own = toLabel(text);
  const byKind = asked === 'timeline' ? pack.labels.timeline : pack.labels[kind];
  const isNamed = kind === 'named_question' && asked !== 'timeline';
  // 'If you have clips I'd love the links': its first words name nothing.
  if (!namesThing(text)) return (isNamed ? quoteOf(text, pack) : byKind) ?? pack.labels.named_question;
  // 'Which version I moved' has lost the end of what is asked.
  const isCut =
    /^(?:which|what|how|why|whether|if)\b/i.test(own) &&
    own.split(' ').length < stripImperative(text).split(' ').length;
  if (isNamed && (pack.labelsByKind || own === '' || isCut)) return quoteOf(text, pack) ?? pack.labels.named_question;
  // 'What is your price per hour' and 'How many hours you think' name no thing.
  const isSaid =
    (asked === 'rate' && /^(?:what|how|which)\b/i.test(own)) ||
    (asked === 'timeline' && /^how\b.* I (?:think|need|expect|estimate|would)$/i.test(own));
  if (byKind !== undefined && (pack.labelsByKind || isSaid || own.split(' ').length < 2)) return byKind;
  return own || byKind || pack.labels.named_question;
}

const MAX_QUOTED_WORDS = 9;
/** What the client wants to know, in quotation marks; the beginning of it where that is long. Null for no words. */
function quoteOf(ask: string, { quotes, askingWords }: LanguagePack): string | null {
  const words = stripImperative(ask)
    .replace(/ ?\([^()]{0,80}\)/g, '')
    // 'Decidnos por favor: cuántas migraciones …'
    .replace(/^(?:\p{L}+ ){0,2}\p{L}+: /u, '')
    .replace(/^(?:about|that|de|sobre|über|[àa] propos de) /iu, '')
    .replace(/[\s.:;,!?]+$/, '');
  const parts = words.split(' ');
  const from = parts.findIndex((word, at) => askingWords.includes(word.toLowerCase()) && at + 2 < parts.length);
  const [clause = ''] = parts
    .slice(Math.max(0, from))
    .join(' ')
    .split(/[:;(]| – |,? (?:because|since|so that|weil|porque|parce que) /);
  const said = clause.trim().split(/\s+/);
  const shown =
    said.length > MAX_QUOTED_WORDS
      ? `${said.slice(0, MAX_QUOTED_WORDS).join(' ').replace(/[,.]$/, '')}…`
      : said.join(' ');
  return shown === '' ? null : `${quotes[0]}${shown}${quotes[1]}`;
}

/** The head of what is asked for, at most five words: 'Please send us two links to stores you sped up' → 'Two links to stores'. */
export function toLabel(ask: string): string {
  const bare = stripImperative(ask)
    .replace(/\([^()]{0,200}\)|https?:\S{1,500}/g, '')
    .replace(/^(?:apply|reply|respond|answer) with\s+/i, '')
    .replace(/^(?:can|could|would|will) you (?:please )?\p{L}+\s*/iu, '')
    .replace(/^(?:(?:also|and|then|please|kindly|briefly)[,:]? )+(?:propose (?:either )?)?/i, '')
    .replace(
      /^(?:an?|the|your|any|some|tu|su|sus|tus|seus?|suas?|votre|vos|ihre?n?|deine?n?|una?|uma?|une?|eine?n?)\s+/iu,
      '',
    )
    .replace(/[\s.:;,!?]+$/, '')
    .replace(/ (?:is |are )?(?:required|needed|mandatory)$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [clause = ''] = bare.split(CLAUSE_END);
  const label = inFirstPerson(readHead(clause.trim()).replace(OPEN_END, ''));
  const calm = label === label.toUpperCase() && label.length > 4 ? label.toLowerCase() : label;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

const CLAUSE_END =
  /,|;|: | – | - | (?:so that|because|if you|when|that|which|who|whether|including|such as|like|e\.g\.|where|using|as well as|in order)\b/i;
/** Before one of these a long clause can be cut and the rest is still a thing. */
const JOINTS =
  /^(?:of|to|for|with|in|on|at|by|from|about|per|and|or|as|under|de|del|con|para|do|da|com|des?|du|avec|pour|mit|von|zu|für)$/i;

/** What a label cannot end with. */
const OPEN_END =
  /(?: (?:with|of|to|for|in|on|at|by|from|least|minimum|the|an?|and|or|following|these|this|somewhere|anywhere|\d+))+$/i;

/** A clause of at most five words, cut before a preposition; empty where no such cut leaves a thing. */
function readHead(clause: string): string {
  const words = clause.split(' ');
  if (words.length <= MAX_LABEL_WORDS) return clause;
  const cut = words.slice(0, MAX_LABEL_WORDS + 1).findLastIndex((word) => JOINTS.test(word));
  return cut >= 1 ? words.slice(0, cut).join(' ') : '';
}

/** 'Tools you plan to use' is the client's voice. */
function inFirstPerson(label: string): string {
  return label
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\byou['’]ve\b/gi, 'I’ve')
    .replace(/\byou['’]d\b/gi, 'I’d')
    .replace(/\byou\b/gi, 'I')
    .replace(/\byour\b/gi, 'my');
}

/** A question as the client put it; a long one is cut at its first clause, and keeps its mark. */
function questionLabel(question: string): string {
  const text = question.replace(/\s+/g, ' ').trim();
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  if (whole.split(' ').length <= MAX_QUESTION_WORDS) return whole;
  const last = whole.split(/(?<=[.!:]) /).at(-1) ?? whole;
  return last.split(' ').length <= MAX_QUESTION_WORDS
    ? last.charAt(0).toUpperCase() + last.slice(1)
    : `${toLabel(last)}?`;
}
