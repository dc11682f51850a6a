import type { Block } from '#shared/proposals/blocks.ts';
import type { Question } from '#shared/proposals/brief.ts';
import { blockToPlain } from '#shared/proposals/plain-text.ts';
import { visibleCharacters } from '../read/characters.ts';
import type { WrittenBlock, WrittenSection, WrittenSentence } from './answer-schema.ts';
import type { Mask } from './masking/mask.ts';
import type { PlannedSection } from './plan.ts';
import type { ModelTask } from './prompt.ts';
import { findQuestion } from './question-of.ts';

/** A section has no more. */
export const MAX_BLOCKS = 10;
export const MAX_SENTENCES = 30;
export const MAX_SENTENCE_CHARS = 700;

/** A sentence of the model, in normalised characters. */
export interface ModelSentence {
  readonly text: string;
  readonly facts: readonly string[];
  /** Of the question that it answers. */
  readonly question: string | undefined;
  /** A masked text that cannot be restored: its placeholder was changed. */
  readonly isMangled: boolean;
}

/** A model's section, read into blocks of a proposal. */
export interface ReadSection {
  readonly blocks: readonly Block[];
  readonly said: readonly ModelSentence[];
}

interface Reading extends Pick<ModelTask, 'brief'> {
  readonly mask: Mask;
  /** Leaves out a sentence that fails a check, and keeps the others. */
  readonly isAllowed: (said: ModelSentence) => boolean;
}

/** Null for a section of another shape: without a usable sentence, too long, or an answer to no question. */
export function readSection(
  written: WrittenSection,
  planned: PlannedSection,
  { brief, mask, isAllowed }: Reading,
): ReadSection | null {
  const blocks = written.blocks
    .map((block) => cleanBlock(block, mask))
    .map((block) => ({ ...block, sentences: block.sentences.filter((one) => isAllowed(toModelSentence(block, one))) }))
    .filter(({ sentences }) => sentences.length > 0);
  if (blocks.length === 0 || blocks.length > MAX_BLOCKS || blocks.some(isTooLong)) return null;
  const sentences = blocks.flatMap((block) => block.sentences.map((one) => toModelSentence(block, one)));
  // One sentence of the answers is a paragraph.
  const hasQuestions = planned.part === 'answers' && planned.blocks.some(({ type }) => type === 'qa');
  const read = hasQuestions ? fillAnswers(blocks, planned, brief.questions) : plainBlocks(blocks, planned);
  return read && { blocks: read, said: sentences };
}

interface CleanBlock extends WrittenBlock {
  readonly sentences: (WrittenSentence & Pick<ModelSentence, 'isMangled'>)[];
}

function toModelSentence(
  { kind, question }: CleanBlock,
  { text, facts, isMangled }: CleanBlock['sentences'][number],
): ModelSentence {
  return { text, facts, isMangled, question: kind === 'answer' ? question : undefined };
}

/** In normalised characters and without markup, with the masked texts restored. */
export function cleanSentence({ text, facts }: WrittenSentence, mask: Mask): CleanBlock['sentences'][number] {
  return {
    text: mask.restore(stripMarkup(visibleCharacters(text).text)),
    facts: facts.map(idOf),
    isMangled: mask.hasRemains(text),
  };
}

function cleanBlock(block: WrittenBlock, mask: Mask): CleanBlock {
  const sentences = block.sentences.map((one) => cleanSentence(one, mask)).filter(({ text }) => text !== '');
  return { ...block, sentences };
}

/** Markup that a model adds against its instructions. */
function stripMarkup(text: string): string {
  return text
    .replace(/\*\*|__|`|<\/?(?:p|b|i|strong|em|br)\s{0,3}\/?>/g, '')
    .replace(/^\s{0,9}(?:#{1,6}|[-*•])\s{1,9}/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function idOf(id: string): string {
  return id.trim().toUpperCase();
}

function isTooLong({ sentences }: WrittenBlock): boolean {
  return sentences.length > MAX_SENTENCES || sentences.some(({ text }) => text.length > MAX_SENTENCE_CHARS);
}

function plainBlocks(blocks: readonly WrittenBlock[], { part, byCode }: PlannedSection): Block[] | null {
  if (blocks.some(({ kind }) => kind === 'answer')) return null;
  // A postscript is one paragraph, behind its label.
  if (part === 'ps') {
    const sentences = blocks.flatMap((block) => block.sentences);
    return [{ type: 'ps', part, text: joinSentences(sentences), evidence: listEvidence(sentences) }, ...byCode];
  }
  const read = blocks.map(
    ({ kind, sentences }): Block =>
      kind === 'list' && sentences.length > 1
        ? {
            type: 'list',
            part,
            items: sentences.map(({ text }) => text),
            ordered: false,
            evidence: listEvidence(sentences),
          }
        : { type: 'p', part, text: joinSentences(sentences), evidence: listEvidence(sentences) },
  );
  const fixed = byCode.map(blockToPlain);
  return [...read.filter((block) => !fixed.includes(blockToPlain(block))), ...byCode];
}

/**
 * The client's questions as the composer put them, in its order; the model gives the missing answers. One that it leaves out
 * stays the composer's.
 */
function fillAnswers(
  blocks: readonly WrittenBlock[],
  { blocks: planned, byCode }: PlannedSection,
  questions: readonly Question[],
): Block[] | null {
  const read: Block[] = [];
  let given = 0;
  for (const block of planned) {
    if (block.type !== 'qa' || byCode.includes(block)) {
      read.push(block);
      continue;
    }
    // By its words: a question that may not be in a proposal is not among them.
    const id = findQuestion(block.question, questions)?.id;
    const answer = blocks.find(({ kind, question }) => kind === 'answer' && question === id);
    if (!answer) {
      read.push(block);
      continue;
    }
    given++;
    read.push({ ...block, answer: joinSentences(answer.sentences), evidence: listEvidence(answer.sentences) });
  }
  return given > 0 ? read : null;
}

/** Only a blank for what the freelancer alone knows. */
export function isBlank(block: Block): boolean {
  return block.type === 'p' && /^\[[^\]]*\]$/.test(block.text);
}

export function joinSentences(sentences: readonly Pick<ModelSentence, 'text'>[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

export function listEvidence(sentences: readonly Pick<ModelSentence, 'facts'>[]): string[] {
  return [...new Set(sentences.flatMap(({ facts }) => facts))];
}
