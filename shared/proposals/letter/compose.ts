import type { Block, Part } from '../blocks.ts';
import { STYLES, type Style } from '../options.ts';
import { answerPieces, asksForFirstStep, availabilityPiece, firstQuestion } from './answers.ts';
import { greetingOf, neverBlankFirst, withHeadings } from './arrange.ts';
import type { LetterLines, LetterMaterial, LetterSentence, LetterSlot } from './material.ts';
import { questionOfLine, sentenceOfLine } from './own-lines.ts';
import { asIs, blank, contract, isBlank, type Piece, paragraph, sentence, wordCount } from './pieces.ts';
import { slotsOf } from './slots.ts';
import { STYLE_ROWS, type StyleRow } from './styles.ts';

/** A letter composed from its material and the lines typed for this job. */
export interface Letter {
  readonly blocks: readonly Block[];
  /** Every sentence with its source, in reading order; headings and labels are none. */
  readonly sentences: readonly LetterSentence[];
  /** The client's own first, then those that the style asks for. */
  readonly slots: readonly LetterSlot[];
  /** Neither a fact nor a line of the user's is in it. */
  readonly isSkeleton: boolean;
}

/** After a first fact of fewer words than this, the letter also says what usually goes wrong. */
const SHORT_LEAD_WORDS = 60;
const MIN_MOVES = 2;

/**
 * Composes the letter. Pure and fast: the browser calls it on every key that is typed into a blank. Every sentence comes from
 * the post, a fact, a typed line, the playbook or a joint; what has no source is a blank or is left out.
 */
export function composeLetter(material: LetterMaterial, lines: LetterLines): Letter {
  const row = STYLE_ROWS[styleOf(material.style)];
  const pieces = withinWords(partsOf(material, lines, row), row);
  const ordered = [...openerPieces(material, lines), ...inOrder(pieces, material, row)];
  const ps = psPiece(material, lines, row);
  const anywhere = anywherePieces(material, row.order.at(-1) ?? 'close');
  const all = neverBlankFirst([...ordered, ...anywhere, ...(ps ? [ps] : [])], material);
  const blocks = withHeadings(all, material);
  const written = all.flatMap((piece) => piece.sentences);
  const sentences = written.filter((one) => !isBlank(one));
  const openIds = new Set(written.flatMap((one) => (isBlank(one) && one.from !== null ? [one.from] : [])));
  return {
    blocks,
    sentences,
    slots: slotsOf(material, lines, row, sentences, openIds),
    isSkeleton: isSkeleton(material, lines),
  };
}

function styleOf(name: string): Style {
  return STYLES.find(({ value }) => value === name)?.value ?? 'standard';
}

/** What may be left out when the letter is too long, in this order. */
interface Parts {
  readonly opening: readonly Piece[];
  readonly understanding: readonly Piece[];
  readonly firstStep: readonly Piece[];
  readonly answers: readonly Piece[];
  readonly next: readonly Piece[];
  /** Where the letter has no fact: the blank for one, before the question. */
  readonly proof: readonly Piece[];
}

function partsOf(material: LetterMaterial, lines: LetterLines, row: StyleRow): Parts {
  const opening = openingSentences(material, lines, row);
  const firstStep = firstStepPieces(material, lines, row);
  const isStepWritten = firstStep.some((piece) => !piece.sentences.every(isBlank));
  const written = new Set([...(opening.length > 0 ? ['proof'] : []), ...(isStepWritten ? ['first_step'] : [])]);
  // A question for what comes first has the first step below it.
  const asksFirst = isStepWritten && firstQuestion(material, lines) !== undefined;
  const step = asksFirst ? (firstStep[0]?.sentences.filter(({ source }) => source !== 'joint') ?? []) : [];
  return {
    opening: opening.length > 0 ? [paragraph('proof', opening)] : [],
    understanding: understandingPieces(material, lines, row, opening),
    firstStep: asksFirst ? firstStep.slice(1) : firstStep,
    answers: [...answerPieces(material, lines, written, step), ...availabilityPiece(material, lines)],
    next: nextPieces(material, lines),
    proof:
      opening.length > 0 || !row.asksFor.includes('proof') || lines.proof === '' || isTyped(lines, material)
        ? []
        : [blankPiece('proof', material.words.prompts.proof, 'proof')],
  };
}

function openingSentences({ lead, asks, words }: LetterMaterial, lines: LetterLines, row: StyleRow): LetterSentence[] {
  if (lines.proof?.trim()) return [sentence('proof', sentenceOfLine(lines.proof, 'proof', words), 'line', 'proof')];
  if (lines.proof === '') return [];
  // A fact that answers an ask is there and is not said twice.
  const answering = new Set(asks.flatMap(({ id, fact }) => (fact && !lines[id]?.trim() ? [fact.id] : [])));
  const free = lead.filter(({ id }) => !answering.has(id));
  return free.slice(0, row.facts).map(({ id, text }) => sentence('proof', text, 'fact', id));
}

/** One sentence on what usually goes wrong with such work. */
function understandingPieces(
  material: LetterMaterial,
  lines: LetterLines,
  row: StyleRow,
  opening: readonly LetterSentence[],
): Piece[] {
  const typed = lines.understanding;
  if (typed?.trim()) return [linePiece('hook', typed, 'understanding')];
  const { playbook, words } = material;
  const [wrong] = playbook?.isSure ? playbook.wrong : [];
  if (typed === '' || wrong === undefined || !playbook || row.understanding === 'never') return [];
  const isLeadShort = wordCount(opening) < SHORT_LEAD_WORDS;
  const isWanted =
    row.understanding === 'always' ||
    opening.length === 0 ||
    (isLeadShort && !lines.first_step?.trim() && !lines.proof?.trim());
  if (!isWanted || (lines.first_step?.trim() && opening.length > 0)) return [];
  return [paragraph('hook', [sentence('hook', contract(wrong, words), 'playbook', playbook.file)])];
}

function firstStepPieces(material: LetterMaterial, lines: LetterLines, row: StyleRow): Piece[] {
  const { playbook, words } = material;
  const typed = lines.first_step;
  if (typed?.trim()) return [linePiece('plan', sentenceOfLine(typed, 'first_step', words), 'first_step')];
  if (typed === '' || !row.firstStep) return [];
  const [first] = playbook?.isSure && playbook.speaks.first ? playbook.first : [];
  if (first === undefined || !playbook) return ownBlank(material, lines, 'plan', 'first_step');
  const step = sentence('plan', contract(first, words), 'playbook', playbook.file);
  return [paragraph('plan', [...joints('plan', words.beforeFirstStep), step]), ...movePieces(material, lines, row)];
}

function movePieces({ playbook, words }: LetterMaterial, lines: LetterLines, row: StyleRow): Piece[] {
  const moves = (playbook?.moves ?? []).slice(0, row.moves);
  if (!playbook || moves.length < MIN_MOVES || lines.moves === '') return [];
  return [
    paragraph('plan', joints('plan', words.beforeMoves)),
    {
      kind: 'list',
      part: 'plan',
      sentences: moves.map((move) => ({ text: move, part: 'plan', source: 'playbook', from: playbook.file })),
    },
  ];
}

function nextPieces(material: LetterMaterial, lines: LetterLines): Piece[] {
  const { playbook, words } = material;
  const typed = lines.question;
  if (typed?.trim()) return [linePiece('close', questionOfLine(typed), 'question')];
  if (typed === '') return [];
  const [question] = playbook?.isSure && playbook.speaks.question ? playbook.questions : [];
  if (question === undefined || !playbook) return ownBlank(material, lines, 'close', 'question');
  const asked = sentence('close', contract(question, words), 'playbook', playbook.file);
  return [paragraph('close', [...joints('close', words.beforeQuestion), asked])];
}

function psPiece({ playbook, words }: LetterMaterial, lines: LetterLines, row: StyleRow): Piece | null {
  if (lines.ps?.trim()) return { kind: 'ps', part: 'ps', sentences: [sentence('ps', lines.ps, 'line', 'ps')] };
  const [tip] = playbook?.isSure ? playbook.tips : [];
  if (!row.ps || lines.ps === '' || tip === undefined || !playbook) return null;
  return { kind: 'ps', part: 'ps', sentences: [sentence('ps', contract(tip, words), 'playbook', playbook.file)] };
}

/** The code word alone, or the sentence that the user confirms; then the greeting. */
function openerPieces({ opener, codeSentence, words }: LetterMaterial, lines: LetterLines): Piece[] {
  if (opener !== null) return [paragraph('opener', [asIs('opener', opener, 'post')])];
  if (codeSentence === null || lines.code === '') return [];
  if (lines.code?.trim()) return [paragraph('opener', [asIs('opener', lines.code.trim(), 'line', 'code')])];
  return [blankPiece('opener', words.prompts.code_sentence.replace('{sentence}', codeSentence), 'code')];
}

function anywherePieces({ anywhere }: LetterMaterial, part: Part): Piece[] {
  return anywhere.map((word) => paragraph(part, [asIs(part, word, 'post')]));
}

/** Nothing of it is the user's: neither a fact nor a typed line. */
function isSkeleton(material: LetterMaterial, lines: LetterLines): boolean {
  return !material.hasOwnFacts && !isTyped(lines, material);
}

/** Blanks that every letter may have; the others are named by the client's questions, asks and riddles. */
const OWN_LINES: readonly string[] = ['proof', 'first_step', 'question', 'ps', 'understanding', 'code'];

/** A line for a blank that this letter has not is not in it. */
function isTyped(lines: LetterLines, { asks, puzzles, availability }: LetterMaterial): boolean {
  const asked = [...asks, ...puzzles].map(({ id }) => id);
  const known = new Set([...OWN_LINES, ...asked, ...(availability ? ['availability'] : [])]);
  return Object.entries(lines).some(([id, line]) => known.has(id) && line.trim() !== '');
}

/**
 * A blank that the client did not ask for is in the text of a skeleton only. With a fact or a typed line the letter could be sent, so
 * what is missing is left out of it, and offered beside it. A client who asks for the approach has a blank for it already.
 */
function ownBlank(material: LetterMaterial, lines: LetterLines, part: Part, id: 'first_step' | 'question'): Piece[] {
  const isAsked = id === 'first_step' && asksForFirstStep(material);
  return isAsked || !isSkeleton(material, lines) ? [] : [blankPiece(part, material.words.prompts[id], id)];
}

function blankPiece(part: Part, prompt: string, slot: string): Piece {
  return paragraph(part, [blank(part, prompt, slot)]);
}

/** What the user has typed, as a paragraph. */
function linePiece(part: Part, line: string, id: string): Piece {
  return paragraph(part, [sentence(part, line, 'line', id)]);
}

/** The words that lead on to a sentence; none in a language without them. */
function joints(part: Part, words: string): LetterSentence[] {
  return words === '' ? [] : [sentence(part, words, 'joint', null)];
}

function inOrder(parts: Parts, material: LetterMaterial, { order }: StyleRow): Piece[] {
  const byPart: Partial<Record<Part, readonly Piece[]>> = {
    proof: parts.opening,
    hook: parts.understanding,
    plan: parts.firstStep,
    answers: parts.answers,
    close: order[0] === 'close' ? parts.next : [...parts.proof, ...parts.next],
  };
  const body = order.flatMap((part) => [
    ...(byPart[part] ?? []),
    // Where the question leads, the blank for the proof follows it.
    ...(part === 'proof' && order[0] === 'close' ? parts.proof : []),
  ]);
  const greeting = greetingOf(material);
  const part = body[0]?.part ?? 'proof';
  return greeting === '' ? body : [paragraph(part, [asIs(part, greeting, 'joint')]), ...body];
}

/** Leaves out what can be spared, until the letter without the client's asks is short enough. */
function withinWords(parts: Parts, row: StyleRow): Parts {
  const words = (one: Parts) =>
    [...one.opening, ...one.understanding, ...one.firstStep, ...one.next].reduce(
      (sum, piece) => sum + wordCount(piece.sentences),
      0,
    );
  let kept = parts;
  const isTyped = ({ source }: LetterSentence) => source === 'line';
  if (words(kept) > row.maxWords && !kept.understanding.some((piece) => piece.sentences.some(isTyped)))
    kept = { ...kept, understanding: [] };
  const [opening] = kept.opening;
  if (words(kept) > row.maxWords && opening && opening.sentences.length > 1)
    kept = { ...kept, opening: [{ ...opening, sentences: opening.sentences.slice(0, 1) }] };
  return kept;
}
