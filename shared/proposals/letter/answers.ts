import type { LetterAsk, LetterLines, LetterMaterial, LetterSentence } from './material.ts';
import { answer, blank, isBlank, type Piece, sentence } from './pieces.ts';

type Row = NonNullable<Piece['rows']>[number];

/** An answer that says yes or no needs the label that it says it to. */
const SAYS_YES_OR_NO = /^(?:yes|no|both|none|ok|sure|sí|si|sim|não|nao|oui|non|ja|nein)(?!\p{L})/iu;
const IS_QUOTE = /^[“„«"]/;
/** Fewer say nothing without the words that they answer. */
const MIN_WORDS_ALONE = 4;

/**
 * Every question and ask in the client's order. `written` names the parts that are in the letter: an ask for experience or an
 * approach that one of them answers needs no line of its own. `step` is the first step, where a question asks for it.
 */
export function answerPieces(
  { asks, puzzles, words }: LetterMaterial,
  lines: LetterLines,
  written: ReadonlySet<string>,
  step: readonly LetterSentence[],
): Piece[] {
  const first = step.length > 0 ? firstQuestion({ asks }, lines) : undefined;
  const pieces: Piece[] = [];
  for (const puzzle of puzzles)
    pieces.push({ kind: 'p', part: 'answers', sentences: solvePuzzle(puzzle, words, lines) });
  let rows: Row[] = [];
  const closeRows = () => {
    if (rows.length > 0)
      pieces.push({ kind: 'labelled', part: 'answers', rows, sentences: rows.flatMap((row) => row.sentences) });
    rows = [];
  };
  for (const ask of asks) {
    const answer = ask === first ? [...step] : answerTo(ask, lines, written);
    if (answer === null) continue;
    if (ask.isQuestion) {
      closeRows();
      pieces.push({ kind: 'qa', part: 'answers', question: ask.label, sentences: answer });
    } else
      rows.push({
        label: ask.kind === 'rate' && saysItself(answer, ask.label) ? '' : labelBefore(answer, ask.label),
        sentences: answer,
      });
  }
  closeRows();
  return pieces;
}

/** 'Rate: my rate is $25' says it twice, and a whole sentence about prices needs no label. */
function saysItself(answer: readonly LetterSentence[], label: string): boolean {
  const said = answer.filter((one) => !isBlank(one));
  return said.some(({ text, source }) => {
    const isWhole = source === 'fact' && text.split(/\s+/).length > MIN_WORDS_ALONE + 1;
    return isWhole || text.toLowerCase().includes(label.toLowerCase());
  });
}

/** The client knows their own words: quoted, they stand only before an answer that says little without them. */
function labelBefore(answer: readonly LetterSentence[], label: string): string {
  const said = answer.map(({ text }) => text).join(' ');
  const isAlone = !answer.some(isBlank) && !SAYS_YES_OR_NO.test(said) && said.split(/\s+/).length >= MIN_WORDS_ALONE;
  return IS_QUOTE.test(label) && isAlone ? '' : label;
}

/** The question that the first step answers: it asks what would come first, and has no answer of its own. */
export function firstQuestion({ asks }: Pick<LetterMaterial, 'asks'>, lines: LetterLines): LetterAsk | undefined {
  const isOpen = ({ id, fact }: LetterAsk) => fact === null && !lines[id]?.trim();
  return asks.find((ask) => ask.isQuestion && ask.answeredBy === 'first_step' && isOpen(ask));
}

/** The blank for the client's ask or question is the one for the first step. */
export function asksForFirstStep({ asks }: Pick<LetterMaterial, 'asks'>): boolean {
  return asks.some(({ answeredBy }) => answeredBy === 'first_step');
}

/** A sum with its answer; what code cannot know is a blank behind the client's words. */
function solvePuzzle(
  { id, expression, answer }: LetterMaterial['puzzles'][number],
  { puzzle, prompts }: LetterMaterial['words'],
  lines: LetterLines,
): LetterSentence[] {
  const text = puzzle.replace('{expression}', expression);
  const asked = { part: 'answers', source: 'post', from: null } as const;
  if (answer !== null) return [{ ...asked, text: text.replace('{answer}', answer) }];
  const typed = lines[id]?.trim();
  return [
    { ...asked, text: text.replace('{answer}', '').trim() },
    typed ? sentence('answers', typed, 'line', id) : blank('answers', prompts.puzzle, id),
  ];
}

/** Null where another part answers it. */
function answerTo(ask: LetterAsk, lines: LetterLines, written: ReadonlySet<string>): LetterSentence[] | null {
  const typed = lines[ask.id]?.trim();
  if (typed) return [ask.isQuestion ? sentence('answers', typed, 'line', ask.id) : answer('answers', typed, ask.id)];
  if (ask.fact) return [sentence('answers', ask.fact.text, 'fact', ask.fact.id)];
  if (!ask.isQuestion && ask.answeredBy !== null && written.has(ask.answeredBy)) return null;
  return [blank('answers', ask.prompt, ask.id)];
}

/** Hours, time zone, start and the like in one line behind the asks. */
export function availabilityPiece({ availability, words }: LetterMaterial, lines: LetterLines): Piece[] {
  if (availability === null) return [];
  const [open, close] = words.quotes;
  const label = availability.quotes.map((quote) => `${open}${quote}${close}`).join(', ');
  const typed = lines.availability?.trim();
  const said = typed
    ? [sentence('answers', typed, 'line', 'availability')]
    : [blank('answers', availability.prompt, 'availability')];
  const row: Row = { label: labelBefore(said, label), sentences: said };
  return [{ kind: 'labelled', part: 'answers', rows: [row], sentences: said }];
}
