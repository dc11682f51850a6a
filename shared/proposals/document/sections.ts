import type { Part } from '../blocks.ts';
import type { JobBrief } from '../brief.ts';
import type { GenerateAnswer, WrittenSection } from '../contract.ts';
import { partOfHeading } from '../headings.ts';
import { toPlainLetters } from '../unicode-text.ts';
import { type DocumentBlock, type ProposalDocument, spansText } from './document.ts';
import { documentToHtml, isSameDocument } from './to-html.ts';

/** One part of the text as it is now, its heading included. */
export interface Section {
  readonly part: Part;
  /** What the reader knows it by. */
  readonly name: string;
  readonly blocks: ProposalDocument;
}

/** What the writer says about a text's parts. */
export interface Written extends Pick<GenerateAnswer, 'sections'> {
  readonly brief: Pick<JobBrief, 'opener'>;
}

/** What the reader knows each part by; most have no heading. */
const PART_NAMES: Readonly<Record<Part, string>> = {
  opener: 'First line',
  hook: 'Hook',
  plan: 'Plan',
  proof: 'Proof',
  answers: 'Answers',
  close: 'Close',
  ps: 'P.S.',
};
/** Before the first of these a part is put that the text has no place for. */
export const LAST_PARTS: readonly Part[] = ['close', 'ps'];
const PS = /^P\. ?[SD]\./;
/** A place for the user's own words and nothing beside it, as soon as it begins to arrive. */
const BLANK = /^\[[^[\]]*\]?$/;

/**
 * The text by its parts, in its own order; together they are all of it. A part begins at its heading, in whichever language, or
 * at the words that the writer began it with; whatever follows belongs to it, also what was typed since.
 */
export function sectionsOf(document: ProposalDocument, written: Written): Section[] {
  const begins = beginnings(document, written);
  const sections: { part: Part; blocks: DocumentBlock[] }[] = [];
  for (const block of document) {
    const last = sections.at(-1);
    const part = begins(block) ?? (last === undefined || last.part === 'opener' ? 'hook' : last.part);
    // A heading that is there twice begins nothing new.
    const isNew = last === undefined || (part !== last.part && sections.every((section) => section.part !== part));
    if (isNew) sections.push({ part, blocks: [block] });
    else last.blocks.push(block);
  }
  return sections.map((section) => ({ ...section, name: PART_NAMES[section.part] }));
}

/** The text with `part` as `blocks` have it. A text without that part gets it before the next step. */
export function withSection(text: ProposalDocument, written: Written, part: Part, blocks: ProposalDocument) {
  const sections = sectionsOf(text, written);
  const at = placeOf(sections, part);
  const isThere = sections[at]?.part === part;
  return sections.toSpliced(at, isThere ? 1 : 0, { part, name: '', blocks }).flatMap((one) => one.blocks);
}

/** `part` as it is in the text; undefined when it has none. */
export function sectionIn(text: ProposalDocument, written: Written, part: Part): ProposalDocument | undefined {
  return sectionsOf(text, written).find((one) => one.part === part)?.blocks;
}

/** True when someone has changed it since it was written, or when it cannot be known. */
export function isEdited(section: Section, { sections }: Written): boolean {
  const own = sections.find(({ part }) => part === section.part);
  return !own || !isSameDocument(own.document, section.blocks);
}

/** The blocks that a section may begin with: its heading, and what follows it where a layout hides that. */
function firstBlocks({ document: [first, second], part, heading, ...rest }: WrittenSection): DocumentBlock[] {
  if (!first) return [];
  const isHeading = isHeadingOf(first, part, { sections: [{ ...rest, part, heading, document: [first] }] });
  return isHeading && second ? [first, second] : [first];
}

/** Whether a block is the heading of `part`, as it was written or by its fixed label. */
export function isHeadingOf(block: DocumentBlock, part: Part, { sections }: Pick<Written, 'sections'>): boolean {
  const text = wordsOf(block).trim();
  const own = sections.find((section) => section.part === part)?.heading;
  return text !== '' && (text === own || partOfHeading(text) === part);
}

/** Fewer words are alike by chance. */
const ALIKE_FROM_WORDS = 4;
const ALIKE_SHARE = 0.6;

function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  if (!first || !second || Math.min(first.size, second.size) < ALIKE_FROM_WORDS) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.min(first.size, second.size) >= ALIKE_SHARE;
}

function placeOf(sections: readonly Section[], part: Part): number {
  const own = sections.findIndex((section) => section.part === part);
  if (own >= 0) return own;
  if (part === 'opener') return 0;
  const next = sections.findIndex((section) => LAST_PARTS.includes(section.part));
  return next >= 0 ? next : sections.length;
}

function beginnings(
  document: ProposalDocument,
  { sections, brief }: Written,
): (block: DocumentBlock) => Part | undefined {
  const firsts = new Map(
    sections.flatMap((one) => firstBlocks(one).map((block) => [documentToHtml([block]), one.part])),
  );
  const headings = new Map(sections.map(({ heading, part }) => [heading, part]));
  // A first paragraph in which a few words were changed still begins its part.
  const there = new Set(document.map((block) => documentToHtml([block])));
  const lost = sections.flatMap((section) => {
    const blocks = firstBlocks(section);
    return blocks.some((block) => there.has(documentToHtml([block])))
      ? []
      : [{ ...section, first: wordsOf(blocks.at(-1)) }];
  });
  const reworded = (text: string) => lost.find(({ first }) => isAlike(text, first))?.part;
  const beginning = (block: DocumentBlock): Part | undefined => {
    const text = wordsOf(block).trim();
    if (text === brief.opener?.word) return 'opener';
    const known = firsts.get(documentToHtml([block])) ?? headings.get(text) ?? partOfHeading(text) ?? reworded(text);
    return known ?? (PS.test(text) ? 'ps' : undefined);
  };
  const top = firstLine(document, { sections, brief }, beginning);
  return (block) => (block === top ? 'opener' : beginning(block));
}

/**
 * The first line that the client asks for and only the user can write: the blank for it, or what is in its place, when as much
 * is above the next part as the writer had put there.
 */
function firstLine(
  document: ProposalDocument,
  { sections, brief }: Written,
  beginning: (block: DocumentBlock) => Part | undefined,
): DocumentBlock | undefined {
  const [first] = document;
  if (!first || brief.opener || beginning(first)) return undefined;
  if (BLANK.test(wordsOf(first))) return first;
  const begun = document.map(beginning);
  let above = 0;
  for (const { part, document: own } of sections[0]?.part === 'opener' ? sections : []) {
    const at = begun.indexOf(part);
    if (at >= 0) return part !== 'opener' && at >= above ? first : undefined;
    above += own.length;
  }
  return undefined;
}

function wordsOf(block: DocumentBlock | undefined): string {
  return block?.kind === 'paragraph' ? toPlainLetters(spansText(block.spans)) : '';
}
