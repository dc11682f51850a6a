import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Ask, JobBrief, Question } from '#shared/proposals/brief.ts';
import { findQuestion } from '../llm/index.ts';
import { wordCount } from './chat-words.ts';
import { namesOfParts } from './part-names.ts';
import { plainLine } from './plain-line.ts';

const BULLET = /^\s{0,12}(?:[-*•–]|\d{1,2}[.)])\s+/;
const NUMBER = /^\s{0,12}\d{1,2}[.)]\s+/;
const HEADING = /^\s{0,8}#{1,6}\s+(?=\S)/;
const BOLD_LINE = /^\s{0,8}(?:\*\*|__)([^*_\n]{1,120})(?:\*\*|__)\s?:?\s{0,8}$/;
const MOST_HEADING_WORDS = 8;
const ID = /^\s{0,12}(?:[-*•]\s+)?[[(*"']{0,3}([qa]\d{1,2}[a-z]?)[\])*"']{0,3}\s?[:.)–-]\s?(?=\S)/i;
const FACT_IDS = /\s?[[(](?:facts?:?\s?)?F\d{1,3}(?:\s?(?:,|and|;)\s?F\d{1,3}){0,9}[\])]/gi;
const PS = /^p\.? ?[sd]\b[.:)]{0,2}\s*/i;
const PLAN =
  /(?<!\p{L})(?:I(?:['’]d| would|['’]ll| will)|first step|my plan|ich würde|je commencerais|empezaría|começaria)(?!\p{L})/iu;
/** A manually broken line has about this width. */
const WIDE = 55;

/** A paragraph, or a line of one, on its way into a block. */
interface Piece {
  readonly kind: 'text' | 'item' | 'heading';
  readonly text: string;
  readonly isNumbered: boolean;
  /** The id of the question or ask that it answers, from the prompt. */
  readonly id: string | undefined;
  /** The part that a name above it says. */
  readonly part: Part | null;
  /** Begins a paragraph. */
  readonly isFirst: boolean;
}

/** The blocks of a letter, each in its part: by the names in the text, else by a paragraph's content. */
export function blocksOfParagraphs(paragraphs: readonly (readonly string[])[], brief: JobBrief): Block[] {
  const pieces = piecesOf(paragraphs);
  const isNamed = pieces.some(({ part }) => part !== null);
  return withParts(blocksOf(pieces, brief), isNamed).map(({ block }) => block);
}

function piecesOf(paragraphs: readonly (readonly string[])[]): Piece[] {
  const pieces: Piece[] = [];
  const nameOf = namesOfParts(paragraphs.flat());
  let part: Part | null = null;
  for (const lines of paragraphs) {
    let isFirst = true;
    for (const line of joinBrokenLines(lines)) {
      const named = nameOf(line);
      if (named) part = named.part;
      if (named?.heading) pieces.push({ ...NO_MARKS, kind: 'heading', text: named.heading, part, isFirst });
      const said = named ? named.rest : line;
      if (said.trim() === '') continue;
      pieces.push({ ...pieceOf(said), part, isFirst });
      isFirst = false;
    }
  }
  return pieces.filter(({ text }) => text !== '');
}

const NO_MARKS = { isNumbered: false, id: undefined } as const;

function pieceOf(line: string): Pick<Piece, 'kind' | 'text' | 'isNumbered' | 'id'> {
  const id = ID.exec(line);
  if (id) return { kind: 'text', text: wordsOf(line.slice(id[0].length)), isNumbered: false, id: id[1]?.toLowerCase() };
  const bold = BOLD_LINE.exec(line)?.[1];
  const heading = HEADING.test(line) ? line.replace(HEADING, '') : bold;
  if (heading !== undefined && wordCount(heading) <= MOST_HEADING_WORDS && !/[.?!]\s*$/.test(heading))
    return { kind: 'heading', text: wordsOf(heading).replace(/:$/, ''), ...NO_MARKS };
  if (BULLET.test(line))
    return { kind: 'item', text: wordsOf(line.replace(BULLET, '')), isNumbered: NUMBER.test(line), id: undefined };
  return { kind: 'text', text: wordsOf(line.replace(HEADING, '')), ...NO_MARKS };
}

function wordsOf(line: string): string {
  return plainLine(line.replace(FACT_IDS, ''));
}

/** Lines broken by a narrow window are joined; rows such as 'Rate: $40' stay. */
function joinBrokenLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined && last.length >= WIDE && /[\p{L}\d,;]$/u.test(last) && /^\s{0,3}[\p{L}\d(“"]/u.test(line);
    if (goesOn) whole[whole.length - 1] = `${last} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

interface Placed {
  readonly block: Block;
  readonly part: Part | null;
}

function blocksOf(pieces: readonly Piece[], brief: JobBrief): Placed[] {
  const placed: Placed[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const { part } = piece;
    const own = part ?? 'proof';
    if (piece.kind === 'heading') {
      placed.push({ block: { type: 'heading', part: own, text: piece.text }, part });
      continue;
    }
    const asked = askedBy(piece, pieces[at + 1], brief);
    if (asked) {
      placed.push({ block: asked.block, part: 'answers' });
      if (asked.tookNext) at++;
      continue;
    }
    if (piece.kind === 'item') {
      const items = itemsFrom(pieces, at, brief);
      placed.push({
        block: { type: 'list', part: own, items, ordered: piece.isNumbered, evidence: [] },
        part,
      });
      at += items.length - 1;
      continue;
    }
    if (PS.test(piece.text) || part === 'ps') {
      placed.push({ block: { type: 'ps', part: 'ps', text: piece.text.replace(PS, ''), evidence: [] }, part: 'ps' });
      continue;
    }
    const last = placed.at(-1);
    // A line of the same paragraph.
    if (!piece.isFirst && last?.block.type === 'p' && last.part === part)
      placed[placed.length - 1] = { part, block: { ...last.block, text: `${last.block.text}\n${piece.text}` } };
    else placed.push({ block: { type: 'p', part: own, text: piece.text, evidence: [] }, part });
  }
  return placed;
}

function itemsFrom(pieces: readonly Piece[], from: number, brief: JobBrief): string[] {
  const first = pieces[from];
  const rest = pieces.slice(from + 1);
  const end = rest.findIndex(
    (piece, index) =>
      piece.kind !== 'item' ||
      piece.isNumbered !== first?.isNumbered ||
      piece.part !== first.part ||
      askedBy(piece, rest[index + 1], brief) !== undefined,
  );
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].flatMap((piece) => (piece ? [piece.text] : []));
}

interface AskedBlock {
  readonly block: Block;
  /** The answer is the next piece. */
  readonly tookNext: boolean;
}

/** The answer to one of the client's questions, recognised by its id or by the question above it. */
function askedBy(piece: Piece, next: Piece | undefined, brief: JobBrief): AskedBlock | undefined {
  if (piece.id !== undefined) return { block: blockOfId(piece.id, piece.text, brief), tookNext: false };
  const end = piece.text.indexOf('?');
  if (end < 0) return undefined;
  const question = findQuestion(piece.text.slice(0, end + 1), brief.questions);
  if (!question) return undefined;
  const said = piece.text
    .slice(end + 1)
    .replace(/^[\s:–-]{1,4}/, '')
    .trim();
  if (said !== '') return { block: toAnswer(question, said), tookNext: false };
  const isAnswer = next?.kind === 'text' && next.part === piece.part && !next.text.endsWith('?');
  return isAnswer ? { block: toAnswer(question, next.text), tookNext: true } : undefined;
}

function blockOfId(id: string, said: string, { questions, asks }: JobBrief): Block {
  const question = questions.find((one) => one.id === id);
  if (question) return toAnswer(question, withoutEcho(said, question));
  const ask = asks.find((one) => one.id === id);
  const text = ask ? toLabel(ask, said) : said;
  return { type: 'p', part: 'answers', text, evidence: [] };
}

function toAnswer({ text }: Question, answer: string): Block {
  return { type: 'qa', part: 'answers', question: text, answer, evidence: [] };
}

/** An assistant that repeats the question behind its id. */
function withoutEcho(said: string, { text }: Question): string {
  const rest = said.toLowerCase().startsWith(text.toLowerCase()) ? said.slice(text.length).trim() : said;
  return rest === '' ? said : rest;
}

const MOST_LABEL_CHARS = 60;

/** Under its ask, as letters have it; a long wording stays in the post. */
function toLabel({ text }: Ask, said: string): string {
  const label = text.replace(/[.:]$/, '');
  return said.includes(':') || label.length > MOST_LABEL_CHARS ? said : `${label}: ${said}`;
}

/** Every block gets its part. Each part is in one piece: an ended one is not started again. */
function withParts(placed: readonly Placed[], isNamed: boolean): Placed[] {
  const closed = new Set<Part>();
  const last = placed.findLastIndex(({ block }) => block.type !== 'ps');
  let now: Part = 'proof';
  let hasOpening = false;
  return placed.map(({ block, part }, index) => {
    const guess = hasOpening ? guessPart(block, now, index === last) : now;
    const wanted = part ?? (isNamed ? now : guess);
    hasOpening ||= block.type === 'p';
    if (wanted !== now && !closed.has(wanted)) {
      closed.add(now);
      now = wanted;
    }
    return { block: inPart(block, now), part: now };
  });
}

/** A plan is the first step, and a last question the next one. */
function guessPart(block: Block, now: Part, isLast: boolean): Part {
  if (block.type === 'heading') return now;
  const text = block.type === 'p' ? block.text : '';
  if (isLast && /\?\s{0,9}$/.test(text)) return 'close';
  if (now === 'answers' || now === 'close') return isLast ? 'close' : now;
  if (PLAN.test(text) || block.type === 'list') return 'plan';
  return now === 'proof' ? 'hook' : now;
}

/** Only answers and a postscript may have a block of their own kind. */
function inPart(block: Block, part: Part): Block {
  if (block.type === 'qa') return part === 'answers' ? block : toParagraph(`${block.question}\n${block.answer}`, part);
  if (block.type === 'ps') return part === 'ps' ? block : toParagraph(`P.S. ${block.text}`, part);
  return { ...block, part };
}

function toParagraph(text: string, part: Part): Block {
  return { type: 'p', part, text, evidence: [] };
}
