import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { Frame, LetterAsk, LetterMaterial } from '#shared/proposals/letter/material.ts';
import { slotKindOf } from '#shared/proposals/letter/slot-kinds.ts';
import { directQuestionIn } from '#shared/proposals/verify/direct-question.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { stemsOf } from '../word-weights.ts';
import { factFor, findNearest, type ListedAsk, offeredBy, offeredFor } from './ask-facts.ts';
import { frameOf, frameOfAvailability, frameOfCondition } from './ask-frames.ts';
import { echoOf, topicOf } from './ask-topics.ts';
import type { Candidate } from './fact-sentences.ts';
import { labelledAnswers, labelledFactsOf } from './labelled-facts.ts';
import type { LanguagePack } from './language-pack.ts';
import type { Job } from './own-facts.ts';

const REPEATS_FROM = 0.6;

/** 'Please tell me your hourly rate?', of a sentence that ends with a question. */
const ORDERS =
  /^(?:please |kindly |also )*(?:tell|let|give|send|say|state|share|include|name)(?: me| us)? (?:your|an?|the|two|three|\d)\b(?!.*: )/i;

export interface AskedMaterial {
  readonly asks: LetterAsk[];
  /** The texts of the candidates that answer an ask. */
  readonly taken: ReadonlySet<string>;
  readonly answeredBy: LetterMaterial['answeredBy'];
  readonly aliases: LetterMaterial['aliases'];
}

interface AskedOptions {
  /** As the user wrote them: a rate may be in a line that is no sentence. */
  readonly facts: readonly Fact[];
  readonly job: Job;
  readonly pack: LanguagePack;
  /** Of the letter. */
  readonly language: WrittenLanguage;
}

/** The part of the letter that answers an ask, which then needs no sentence of its own. */
type AnsweredBy = 'proof' | 'first_step' | null;

type Demanding = Pick<JobBrief, 'questions' | 'asks' | 'conditions' | 'availability'>;

/**
 * What the client wants to read, in their order and each kind once, with the fact that answers it where there is one. What the proof or
 * the first step answers is none of them.
 */
export function listAsked(brief: Demanding, candidates: readonly Candidate[], options: AskedOptions): AskedMaterial {
  const { facts } = options;
  const items = itemsOf(brief);
  const isAnswered = (by: 'proof' | 'first_step') => items.filter((item) => answeredBy(item) === by);
  const rest = items.filter((item) => answeredBy(item) === null);
  const taken = new Set<string>();
  const labelled = labelledFactsOf(facts);
  const groups = joinSame(rest);
  const found = groups.map(([item, ...same]) => {
    const labels = labelledAnswers(item, labelled, options.job.language);
    const near = [...labels, ...findNearest(item, candidates, taken, options.job)];
    const own = askOf(item, same, options);
    const fact = own.mayStand ? factFor(item, near, candidates, { taken, facts, labelled }) : null;
    if (fact) taken.add(fact.text);
    const ask: LetterAsk = { ...own, fact: fact && { id: fact.id, text: fact.text } };
    return { ask, item, near };
  });
  const known = { taken, labelled, candidates, pack: options.pack };
  const asks = found.map(({ ask, item, near }) => ({ ...ask, suggestions: offeredFor(item, ask, near, known) }));
  return {
    asks: [...asks, ...termAsks(brief, options)],
    taken,
    answeredBy: { proof: labelsOf(isAnswered('proof')), first_step: labelsOf(isAnswered('first_step')) },
    aliases: Object.fromEntries([
      ...items.flatMap((item) => (answeredBy(item) === null ? [] : [[item.id, answeredBy(item)]])),
      ...groups.flatMap(([first, ...same]) => same.map(({ id }) => [id, first.id])),
    ]),
  };
}

function labelsOf(items: readonly ListedAsk[]): string | null {
  return items.length === 0 ? null : items.map(labelOf).join(' · ');
}

function labelOf({ text }: Pick<ListedAsk, 'text'>): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** In the client's order; an ask that repeats a question is none. */
function itemsOf(brief: Demanding): ListedAsk[] {
  const asked: ListedAsk[] = [
    ...brief.questions.map((question) => ({ ...question, isQuestion: true })),
    ...brief.asks.map((ask) => ({ ...ask, isQuestion: false })),
  ];
  const own = asked.filter(
    (item, at, all) => item.isQuestion || !all.some((other, nth) => nth < at && isRepetition(item.text, other.text)),
  );
  return own
    .map((one) => {
      const direct =
        one.isQuestion && one.text.includes('?') && !ORDERS.test(one.text) ? one.text : directQuestionIn(one.text);
      // An ask that is a question is answered like one.
      return { ...one, isQuestion: direct !== null };
    })
    .toSorted((a, b) => a.start - b.start);
}

/** Several asks for one kind of thing have one sentence. Two questions are two. */
const ASKED_ONCE: ReadonlySet<Frame> = new Set([
  ...(['rate', 'price', 'start', 'hours', 'zone', 'duration', 'link', 'experience', 'location'] as const),
  ...(['language', 'degree', 'years', 'certificate', 'cv', 'intro'] as const),
]);

function joinSame(items: readonly ListedAsk[]): (readonly [ListedAsk, ...ListedAsk[]])[] {
  const groups: [ListedAsk, ...ListedAsk[]][] = [];
  for (const item of items) {
    const once = onceOf(item);
    const same = once === null ? undefined : groups.find(([first]) => onceOf(first) === once);
    if (same) same.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** An hourly rate and a price are one demand. */
function onceOf(item: ListedAsk): Frame | null {
  const frame = frameOf(item);
  if (!ASKED_ONCE.has(frame)) return null;
  return frame === 'price' ? 'rate' : frame;
}

function askOf(item: ListedAsk, same: readonly ListedAsk[], { pack, language }: AskedOptions): Omit<LetterAsk, 'fact'> {
  const frame = frameOf(item);
  const isOfQuestion = frame === 'question' || frame === 'yes_no' || frame === 'approach';
  const topic = isOfQuestion || frame === 'other' ? topicOf(item.text, language) : null;
  return {
    id: item.id,
    label: [item, ...same].map(labelOf).join(' · '),
    isQuestion: item.isQuestion,
    kind: slotKindOf(item),
    frame,
    prompt: pack.asks[frame === 'other' && topic !== null ? 'question' : frame].prompt,
    topic,
    echo: 'yesNoExperience' in item && item.yesNoExperience ? echoOf(item.text, language) : null,
    mayStand: !isOfQuestion || frame === 'approach' || asksPerson(item, language),
    suggestions: [],
  };
}

const YOU_IN_ENGLISH = /(?<!\p{L})(?:you|your|u|ur)(?!\p{L})/iu;

/** 'Which airports have the most arrivals?' is a question of the work, and none to the applicant. */
function asksPerson({ text, isQuestion }: ListedAsk, language: WrittenLanguage): boolean {
  return !isQuestion || language !== 'en' || YOU_IN_ENGLISH.test(text);
}

/** Hours, start, place and languages that the client requires, and what they require of a person. */
function termAsks(brief: Demanding, { pack }: AskedOptions): LetterAsk[] {
  const quotes = availabilityLeft(brief);
  const [first] = quotes;
  const isAsked = (frame: Frame) => [...brief.questions, ...brief.asks].some((item) => frameOf(item) === frame);
  const termAsk = (id: string, frame: Frame, label: string, mayStand: boolean): LetterAsk => ({
    ...{ id, label, isQuestion: false, frame, prompt: pack.asks[frame].prompt, topic: null, echo: null, fact: null },
    kind: id === 'availability' ? 'availability' : 'named_requirement',
    mayStand,
    suggestions: offeredBy(frame, pack),
  });
  const availability =
    first === undefined
      ? []
      : [termAsk('availability', frameOfAvailability({ text: first }), quotes.join(' · '), true)];
  const required = brief.conditions.flatMap((condition, at): LetterAsk[] => {
    const frame = frameOfCondition(condition);
    return frame === null || isAsked(frame) ? [] : [termAsk(`c${at + 1}`, frame, labelOf(condition), true)];
  });
  const own = [...availability, ...required].filter(
    ({ frame }, at, all) => !isAsked(frame) && all.findIndex((other) => other.frame === frame) === at,
  );
  return own;
}

/** Hours, zone or start that no question of the client asks for already. */
export function availabilityLeft({ questions, asks, availability }: Demanding): string[] {
  const asked = [...questions, ...asks].filter(({ kind }) => kind === 'availability');
  const said = new Set(asked.flatMap(({ text }) => contentStems(text)));
  return availability.map(({ text }) => text).filter((text) => !contentStems(text).some((stem) => said.has(stem)));
}

/** An ask that repeats a question. */
function isRepetition(ask: string, other: string): boolean {
  const [one, two] = [stemsOf(ask), stemsOf(other)];
  const shared = [...one].filter((stem) => two.has(stem)).length;
  return one.size > 1 && shared / one.size >= REPEATS_FROM;
}

const ANSWERED_BY: { readonly [Kind in ListedAsk['kind']]?: AnsweredBy } = {
  experience: 'proof',
  introduction: 'proof',
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
function answeredBy({ kind, isQuestion, text }: ListedAsk): AnsweredBy {
  if (isQuestion)
    return kind === 'approach' && WHAT_FIRST.test(text) && !WHAT_IS_NEEDED.test(text) ? 'first_step' : null;
  if (kind === 'plan') return WHAT_FIRST.test(text) || APPROACH.test(text) ? 'first_step' : null;
  return ANSWERED_BY[kind] ?? null;
}
