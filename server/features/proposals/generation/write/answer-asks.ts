import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief, QuestionOrAsk } from '#shared/proposals/brief.ts';
import type { LetterAsk, LetterFact, SlotKind } from '#shared/proposals/letter/material.ts';
import { slotKindOf } from '#shared/proposals/letter/slot-kinds.ts';
import { directQuestionIn } from '#shared/proposals/verify/direct-question.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { sharedWeight, stemsOf } from '../word-weights.ts';
import { askLabel, questionLabel, quoteOf } from './ask-labels.ts';
import type { Candidate } from './fact-sentences.ts';
import { labelledAnswers, labelledFactsOf } from './labelled-facts.ts';
import type { LanguagePack } from './language-pack.ts';
import type { Job } from './own-facts.ts';
import { isOfMoreWork, namesMoney, saysPrice } from './prices.ts';
import { rateFor } from './rates.ts';

/** A fact answers an ask at this similarity; an ask for similar work, at this nearness to the job. */
const ANSWERS_FROM = 4.5;
const SIMILAR_FROM = 6;
const MAX_SUGGESTIONS = 3;
const REPEATS_FROM = 0.6;
const SIMILAR =
  /\b(?:similar|relevant|comparable|like (?:this|ours|mine)|such (?:work|projects)|experience (?:with|you|in)|previous (?:work|projects)|past (?:work|projects))\b/i;

/** 'Please tell me your hourly rate?', of a sentence that ends with a question. */
const ORDERS =
  /^(?:please |kindly |also )*(?:tell|let|give|send|say|state|share|include|name)(?: me| us)? (?:your|an?|the|two|three|\d)\b(?!.*: )/i;

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
  const asks = asked.map((one): LetterAsk => {
    const direct =
      one.isQuestion && one.text.includes('?') && !ORDERS.test(one.text) ? one.text : directQuestionIn(one.text);
    // An ask that is a question in the letter is answered like one.
    const item = { ...one, isQuestion: direct !== null };
    const kind = slotKindOf(one);
    const near = [...labelledAnswers(item, labelled, job.language), ...findNearest(item, candidates, taken, job)];
    const fact =
      linkFor(item, candidates) ??
      rateFor(item, facts, candidates) ??
      placeFor(item, candidates, taken) ??
      timeFor(item, candidates, taken) ??
      near[0] ??
      null;
    if (fact) taken.add(fact.text);
    return {
      id: item.id,
      label: direct ? questionLabel(direct) : askLabel(item, kind, pack),
      isQuestion: item.isQuestion,
      isYesNo: isYesNo(item),
      kind,
      prompt: promptFor(item, kind, pack),
      fact: fact && { id: fact.id, text: fact.text },
      answeredBy: answeredBy(item),
      suggestions:
        kind === 'opinion' && (item.kind === 'approach' || item.kind === 'plan')
          ? firstSteps.slice(0, MAX_SUGGESTIONS)
          : offeredFor(item, kind, candidates, near)
              .map(({ text }) => text)
              // '$45 an hour.' beside '$45 an hour'.
              .filter((text) => fact === null || withoutStop(text) !== withoutStop(fact.text))
              .slice(0, MAX_SUGGESTIONS),
    };
  });
  return { asks: withOwnLabels(asks, asked, pack), taken };
}

/** Two asks with one label, 'Rate' and 'Rate', have the client's words instead. */
function withOwnLabels(asks: readonly LetterAsk[], asked: readonly ListedAsk[], pack: LanguagePack): LetterAsk[] {
  return asks.map((ask, at) => {
    const isAlone = ask.isQuestion || asks.filter(({ label }) => label === ask.label).length === 1;
    return isAlone ? ask : { ...ask, label: quoteOf(asked[at]?.text ?? '', pack) ?? ask.label };
  });
}

/** An ask that repeats a question. */
function isRepetition(ask: string, other: string): boolean {
  const [one, two] = [stemsOf(ask), stemsOf(other)];
  const shared = [...one].filter((stem) => two.has(stem)).length;
  return one.size > 1 && shared / one.size >= REPEATS_FROM;
}

const ANSWERED_BY: { readonly [Kind in ListedAsk['kind']]?: LetterAsk['answeredBy'] } = {
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
    .filter(({ text }) => !taken.has(text))
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

const ASKS_PLACE =
  /(?<!\p{L})(?:location|where (?:are|do|r) (?:you|u) (?:live|based|located|from|work)|where you(?:['’]re| are)? (?:based|live|located|from)|(?:city|country) (?:you|are you)|ubicaci[oó]n|d[oó]nde (?:viv|est[áa])\p{L}*|onde (?:voc[êe] )?(?:mora|fica|est[áa])|localiza[cç][aã]o|o[ùu] (?:habit|viv|êtes)\p{L}*|standort|wo (?:wohn|sitz|leb)\p{L}*)(?!\p{L})/iu;
const SAYS_PLACE =
  /(?<!\p{L})(?:(?:based|live|living|located|reside) in|I(?:['’]m| am) (?:in|from)|(?:vivo|resido) en|moro em|habite (?:à|en)|basée? à|(?:wohne|lebe|sitze) in) (?=\p{Lu})/u;

/** 'Where are you based?' is answered by the sentence that says so. */
function placeFor(item: QuestionOrAsk, candidates: readonly Candidate[], taken: ReadonlySet<string>) {
  if (!ASKS_PLACE.test(item.text)) return undefined;
  return candidates.find(({ text }) => SAYS_PLACE.test(text) && !taken.has(text));
}

/** 'How long do you need for an episode?', 'wie lange dauert eine Folge?' */
const ASKS_TIME =
  /(?<!\p{L})(?:how (?:long|soon|fast|quickly)|turnaround|wie lange|bis wann|cuánto (?:tiempo|tarda\p{L}*)|plazo|prazo|quanto tempo|combien de temps|délais?)(?!\p{L})/iu;
/** A question for a beginning, or for the hours of a week. */
const ASKS_START =
  /(?<!\p{L})(?:start|begin|available|availability|empez|comenz|anfang|beginn|commenc|disponib|começ)|(?<!\p{L})(?:a|per|each|pro|por|par) (?:week|woche|semana|semaine)(?!\p{L})/iu;
/** What the question is about: 'for an episode', 'eine Folge'. */
const OF_WHAT =
  /(?<!\p{L})(?:for|an?|each|one|per|por|pro|para|für|pour|une?|una?|uma?|eine?[nrm]?) (?:an? |one |each |une? |una? |uma? |eine?[nrm]? )?(\p{L}{3,30})(?!\p{L})/giu;
const SAYS_TIME =
  /(?<!\p{L})(?:hours?|days?|weeks?|months?|stunden?|tagen?|tage|wochen?|monate?n?|horas?|d[ií]as?|semanas?|meses|mês|heures?|jours?|semaines?|mois)(?!\p{L})/iu;
/** A time or a beginning. */
const SAYS_WHEN = new RegExp(`${SAYS_TIME.source}|${ASKS_START.source}|monday|montag|lunes|lundi|segunda`, 'iu');
/** From here on a sentence is about prices, times and the like. */
const TERMS_FROM = 0.5;

/** The user's own words on how long they need for what the client asks about. */
function timeFor(
  { kind, text }: ListedAsk,
  candidates: readonly Candidate[],
  taken: ReadonlySet<string>,
): Candidate | undefined {
  const isOfTime = kind === 'timeline' || kind === 'availability';
  if (!isOfTime || !ASKS_TIME.test(text) || ASKS_START.test(text)) return undefined;
  const wanted = stemsOf([...text.matchAll(OF_WHAT)].map(([, word]) => word).join(' '));
  return candidates.find(
    (one) =>
      saysTerms(one) &&
      SAYS_TIME.test(one.text) &&
      !namesMoney(one.text) &&
      !isOfMoreWork(one.text) &&
      !taken.has(one.text) &&
      [...one.stems].some((stem) => wanted.has(stem)),
  );
}

function saysTerms({ chances }: Candidate): boolean {
  return chances.terms >= TERMS_FROM;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

/** The sentences to choose an answer from. What the user says of prices and times is offered where it does not answer by itself. */
function offeredFor(
  { kind: asked, text }: ListedAsk,
  kind: SlotKind,
  candidates: readonly Candidate[],
  near: readonly LetterFact[],
): readonly LetterFact[] {
  if (kind === 'rate')
    return candidates.filter((one) => saysPrice(one.text) || (saysTerms(one) && namesMoney(one.text)));
  if (asked !== 'timeline' && asked !== 'availability') return near;
  const times = candidates.filter((one) => saysTerms(one) && !namesMoney(one.text));
  const isStart = ASKS_START.test(text);
  const fits = (one: Candidate) => Number(ASKS_START.test(one.text) === isStart && SAYS_WHEN.test(one.text));
  return [...near, ...times.sort((a, b) => fits(b) - fits(a))];
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
