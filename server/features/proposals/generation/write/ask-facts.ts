import type { Fact } from '#shared/proposals/blocks.ts';
import type { QuestionOrAsk } from '#shared/proposals/brief.ts';
import type { Frame, LetterAsk, LetterFact, SlotKind } from '#shared/proposals/letter/material.ts';
import { slotKindOf } from '#shared/proposals/letter/slot-kinds.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { sharedWeight, stemsOf } from '../word-weights.ts';
import { frameOf } from './ask-frames.ts';
import type { Candidate } from './fact-sentences.ts';
import type { LabelledFact } from './labelled-facts.ts';
import type { LanguagePack } from './language-pack.ts';
import type { Job } from './own-facts.ts';
import { isOfMoreWork, namesMoney, saysPrice } from './prices.ts';
import { rateFor } from './rates.ts';

export type ListedAsk = QuestionOrAsk & { readonly isQuestion: boolean };

/** A fact answers an ask at this similarity; an ask for similar work, at this nearness to the job. */
const ANSWERS_FROM = 4.5;
const SIMILAR_FROM = 6;
const SIMILAR =
  /\b(?:similar|relevant|comparable|like (?:this|ours|mine)|such (?:work|projects)|experience (?:with|you|in)|previous (?:work|projects)|past (?:work|projects))\b/i;

/** Kinds that no sentence of a profile answers. */
const ONLY_TYPED: ReadonlySet<SlotKind> = new Set(['rate', 'availability', 'opinion', 'named_requirement']);

interface Known {
  readonly taken: ReadonlySet<string>;
  readonly facts: readonly Fact[];
  readonly labelled: readonly LabelledFact[];
}

/** The user's own words that answer an ask by themselves. */
export function factFor(
  item: ListedAsk,
  near: readonly LetterFact[],
  candidates: readonly Candidate[],
  { taken, facts, labelled }: Known,
): LetterFact | null {
  return (
    (asksForWork(item) ? linksIn(candidates, labelled)[0] : undefined) ??
    rateFor(item, facts, candidates) ??
    placeFor(item, candidates, taken) ??
    timeFor(item, candidates, taken) ??
    near[0] ??
    null
  );
}

/** What the user says of the thing that is asked about, the nearest first. */
export function findNearest(
  item: ListedAsk,
  candidates: readonly Candidate[],
  taken: ReadonlySet<string>,
  job: Job,
): LetterFact[] {
  const kind = slotKindOf(item);
  if (ONLY_TYPED.has(kind) || kind === 'link' || item.kind === 'timeline') return [];
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

/** The user's own links: lines of the portfolio, labelled ones, and sentences with an address. */
function linksIn(candidates: readonly Candidate[], labelled: readonly LabelledFact[]): LetterFact[] {
  const lines = labelled
    .filter(({ kind }) => kind === 'link')
    .map((one) => ({ ...one, text: urlsIn(one.text)[0] ?? one.text }));
  const said = candidates.filter(({ text }) => urlsIn(text).length > 0);
  return [
    ...lines,
    ...said.filter(({ from }) => from === 'portfolio'),
    ...said.filter(({ from }) => from !== 'portfolio'),
  ];
}

const OF_WORK =
  /(?<!\p{L})(?:portfolio|portafolio|portf[oó]lio|work|projects?|samples?|examples?|trabajos?|proyectos?|ejemplos?|trabalhos?|projetos?|exemplos?|travaux|projets?|exemples?|arbeiten|arbeitsproben|projekte|beispiele)(?!\p{L})/iu;

/** Past work to look at; 'a link to a video' is something else. */
function asksForWork(item: ListedAsk): boolean {
  if (frameOf(item) !== 'link') return false;
  return item.kind === 'samples' || item.kind === 'portfolio' || OF_WORK.test(item.text);
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

interface Offers extends Pick<Known, 'taken' | 'labelled'> {
  readonly candidates: readonly Candidate[];
  readonly pack: LanguagePack;
}

/**
 * What may be clicked as an answer, best first: what is near, links, and what the user says of prices and times. Nothing that stands in the
 * letter as the answer to another ask.
 */
export function offeredFor(
  item: ListedAsk,
  { frame, fact }: Pick<LetterAsk, 'frame' | 'fact'>,
  near: readonly LetterFact[],
  { taken, labelled, candidates, pack }: Offers,
): string[] {
  const own = [...ofKind(item, frame, near, candidates), ...(frame === 'link' ? linksIn(candidates, labelled) : [])];
  const texts = own
    .map(({ text }) => text)
    // '$45 an hour.' beside '$45 an hour'.
    .filter((text) => !taken.has(text) && (fact === null || withoutStop(text) !== withoutStop(fact.text)));
  return [...texts, ...offeredBy(frame, pack)];
}

function ofKind(
  { kind, text }: ListedAsk,
  frame: Frame,
  near: readonly LetterFact[],
  candidates: readonly Candidate[],
): readonly LetterFact[] {
  if (frame === 'rate' || frame === 'price') return pricesOf(candidates);
  if (kind !== 'timeline' && kind !== 'availability') return near;
  const times = candidates.filter((one) => saysTerms(one) && !namesMoney(one.text));
  const isStart = ASKS_START.test(text);
  const fits = (one: Candidate) => Number(ASKS_START.test(one.text) === isStart && SAYS_WHEN.test(one.text));
  return [...near, ...times.toSorted((a, b) => fits(b) - fits(a))];
}

/** What the user says of their prices. */
export function pricesOf(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter((one) => saysPrice(one.text) || (saysTerms(one) && namesMoney(one.text)));
}

/** Offered where nothing of the user's is known. */
export function offeredBy(frame: Frame, { chips }: LanguagePack): string[] {
  if (frame === 'start') return chips.start;
  return frame === 'hours' ? chips.hours : [];
}

function isYesNo(item: ListedAsk): boolean {
  return 'yesNoExperience' in item && item.yesNoExperience;
}
