import type { Block, Part } from '../blocks.ts';
import type { LetterMaterial, LetterSentence } from './material.ts';
import { blockOf, isBlank, type Piece, wordCount } from './pieces.ts';

/** Only letters longer than this, or with as many asks, have headings. */
const HEADINGS_FROM_WORDS = 150;
const HEADINGS_FROM_ASKS = 3;
/** A client sees so much of a letter in the list: no heading in it. */
const PREVIEW_CHARS = 240;

const QUOTATION_MARKS: Readonly<Record<LetterMaterial['language'], readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  pt: ['“', '”'],
};

/** What the letter greets with; empty for none. */
export function greetingOf({ words, clientName }: LetterMaterial): string {
  return clientName === null ? words.greeting : words.greetingNamed.replace('{name}', clientName);
}

/**
 * A letter begins with a blank only where the client's sentence has to be confirmed. Without a fact or a line it begins with what
 * the client said: their question, else their own need in quotation marks.
 */
export function neverBlankFirst(pieces: readonly Piece[], material: LetterMaterial): readonly Piece[] {
  const greeting = greetingOf(material);
  const at = pieces.findIndex(({ part, sentences: [one] }) => part !== 'opener' && one?.text !== greeting);
  const first = pieces[at];
  const beginsBlank = ({ sentences: [one] }: Piece) => one !== undefined && isBlank(one);
  if (!first || !beginsBlank(first)) return pieces;
  const isText = (piece: Piece) =>
    piece.part !== 'opener' && !beginsBlank(piece) && !material.anywhere.includes(piece.sentences[0]?.text ?? '');
  const text = pieces.findIndex((piece, index) => index > at && isText(piece) && piece.kind === 'p');
  const question = material.need === '' ? pieces.findIndex(({ kind }) => kind === 'qa') : -1;
  const other = text === -1 ? question : text;
  const moved = pieces[other];
  if (moved) return [...pieces.slice(0, at), moved, ...pieces.slice(at, other), ...pieces.slice(other + 1)];
  const quote = quotePiece(first.part, material);
  return quote && first.kind !== 'qa' ? [...pieces.slice(0, at), quote, ...pieces.slice(at)] : pieces;
}

/** 'You wrote: “The checkout fails on phones”.'; letters of before have the title. */
function quotePiece(part: Part, { need, title, words, language }: LetterMaterial): Piece | null {
  const said = need || title;
  if (said === '') return null;
  const [open, close] = QUOTATION_MARKS[language];
  const text = words.youWrote === '' ? said : `${open}${said}${close}${/[?!…]$/.test(said) ? '' : '.'}`;
  const joint: LetterSentence = { text: words.youWrote, part, source: 'joint', from: null };
  const quoted: LetterSentence = { text, part, source: 'post', from: null };
  return { kind: 'p', part, sentences: words.youWrote === '' ? [quoted] : [joint, quoted] };
}

export function withHeadings(pieces: readonly Piece[], { words, asks }: LetterMaterial): Block[] {
  const blocks = pieces.map(blockOf);
  const total = pieces.reduce((sum, piece) => sum + wordCount(piece.sentences), 0);
  if (asks.length < HEADINGS_FROM_ASKS && total < HEADINGS_FROM_WORDS) return blocks;
  const labels: Partial<Record<Part, string>> = {
    answers: words.headingAnswers,
    ...(total >= HEADINGS_FROM_WORDS && { plan: words.headingFirstStep, close: words.headingNext }),
  };
  const result: Block[] = [];
  let chars = 0;
  pieces.forEach((piece, index) => {
    const label = labels[piece.part];
    const isFirstOfPart = pieces.findIndex(({ part }) => part === piece.part) === index;
    if (label && isFirstOfPart && chars >= PREVIEW_CHARS)
      result.push({ type: 'heading', part: piece.part, text: label });
    chars += piece.sentences.reduce((sum, { text }) => sum + text.length + 1, 0);
    const block = blocks[index];
    if (block) result.push(block);
  });
  return result;
}
