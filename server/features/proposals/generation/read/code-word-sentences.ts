import { type Candidate, candidatesIn } from './code-word-candidates.ts';
import { type CodeSentence, describeCodes } from './code-word-features.ts';
import { type Cue, type Token, tokensOf } from './code-word-tokens.ts';
import { sentencesOf } from './sentences.ts';
import { endOf, limitSpans, type Span, subSpan } from './span.ts';

/** Longer sentences are cut, at a comma if there is one. */
const MAX_CHARS = 300;
/** So many candidates are looked at; of the 166 real posts of docs/eval.md one has more (431), and the likeliest sentences come first. */
const MOST_CANDIDATES = 400;
/** More sentences than a post has that a person wrote; of more, those between are joined. */
const PLENTY_OF_SENTENCES = 400;
const NONE: ReadonlySet<Cue> = new Set();
/** A sentence without any of these has no code word. */
const CUES_OF_CODES: readonly Cue[] = [
  'letter',
  'apply',
  'code',
  'first',
  'begin',
  'why',
  'threat',
  'last',
  'line',
  'anywhere',
];

/** A sentence that may have code words. */
export interface PossibleCodes {
  readonly sentence: Span;
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
  readonly featuresOf: (candidate: Candidate) => readonly number[];
}

/** The sentences of a text that speak of writing something or of the letter, with what may be a code word. */
export function possibleCodesIn(text: Span): PossibleCodes[] {
  const all = linesIn(text).flatMap((line) => withQuotations(line, sentencesOf(line)));
  const sentences = limitSpans(text, all, PLENTY_OF_SENTENCES).flatMap(cut);
  const known = new Map<string, Described>();
  const described = sentences.map((sentence) => {
    const found = known.get(sentence.text) ?? describe(sentence.text);
    known.set(sentence.text, found);
    return found;
  });
  let above = NONE;
  const possible = sentences.flatMap((sentence, at): Possible[] => {
    const cuesAt = (place: number) => described[place]?.cues ?? NONE;
    const [own, previous, next] = [cuesAt(at), cuesAt(at - 1), cuesAt(at + 1)];
    const heading = isInList(text, sentence) ? above : NONE;
    if (sentence.text.endsWith(':')) above = own;
    else if (!isInList(text, sentence)) above = NONE;
    if (!mayHaveCode(own, [previous, next, heading])) return [];
    const count = CUES_OF_CODES.filter((cue) => own.has(cue)).length;
    return [{ sentence, around: { tokens: described[at]?.tokens ?? [], previous, next, heading }, cues: count }];
  });
  return withCandidates(possible);
}

interface Described {
  readonly tokens: readonly Token[];
  readonly cues: ReadonlySet<Cue>;
}

function describe(sentence: string): Described {
  const tokens = tokensOf(sentence);
  return { tokens, cues: new Set(tokens.flatMap((token) => token.cues)) };
}

interface Possible {
  readonly sentence: Span;
  readonly around: Omit<CodeSentence, 'knownWords'>;
  /** How many different cues of a code word it has. */
  readonly cues: number;
}

/** Those with the most cues, in the order of the text, until there are enough candidates. */
function withCandidates(possible: readonly Possible[]): PossibleCodes[] {
  const knownWords: CodeSentence['knownWords'] = new Map();
  const found: PossibleCodes[] = [];
  let count = 0;
  for (const { sentence, around } of possible.toSorted((a, b) => b.cues - a.cues)) {
    const { tokens } = around;
    const candidates = candidatesIn(sentence.text, tokens);
    if (candidates.length === 0) continue;
    count += candidates.length;
    if (count > MOST_CANDIDATES) break;
    const describeIn = describeCodes({ ...around, knownWords });
    found.push({ sentence, tokens, candidates, featuresOf: (candidate) => describeIn(candidate, candidates) });
  }
  return found.sort((a, b) => a.sentence.start - b.sentence.start);
}

function mayHaveCode(own: ReadonlySet<Cue>, around: readonly ReadonlySet<Cue>[]): boolean {
  if (CUES_OF_CODES.some((cue) => own.has(cue))) return true;
  return own.has('say') && around.some((cues) => cues.has('letter') || cues.has('apply') || cues.has('code'));
}

/** The lines; one that ends with a colon together with the quotation below it. */
function linesIn(text: Span): Span[] {
  return Array.from(text.text.matchAll(/[^\n]+(?:(?<=:)\n["“„«'‘][^\n]+)?/g), ({ index, 0: line }) =>
    subSpan(text, index, index + line.length),
  );
}

function cut(sentence: Span): Span[] {
  const pieces: Span[] = [];
  for (let from = 0; from < sentence.text.length; ) {
    const isRest = sentence.text.length - from <= MAX_CHARS;
    const to = isRest ? sentence.text.length : endOfPiece(sentence.text, from);
    pieces.push(subSpan(sentence, from, to));
    from = to;
  }
  return pieces;
}

function endOfPiece(text: string, from: number): number {
  const piece = text.slice(from, from + MAX_CHARS);
  const [comma, space] = [piece.lastIndexOf(', ') + 1, piece.lastIndexOf(' ')];
  if (comma > MAX_CHARS / 3) return from + comma;
  return from + (space > 0 ? space : MAX_CHARS);
}

/** '… with the following term ;) "Good Boy Tester"': a quotation alone belongs to the sentence before it. */
function withQuotations(line: Span, sentences: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const sentence of sentences) {
    const before = found.at(-1);
    const isQuotation = sentence.text.length < 80 && /^["“„«‘'][^"“”„«»\n]{1,70}["”“»’'][.!]?$/u.test(sentence.text);
    if (before && isQuotation)
      found[found.length - 1] = subSpan(line, before.start - line.start, endOf(sentence) - line.start);
    else found.push(sentence);
  }
  return found;
}

function isInList({ text, start }: Span, sentence: Span): boolean {
  const from = text.lastIndexOf('\n', sentence.start - start) + 1;
  return /^\s{0,8}(?:[-*•–]|\d{1,2}[.)])\s/.test(text.slice(from, from + 20));
}
