import { diffArrays } from 'diff';

/** A run of words that both texts have, or only one of them. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Some lines on end: all of them the same in both texts, or none of them. */
export interface Stretch {
  readonly isChanged: boolean;
  readonly pieces: readonly Piece[];
}

export interface Comparison {
  readonly stretches: readonly Stretch[];
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
}

// The work grows with the square of the edits: texts that have less in common are shown as one taken for the other.
const MAX_LINE_EDITS = 1000;
const MAX_WORD_EDITS = 1500;
const MAX_CHARS_BY_WORD = 200_000;

/**
 * What became of `before` in `after`, word by word: the same and the removed pieces together are the one text, the same and
 * the added ones the other. How lines end makes no difference.
 */
export function compareTexts(before: string, after: string): Comparison {
  const [old, recent] = [before, after].map((text) => text.replaceAll('\r\n', '\n'));
  const stretches = stretchesOf(piecesOf(linesOf(old ?? ''), linesOf(recent ?? ''), MAX_LINE_EDITS)).map(byWord);
  const pieces = stretches.flatMap((stretch) => stretch.pieces);
  return { stretches, wordsAdded: countWords(pieces, 'added'), wordsRemoved: countWords(pieces, 'removed') };
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/** Words, spaces and signs, in any script. */
function wordsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

function piecesOf(before: string[], after: string[], maxEditLength: number): Piece[] {
  const changes = diffArrays(before, after, { maxEditLength });
  if (!changes) return replaced(before.join(''), after.join(''));
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

function stretchesOf(pieces: readonly Piece[]): Stretch[] {
  const stretches: { isChanged: boolean; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const isChanged = piece.kind !== 'same';
    const last = stretches.at(-1);
    if (last?.isChanged === isChanged) last.pieces.push(piece);
    else stretches.push({ isChanged, pieces: [piece] });
  }
  return stretches;
}

function byWord({ isChanged, pieces }: Stretch): Stretch {
  if (!isChanged) return { isChanged, pieces };
  const [before, after] = [textOf(pieces, 'removed'), textOf(pieces, 'added')];
  if (before.length + after.length > MAX_CHARS_BY_WORD) return { isChanged, pieces: replaced(before, after) };
  return { isChanged, pieces: joined(piecesOf(wordsOf(before), wordsOf(after), MAX_WORD_EDITS)) };
}

/** A phrase that was changed reads as one phrase for another, not as single words with the spaces between them left over. */
function joined(pieces: readonly Piece[]): Piece[] {
  const bridged = pieces.flatMap((piece, index): Piece[] => {
    const isBridge = piece.kind === 'same' && /^[^\S\n]+$/.test(piece.text) && isBetweenChanges(pieces, index);
    return isBridge ? replaced(piece.text, piece.text) : [piece];
  });
  return stretchesOf(bridged).flatMap((run) =>
    run.isChanged ? replaced(textOf(run.pieces, 'removed'), textOf(run.pieces, 'added')) : run.pieces,
  );
}

function isBetweenChanges(pieces: readonly Piece[], index: number): boolean {
  const [left, right] = [pieces[index - 1], pieces[index + 1]];
  return left !== undefined && right !== undefined && left.kind !== 'same' && right.kind !== 'same';
}

function replaced(before: string, after: string): Piece[] {
  const pieces: Piece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function textOf(pieces: readonly Piece[], kind: Piece['kind']): string {
  return pieces.map((piece) => (piece.kind === kind ? piece.text : '')).join('');
}

function countWords(pieces: readonly Piece[], kind: Piece['kind']): number {
  return pieces
    .filter((piece) => piece.kind === kind)
    .reduce((count, { text }) => count + text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length, 0);
}
