import type { Block, Part } from './blocks.ts';
import type { JobBrief } from './brief.ts';
import { type DocumentBlock, type ProposalDocument, plainSpan } from './document/document.ts';
import { isHeadingOf, sectionsOf, type Written } from './document/sections.ts';
import type { Layout, Style } from './options.ts';
import { styleHeading } from './unicode-text.ts';
import { sentencesOf } from './verify/words.ts';

/** The parts with a heading, which the layout shows or hides. The text is the same in each. Source: docs/spec/proposal.md#shape. */
const HEADED: readonly Part[] = ['plan', 'proof', 'answers', 'close'];
/** Auto shows none in a shorter text, unless the client has asked for more than one thing. */
const HEADINGS_FROM_WORDS = 240;
const HEADINGS_FROM_DEMANDS = 2;
/** Below this, Auto shows two at most. */
const MORE_FROM_WORDS = 350;
const FEW = 2;
/** Which two: what the client asked for and what would be done say most. */
const FIRST_SHOWN: readonly Part[] = ['answers', 'plan', 'proof'];

export interface PartSize {
  readonly part: Part;
  /** Sentences, or answers on lines of their own. */
  readonly pieces: number;
  readonly words: number;
}

/** The parts whose headings a text shows. `demands` counts what the client asks of the applicant: questions, asks, conditions. */
export function shownHeadings(parts: readonly PartSize[], layout: Layout, demands: number): ReadonlySet<Part> {
  if (layout === 'none') return new Set();
  if (layout === 'structured') return new Set(HEADED);
  const words = parts.reduce((sum, one) => sum + one.words, 0);
  if (words < HEADINGS_FROM_WORDS && demands < HEADINGS_FROM_DEMANDS) return new Set();
  const long = FIRST_SHOWN.filter((part) => parts.some((one) => one.part === part && one.pieces > 1));
  return new Set(words < MORE_FROM_WORDS ? long.slice(0, FEW) : long);
}

/**
 * The same while a text is being written, by what is known before: the parts whose headings may be shown, in Auto over a second
 * sentence only (`isHeld`). What is shown so stays.
 */
export function streamedHeadings(layout: Layout, style: Style, demands: number) {
  if (layout !== 'auto') return { parts: shownHeadings([], layout, demands), isHeld: false };
  const isShort = !LONG_STYLES.has(style) && demands < HEADINGS_FROM_DEMANDS;
  const wanted = demands > 0 ? FIRST_SHOWN : FIRST_SHOWN.filter((part) => part !== 'answers');
  return { parts: new Set(isShort ? [] : wanted.slice(0, FEW)), isHeld: true };
}

/** Longer than `HEADINGS_FROM_WORDS`, as a rule. */
const LONG_STYLES: ReadonlySet<Style> = new Set(['detailed']);

/** How many things the client wants to read of the applicant. */
export function demandsOf({ questions, asks, conditions, availability }: Demands): number {
  return questions.length + asks.length + conditions.length + availability.length;
}

type Demands = Pick<JobBrief, 'questions' | 'asks' | 'conditions' | 'availability'>;

/** A text as its layout shows it; its other headings are left out. */
export function blocksInLayout(blocks: readonly Block[], layout: Layout, demands: number): readonly Block[] {
  const shown = shownHeadings(sizesOf(blocks), layout, demands);
  return blocks.filter((block) => block.type !== 'heading' || shown.has(block.part));
}

/** The size of each part, headings apart. */
export function sizesOf(blocks: readonly Block[]): PartSize[] {
  const parts = [...new Set(blocks.map(({ part }) => part))];
  return parts.map((part) => {
    const texts = blocks.filter((block) => block.part === part).flatMap(textsOf);
    return sizeOf(part, texts);
  });
}

function sizeOf(part: Part, texts: readonly string[]): PartSize {
  const pieces = texts.flatMap((text) => text.split('\n')).flatMap(sentencesOf).length;
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return { part, pieces, words };
}

function textsOf(block: Block): string[] {
  if (block.type === 'heading') return [];
  return block.type === 'list' ? block.items : [block.text];
}

/** A text in another layout, also after it was edited: its headings by the parts that it has now. */
export function documentInLayout(
  document: ProposalDocument,
  written: Written,
  layout: Layout,
  demands: number,
): ProposalDocument {
  const sections = sectionsOf(document, written);
  const bare = sections.map(({ part, blocks }) => ({ part, blocks: withoutHeading(part, blocks, written) }));
  const sizes = bare.map(({ part, blocks }) => sizeOf(part, blocks.flatMap(plainTexts)));
  const shown = shownHeadings(sizes, layout, demands);
  return bare.flatMap(({ part, blocks }) => {
    const heading = shown.has(part) ? written.sections.find((one) => one.part === part)?.heading : null;
    return heading ? [headingBlock(heading), ...blocks] : blocks;
  });
}

function withoutHeading(part: Part, blocks: ProposalDocument, written: Written): ProposalDocument {
  const [first, ...rest] = blocks;
  return first && isHeadingOf(first, part, written) ? rest : blocks;
}

function headingBlock(text: string): DocumentBlock {
  return { kind: 'paragraph', spans: [{ ...plainSpan(styleHeading(text)), strong: true }] };
}

function plainTexts(block: DocumentBlock): string[] {
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(plainTexts));
  return [block.spans.map(({ text }) => text).join('')];
}
