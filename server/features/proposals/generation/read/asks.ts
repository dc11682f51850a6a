import type { Ask } from '#shared/proposals/brief.ts';
import { countIn, kindOf } from './ask-kinds.ts';
import { ASK_VERB, partsOf } from './ask-parts.ts';
import { proseLeadOf, speaksOfApplicants, toReader } from './asks-in-prose.ts';
import type { LabelScores } from './classifier.ts';
import { questionRunsOf } from './question-runs.ts';
import type { Section } from './sections.ts';
import { overlaps, type Span, sourceOf } from './span.ts';
import { templateItemsOf, templateLinesOf } from './templates.ts';
import type { Unit } from './units.ts';
import { withoutRepeats } from './without-repeats.ts';

const MAX_ASKS = 15;
/** So many asking sentences are looked at: to cut hundreds takes longer than to read all else. */
const MOST_ASKING = 40;

/** Announces the list that follows and is no ask itself. */
const INTRODUCES =
  /\b(?:(?:the )?following(?: (?:questions?|points?|details?|information|items?|things?))?|(?:these|the) (?:questions?|points?|items?|details?)(?: below)?|below|as follows|(?:this|the) (?:template|format|form))\s*:?$/i;

/** 'Write us a short note which covers', with the list of it below. */
const COVERS = /\b(?:which|that) (?:also |briefly )?(?:covers?|contains?|includes?|answers?|states?|says|shows?)$/i;

/** 'Also tell us:', 'When you apply, please include:': the asks are below it. */
const LEADS_IN = new RegExp(
  `^(?:[^,:.?!]{2,60}, ){0,2}(?:(?:please|kindly|pls|and|also|then|so|just|finally|lastly|do|you (?:must|should)),? ){0,4}${ASK_VERB}(?: (?:me|us|also|about|with|back|here|below|in it)\\b){0,3}(?: (?:in|with|along with|to) your \\w+(?: \\w+)?)?\\s?:$`,
  'i',
);

/** 'oh', or the initials below the post: no ask, unless its kind is known ('CV'). */
const LEAST_LETTERS = 4;
/** An ask from this probability on. */
const ASK_FROM = 0.35;
/** 'Please share your portfolio' is one from this on. */
const ASK_FROM_IF_ORDERED = 0.1;
const ORDERS_YOURS = new RegExp(`^(?:(?:please|kindly|pls|and|also),? )*${ASK_VERB}(?: (?:me|us|with))? your\\b`, 'i');
/** What else a sentence says overrules that only when it is this much likelier: many ask and say something besides. */
const COUNTS_AS_NEED = 0.5;
const COUNTS = { need: 0.85, context: 1, terms: 0.7, trap: 0.7 } as const;

/** 'Would you kindly tell us which methods you use?' is an ask. */
export function isPoliteOrder(text: string): boolean {
  return text.endsWith('?') && proseLeadOf(text) !== null;
}

/** 'You will be asked the following questions when submitting:', 'A few things we would want answered:', before a list of them. */
function introducesList({ text }: Unit, next: Next | undefined): boolean {
  if (next?.unit.kind !== 'bullet' || !next.unit.firstOfLine || next.asks < ASK_FROM) return false;
  return (text.endsWith(':') || COVERS.test(text)) && kindOf(text) === 'other';
}

/** 'Portfolio of earlier apps' among what is required of the person is to be sent. */
const PROOF =
  /^(?:an? |your |strong |relevant |online |excellent )*(?:portfolio|samples?|examples?|showreel) (?:of|with|showing|that)(?!\p{L})/iu;
const OF_PERSON: ReadonlySet<Section> = new Set<Section>(['applicant', 'requirements', 'skills', 'apply']);

function namesProof({ text, kind, section }: Unit, { need }: LabelScores): boolean {
  return kind === 'bullet' && OF_PERSON.has(section) && PROOF.test(text) && need < COUNTS_AS_NEED;
}

/** The unit behind another, and how probably it asks the applicant something. */
interface Next {
  readonly unit: Unit;
  readonly asks: number;
}

/** Whether a unit asks the applicant for something; its parts are found by `partsOf`. */
function isAsk(unit: Unit, next: Next | undefined, scores: LabelScores): boolean {
  const { text, kind } = unit;
  if (kind === 'heading' || INTRODUCES.test(text) || LEADS_IN.test(text)) return false;
  if (isPoliteOrder(text)) return Math.max(scores.ask, scores.question) >= ASK_FROM;
  if (/\?["”)]?$/.test(text)) return false;
  if (introducesList(unit, next)) return false;
  if (namesProof(unit, scores)) return true;
  const { need, context, terms, trap } = scores;
  const others = [need * COUNTS.need, context * COUNTS.context, terms * COUNTS.terms, trap * COUNTS.trap];
  return scores.ask >= Math.max(ORDERS_YOURS.test(text) ? ASK_FROM_IF_ORDERED : ASK_FROM, ...others);
}

interface AskedOptions {
  /** Questions: a unit that has one is no ask. */
  readonly questions: readonly Span[];
  /** What is asked for and is a sum is no ask; the rest of its sentence may be. */
  readonly puzzles: readonly Span[];
  /** The classifier's labels of a unit. */
  readonly scoresOf: (unit: Unit) => LabelScores;
}

/** The client's asks, one item each even when one sentence has three. */
export function asksOf(units: readonly Unit[], { questions, puzzles, scoresOf }: AskedOptions): Ask[] {
  const form = templateLinesOf(units);
  const nextOf = (at: number): Next | undefined => {
    const unit = units[at + 1];
    return unit && { unit, asks: Math.max(scoresOf(unit).ask, scoresOf(unit).question) };
  };
  const runs = questionRunsOf(units);
  const asking = units.filter(
    (unit, at) =>
      !runs[at]?.isDialogue &&
      (form.has(unit) || isAsk(unit, nextOf(at), scoresOf(unit))) &&
      !questions.some((span) => overlaps(span, unit)),
  );
  const found = withoutRepeats(asking, ({ text }) => text)
    .slice(0, MOST_ASKING)
    .flatMap((unit) => templateItemsOf(unit) ?? (form.has(unit) ? [unit] : partsOf(unit)))
    .filter((part) => asksSomething(part.text) && !puzzles.some((puzzle) => overlaps(puzzle, part)));
  const ofThird = units.filter(({ text }) => speaksOfApplicants(text));
  return withoutRepeats(found, ({ text }) => text)
    .slice(0, MAX_ASKS)
    .map((span, i) => {
      const ask = toAsk(span, i);
      return ofThird.some((unit) => overlaps(unit, span)) ? { ...ask, text: toReader(ask.text) } : ask;
    });
}

const ONLY_POLITE = /^(?:please|pls|kindly|por favor|s['’]il (?:vous|te) pla[iî]t|svp|bitte)$/iu;

/** 'In your proposal, please', 'de préférence dans la maison': a phrase of another ask. */
const ADVERBIAL =
  /^(?:in|on|with|before|by|ideally|preferably|na|no|en|con|em|com|de preferencia|preferiblemente|de préférence|si possible|dans|avec|im|in|mit|am besten|gerne|vor)(?!\p{L})/iu;
const ASKS = new RegExp(
  `(?<!\\p{L})(?:${ASK_VERB}|what|which|who|how|why|when|where|whether|your?|su|tu|seus?|suas?|votre|vos|ihre?n?|deine?n?)(?!\\p{L})`,
  'iu',
);

/** 'Must have MCP experience' beside '… and must demo an app' is a demand on the person. */
const DEMANDS = /^(?:you )?(?:must|should|need to|have to) (?:have|be|know|speak)(?!\p{L})/iu;

/** 'Please indicate:', of which a colon cut off the rest. */
const ONLY_ORDER = new RegExp(
  `^(?:(?:please|kindly|also|and) )*${ASK_VERB}(?: (?:me|us|also|here|below|sie|uns|mir|zudem|mit))*$`,
  'iu',
);

/** Not the initials below a post, nor a 'please' that a comma cut off. */
function asksSomething(text: string): boolean {
  if ([ONLY_POLITE, ONLY_ORDER, DEMANDS].some((rule) => rule.test(text))) return false;
  if (kindOf(text) === 'other' && ADVERBIAL.test(text) && !ASKS.test(text)) return false;
  return kindOf(text) !== 'other' || (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;
}

/** 'Oh and', before what is asked for. */
const JOINT_AT_START = /^(?:(?:oh|hey|also|and|then|btw|et|und)[,:]? (?=\p{L}+ \p{L})|(?:plus|so|p\.?s\.?|y)[,:] )+/iu;
/** The same at the end of an ask: '… the name of your tree so we know you read this'. */
const WHY_AT_END =
  /,? (?:so that|so|to show|to prove)(?: that)? (?:(?:we|i) (?:can )?(?:know|see|tell)|us|me|you)\b[^,;]{0,80}$/i;

const CONFIRMS_KNOWLEDGE =
  /(?<!\p{L})confirm (?:if|that|whether) you (?:(?:ever |already )?know|have (?:ever |already )?(?:used|opened|worked|built)|are familiar)(?!\p{L})/iu;

function toAsk(span: Span, index: number): Ask {
  const count = countIn(span.text);
  return {
    id: `a${index + 1}`,
    ...sourceOf(span),
    text: span.text
      .replace(/\s+/g, ' ')
      .replace(JOINT_AT_START, '')
      .replace(WHY_AT_END, '')
      .replace(/[\s.,;:?]+$/, '')
      .replace(/,? (?:please|pls|plz)$/i, ''),
    kind: CONFIRMS_KNOWLEDGE.test(span.text) ? 'experience' : kindOf(span.text),
    ...(count === undefined ? {} : { count }),
  };
}
