import { kindOf } from './ask-kinds.ts';
import { byLabel, classify, type LabelScores, readerModel } from './classifier.ts';
import type { KnownText } from './features.ts';
import type { Language } from './language.ts';
import { overlaps, type Span } from './span.ts';
import { clausesOf, joinClauses, type Unit, unitsOf } from './units.ts';

/** A sentence of this length may hold clauses of their own; a shorter one if it is likely to say something besides. */
const LONG = 180;
const LONG_IF_MIXED = 100;
/** It is cut if it asks something with this probability, or is longer than any that a label fits. */
const CUT_FROM = 0.15;
const CUT_FROM_CHARS = 300;
/** A post with more clauses than a person's is read by its sentences. */
const MOST_CLAUSES = 240;
/** A clause stands alone as an ask or a question from this probability on. */
const CLAUSE_ASKS_FROM = 0.7;
/** In a sentence with such a clause the others ask from this probability on. */
const BESIDE_ASK_FROM = 0.5;

export interface LabelledUnits {
  readonly units: readonly Unit[];
  /** @throws for a unit that is not one of `units`. */
  readonly scoresOf: (unit: Unit) => LabelScores;
}

interface Labelled {
  readonly unit: Unit;
  readonly scores: LabelScores;
}

/**
 * The units of a post with the classifier's labels. A sentence that holds one of `codes`, and a long one that asks for something,
 * is cut into its clauses: 'Begin with “fern” and say how you would start' asks for something besides the word.
 */
export function labelUnits(
  body: Span,
  { title, language, codes }: { title: string; language: Language; codes: readonly Span[] },
): LabelledUnits {
  const known = new Map<string, KnownText>();
  const label = (units: readonly Unit[]): Labelled[] => {
    const scores = classify(readerModel(), units, { title, language: language === 'other' ? 'en' : language, known });
    return units.flatMap((unit, at) => {
      const own = scores[at];
      return own ? [{ unit, scores: own }] : [];
    });
  };
  const beside = new Set<Unit>();
  const sentences = label(
    unitsOf(body).flatMap((unit) => {
      if (!codes.some((code) => overlaps(code, unit))) return [unit];
      const clauses = clausesOf(unit);
      for (const clause of clauses) beside.add(clause);
      return clauses;
    }),
  ).map((one) => (beside.has(one.unit) ? withoutThreat(one) : one));
  const cut = sentences.map((one) => (mayAsk(one) ? clausesOf(one.unit) : [one.unit]));
  const isCut = cut.some((clauses) => clauses.length > 1) && cut.flat().length <= MOST_CLAUSES;
  const labelled = isCut ? withAsksApart(sentences, cut, label(cut.flat())) : sentences;
  const byUnit = new Map(labelled.map(({ unit, scores }) => [unit, scores]));
  const scoresOf = (unit: Unit) => {
    const scores = byUnit.get(unit);
    if (!scores) throw new Error('Only units of this post are labelled.');
    return scores;
  };
  return { units: labelled.map(({ unit }) => unit), scoresOf };
}

/** Beside a code word: 'so I know you read this', 'the others are deleted' ask nothing. */
function withoutThreat({ unit, scores }: Labelled): Labelled {
  const asks = asksChance({ unit, scores }) >= CLAUSE_ASKS_FROM && scores.trap < CLAUSE_ASKS_FROM;
  return asks ? { unit, scores } : { unit, scores: { ...scores, ask: 0, question: 0 } };
}

function mayAsk({ unit, scores }: Labelled): boolean {
  const { length } = unit.text;
  if (unit.kind === 'heading' || length < LONG_IF_MIXED) return false;
  const isMixed = Math.max(scores.need, scores.context, scores.terms, scores.person, scores.trap) >= 0.5;
  if (length < LONG && !isMixed) return false;
  return asksChance({ unit, scores }) >= CUT_FROM || length > CUT_FROM_CHARS;
}

/** The clauses that ask stand apart from those that do not; a sentence with none of one sort stays whole. */
function withAsksApart(
  sentences: readonly Labelled[],
  cut: readonly Unit[][],
  labelled: readonly Labelled[],
): Labelled[] {
  let at = 0;
  return sentences.flatMap((sentence, nth) => {
    const clauses = labelled.slice(at, at + (cut[nth]?.length ?? 0));
    at += clauses.length;
    const isSure = clauses.some((clause) => asksChance(clause) >= CLAUSE_ASKS_FROM);
    const asks = clauses.map((clause) => isSure && asksChance(clause) >= BESIDE_ASK_FROM);
    if (asks.every((one) => one === asks[0])) return clauses.length === 1 ? clauses : [sentence];
    const parts: { from: number; to: number }[] = [];
    asks.forEach((isAsk, i) => {
      const last = parts.at(-1);
      if (last && isAsk === asks[i - 1] && !(isAsk && areTwoAsks(clauses[i - 1], clauses[i]))) last.to = i;
      else parts.push({ from: i, to: i });
    });
    return parts.flatMap((part) => {
      const own = clauses.slice(part.from, part.to + 1);
      return joinUnits(sentence.unit, own, asks[part.from] ? highestOf : restOf);
    });
  });
}

/** 'Tell me what you charge, and I'd want to see a shop you made': things of two kinds. */
function areTwoAsks(one: Labelled | undefined, next: Labelled | undefined): boolean {
  const kinds = [one, next].map((clause) => kindOf(clause?.unit.text ?? ''));
  return kinds[0] !== kinds[1] && !kinds.includes('other');
}

function asksChance({ scores }: Labelled): number {
  return Math.max(scores.ask, scores.question);
}

function joinUnits(
  whole: Unit,
  clauses: readonly Labelled[],
  scoresOf: (all: readonly LabelScores[]) => LabelScores,
): Labelled[] {
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (!first || !last) return [];
  return [{ unit: joinClauses(whole, first.unit, last.unit), scores: scoresOf(clauses.map(({ scores }) => scores)) }];
}

function highestOf(all: readonly LabelScores[]): LabelScores {
  return byLabel((label) => Math.max(...all.map((scores) => scores[label])));
}

/** Of the rest of a sentence, which asks nothing: what its clauses say on average. */
function restOf(all: readonly LabelScores[]): LabelScores {
  const mean = byLabel((label) => all.reduce((sum, scores) => sum + scores[label], 0) / all.length);
  return { ...mean, ask: 0, question: 0 };
}
