import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { LetterLines, LetterMaterial } from '#shared/proposals/letter/material.ts';
import { STYLE_ROWS, type StyleRow } from '#shared/proposals/letter/styles.ts';
import type { Style } from '#shared/proposals/options.ts';
import { blockToPlain } from '#shared/proposals/plain-text.ts';
import type { ComposedLetter } from '../writer.ts';

/** A section of the composer: what the model rewrites, and what stays if it does not. */
export interface PlannedSection {
  readonly part: Part;
  readonly heading: Block | undefined;
  /** Without the heading. */
  readonly blocks: readonly Block[];
  /** Blocks that stay as they are: the client's asks, code words and checks, and the lines typed for this job. */
  readonly byCode: readonly Block[];
  /** False for a section of fixed text only. */
  readonly isAsked: boolean;
}

/** One sentence of the answers is a paragraph. */
export function hasQuestions({ part, blocks }: PlannedSection): boolean {
  return part === 'answers' && blocks.some(({ type }) => type === 'qa');
}

/** The structure of a proposal: the code word and the greeting, then the sections in the order of its style. */
export interface Plan {
  readonly opening: readonly Block[];
  readonly sections: readonly PlannedSection[];
  /** The composer's whole text, which stays where the model writes nothing. */
  readonly composed: readonly Block[];
}

/** The blank whose line replaces a part: an empty one leaves the part out. */
const LINE_OF: Partial<Record<Part, string>> = {
  proof: 'proof',
  hook: 'hook',
  plan: 'first_step',
  close: 'question',
  ps: 'ps',
};

/**
 * The parts of a style in its order, each with the composer's section. Required parts are requested from the model also
 * where the composer has none, unless the user has left them out.
 */
export function planFor(style: Style, { letter, material }: ComposedLetter, lines: LetterLines): Plan {
  const row = STYLE_ROWS[style];
  const order: readonly Part[] = [...row.order, 'ps'];
  const greeting = greetingIn(letter.blocks, material);
  const typed = letter.sentences.filter(({ source }) => source === 'line').map(({ text }) => text);
  const isTyped = (block: Block) => typed.some((text) => blockToPlain(block).includes(text));
  const isCodeWord = (block: Block) => block.type === 'p' && material.anywhere.includes(block.text);
  const { opening, sections } = readPlan(
    letter.blocks.filter((block) => block !== greeting),
    (block) => isCodeWord(block) || isTyped(block),
  );
  const planned = order.flatMap((part): PlannedSection[] => {
    const own = sections.find((section) => section.part === part);
    const isAsked = isAlwaysIn(part, row) && lines[LINE_OF[part] ?? ''] !== '' && !own?.blocks.some(isTyped);
    if (own) return [{ ...own, isAsked: own.isAsked || isAsked }];
    return isAsked ? [{ part, heading: undefined, blocks: [], byCode: [], isAsked }] : [];
  });
  const [first] = planned;
  const before = greeting && first ? [...opening, { ...greeting, part: first.part }] : opening;
  return { opening: before, sections: planned, composed: letter.blocks };
}

function isAlwaysIn(part: Part, { firstStep, understanding }: StyleRow): boolean {
  if (part === 'plan') return firstStep;
  if (part === 'hook') return understanding === 'always';
  return part === 'proof' || part === 'close';
}

/** The greeting is in a block of its own before everything but the code word; it is no sentence of the section behind it. */
export function greetingIn(
  blocks: readonly Block[],
  { words, clientName }: LetterMaterial,
): Extract<Block, { type: 'p' }> | undefined {
  const text = clientName === null ? words.greeting : words.greetingNamed.replace('{name}', clientName);
  const first = blocks.find(({ type, part }) => type !== 'heading' && part !== 'opener');
  return first?.type === 'p' && first.text === text ? first : undefined;
}

/** Reads it from a letter. */
export function readPlan(composed: readonly Block[], isFixed: (block: Block) => boolean = () => false): Plan {
  const sections: PlannedSection[] = [];
  const body = composed.filter(({ part }) => part !== 'opener');
  for (const part of new Set(body.map((block) => block.part))) {
    const own = body.filter((block) => block.part === part);
    const blocks = own.filter(({ type }) => type !== 'heading');
    const byCode = blocks.filter((block) => isFixed(block) || (part === 'answers' && block.type !== 'qa'));
    const heading = own.find(({ type }) => type === 'heading');
    sections.push({ part, heading, blocks, byCode, isAsked: blocks.length > byCode.length });
  }
  return { opening: composed.filter(({ part }) => part === 'opener'), sections, composed };
}

/** The section with `blocks` in it, under its heading. */
export function withHeading({ heading }: PlannedSection, blocks: readonly Block[]): Block[] {
  return heading ? [heading, ...blocks] : [...blocks];
}
