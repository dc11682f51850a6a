import type { Block, Part } from '../blocks.ts';
import { STYLES, type Style } from '../options.ts';
import type { LetterLines, LetterMaterial, LetterSentence, LetterSlot } from './material.ts';
import { asIs, blockOf, closeSentence, type Piece, type Said, sentence } from './pieces.ts';
import { placesOf } from './places.ts';
import { type Row, rowsOf } from './rows.ts';
import { STYLE_ROWS, type StyleRow } from './styles.ts';

/** A letter composed from its material and the lines typed for this job. */
export interface Letter {
  readonly blocks: readonly Block[];
  /** Every sentence with its source, in reading order; headings and sentences around a blank are none. */
  readonly sentences: readonly LetterSentence[];
  /** The client's demands first, then those that every letter has. */
  readonly slots: readonly LetterSlot[];
}

/**
 * Composes the letter. Pure and fast: the browser calls it on every key. Only what is sure stands there as a sentence; everything else is
 * a natural sentence around a blank, at most four of them, and what has no room is listed with the slots.
 */
export function composeLetter(material: LetterMaterial, typed: LetterLines): Letter {
  const row = STYLE_ROWS[styleOf(material.style)];
  const lines = withAliases(typed, material);
  const rows = rowsOf(material, lines, row, placesOf(material, row));
  const pieces = piecesOf(material, rows, row);
  const said = pieces.flatMap((piece) => piece.sentences).filter(({ blanks }) => blanks.length === 0);
  return {
    blocks: withHeadings(pieces, material, rows),
    sentences: said.map(({ text, part, source, from }) => ({ text, part, source, from })),
    slots: rows.map(({ slot }) => slot),
  };
}

/** A line for a question that another slot answers stands there, behind that slot's own. */
function withAliases(lines: LetterLines, { aliases }: LetterMaterial): LetterLines {
  const all: LetterLines = { ...lines };
  for (const [id, slot] of Object.entries(aliases)) {
    const line = lines[id]?.trim() ?? '';
    const own = all[slot]?.trim() ?? '';
    if (line !== '') all[slot] = own === '' || own === line ? line : `${closeSentence(own)} ${closeSentence(line)}`;
  }
  return all;
}

function styleOf(name: string): Style {
  return STYLES.find(({ value }) => value === name)?.value ?? 'standard';
}

function piecesOf(material: LetterMaterial, rows: readonly Row[], row: StyleRow): Piece[] {
  const of = (part: Part) => rows.filter(({ slot }) => slot.part === part).flatMap(({ sentences }) => sentences);
  const byPart: Partial<Record<Part, readonly Piece[]>> = {
    hook: paragraphs('hook', [hookOf(material), ...hookRows(rows)]),
    plan: [...planPieces(material, rows, row)],
    proof: paragraphs('proof', [of('proof')]),
    answers: answerPieces(material, rows),
    close: paragraphs('close', [row.asksFirst ? afterQuestion(material, rows) : of('close')]),
  };
  const body = row.order.flatMap((part) => byPart[part] ?? []);
  const greeting = greetingOf(material);
  const last = body.at(-1)?.part ?? 'close';
  return [
    ...(material.opener === null ? [] : paragraphs('opener', [[asIs('opener', material.opener, 'post')]])),
    ...paragraphs('opener', [of('opener')]),
    ...(greeting === '' || body.length === 0 ? [] : paragraphs('hook', [[asIs('hook', greeting, 'joint')]])),
    ...body,
    ...paragraphs(
      last,
      material.anywhere.map((word) => [asIs(last, word, 'post')]),
    ),
    ...paragraphs('ps', [of('ps')]).map((piece): Piece => ({ ...piece, kind: 'ps' })),
  ];
}

function paragraphs(part: Part, groups: readonly (readonly Said[])[]): Piece[] {
  return groups.filter((group) => group.length > 0).map((sentences) => ({ kind: 'p', part, sentences }));
}

/** What the letter greets with; empty for none. */
function greetingOf({ words, clientName }: LetterMaterial): string {
  return clientName === null ? words.greeting : words.greetingNamed.replace('{name}', clientName);
}

function hookOf({ hook }: LetterMaterial): Said[] {
  return hook === null ? [] : [sentence('hook', hook, 'post')];
}

/** The question with why it matters is one paragraph, the cause is another. */
function hookRows(rows: readonly Row[]): Said[][] {
  const of = (...ids: string[]) =>
    rows.filter(({ slot }) => slot.part === 'hook' && ids.includes(slot.id)).flatMap(({ sentences }) => sentences);
  return [of('question', 'why'), of('understanding')];
}

/** The client's list of the work stands between the first step and what is needed for it. */
function planPieces({ parts, words }: LetterMaterial, rows: readonly Row[], row: StyleRow): Piece[] {
  const of = (id: string) => rows.filter(({ slot }) => slot.id === id).flatMap(({ sentences }) => sentences);
  const isListed = row.listsParts && parts.length > 0;
  const list: Piece[] = isListed
    ? [
        ...paragraphs('plan', [[asIs('plan', words.parts, 'joint')]]),
        { kind: 'list', part: 'plan', sentences: parts.map((text) => asIs('plan', text, 'post')) },
      ]
    : [];
  return [...paragraphs('plan', [of('first_step')]), ...list, ...paragraphs('plan', [of('needs')])];
}

/** The close of a letter that opens with its question. */
function afterQuestion({ words }: LetterMaterial, rows: readonly Row[]): Said[] {
  const isAsked = rows.some(({ slot, sentences }) => slot.id === 'question' && sentences.length > 0);
  return isAsked ? [asIs('close', words.afterQuestion, 'joint')] : [];
}

/** More answers than this stand on lines of their own. */
const MOST_IN_PARAGRAPH = 2;

function answerPieces({ words }: LetterMaterial, rows: readonly Row[]): Piece[] {
  const answers = joinStartAndHours(
    rows.filter(({ slot, sentences }) => slot.part === 'answers' && sentences.length > 0),
    words.startAndHours,
  ).flatMap(({ sentences }) => sentences);
  if (answers.length === 0) return [];
  // A sum has no end of its own.
  const areLines = answers.length > MOST_IN_PARAGRAPH || answers.some(({ text }) => !/[.!?…\]]$/.test(text));
  return [{ kind: areLines ? 'lines' : 'p', part: 'answers', sentences: answers }];
}

/** 'I can start [day] and work [hours].' */
function joinStartAndHours(rows: readonly Row[], frame: string): readonly Row[] {
  const open = (frames: readonly string[]) =>
    rows.find(({ slot, ask }) => slot.state === 'open' && ask !== undefined && frames.includes(ask.frame));
  const [start, hours] = [open(['start']), open(['hours', 'zone'])];
  if (!start || !hours) return rows;
  const [first] = start.sentences;
  if (!first) return rows;
  const text = frame.replace('{x}', `[${start.slot.prompt}]`).replace('{y}', `[${hours.slot.prompt}]`);
  const joined: Said = { ...first, text, blanks: [start.slot.id, hours.slot.id] };
  return rows.flatMap((row) => (row === hours ? [] : row === start ? [{ ...row, sentences: [joined] }] : [row]));
}

/** Above the parts behind the hook; the layout shows and hides them. */
function withHeadings(pieces: readonly Piece[], material: LetterMaterial, rows: readonly Row[]): Block[] {
  const headed = new Set<Part>();
  return pieces.flatMap((piece): Block[] => {
    const text = headed.has(piece.part) ? null : headingOf(piece.part, material, rows);
    headed.add(piece.part);
    const block = blockOf(piece);
    return text === null ? [block] : [{ type: 'heading', part: piece.part, text }, block];
  });
}

function headingOf(part: Part, { words, lead }: LetterMaterial, rows: readonly Row[]): string | null {
  const { headings } = words;
  const of = (id: string) => rows.find(({ slot }) => slot.id === id);
  switch (part) {
    case 'plan':
      return headings.plan;
    case 'proof':
      return of('proof')?.slot.state === 'suggested' && lead.length === 0 ? headings.about : headings.proof;
    case 'answers':
      return answersHeading(rows, headings);
    case 'close':
      return of('question')?.slot.part === 'close' ? headings.question : headings.close;
    default:
      return null;
  }
}

const OF_RATE: readonly string[] = ['rate', 'price'];
const OF_TIME: readonly string[] = ['start', 'hours', 'zone', 'duration'];

/** By what is answered there. */
function answersHeading(rows: readonly Row[], headings: LetterMaterial['words']['headings']): string {
  const answered = rows.filter(({ slot, sentences }) => slot.part === 'answers' && sentences.length > 0);
  const frames = answered.map(({ slot, ask }) => ask?.frame ?? (slot.id === 'rate' ? 'rate' : 'question'));
  if (frames.every((frame) => OF_RATE.includes(frame))) return headings.rate;
  if (frames.every((frame) => OF_RATE.includes(frame) || OF_TIME.includes(frame))) return headings.rateAndTiming;
  return answered.some(({ ask }) => ask?.isQuestion) ? headings.questions : headings.asked;
}
