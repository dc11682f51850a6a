import type { Block } from '#shared/proposals/blocks.ts';
import type { Question } from '#shared/proposals/brief.ts';
import { withoutContacts } from '#shared/proposals/verify/tokens.ts';
import { contentStems, share, wordsOf } from '#shared/proposals/verify/words.ts';
import { joinSentences, listEvidence } from './blocks.ts';
import { hasQuestions, type PlannedSection } from './plan.ts';
import type { Piece, SectionDraft } from './section-draft.ts';

/** The next text of a section to show. */
export interface Next {
  readonly pieces: readonly Piece[];
  /** What is left out of it if it fails a check. */
  readonly inFault: readonly Piece[];
  readonly blocks: readonly Block[];
  /** The block replaces the last one, which it begins with. */
  readonly isGrown: boolean;
  /** The number of the composer's blocks that are shown after it. */
  readonly shownTo: number;
}

export type SectionSoFar = Readonly<
  Pick<SectionDraft, 'section' | 'unchecked' | 'accepted' | 'isComplete' | 'arriving' | 'shownTo'>
>;

/** `last` is the last block of the letter. */
export function findNext(
  draft: SectionSoFar,
  last: Block | undefined,
  questions: readonly Question[],
): Next | undefined {
  return hasQuestions(draft.section) ? nextAnswer(draft, questions) : nextProse(draft, last);
}

/** All text of a complete draft, in its section; empty without any. */
export function blocksOf(
  { section, unchecked }: Pick<SectionSoFar, 'section' | 'unchecked'>,
  questions: readonly Question[],
): Block[] {
  const blocks: Block[] = [];
  let draft: SectionSoFar = { section, unchecked, accepted: [], isComplete: true, arriving: undefined, shownTo: 0 };
  for (let next = findNext(draft, undefined, questions); next; next = findNext(draft, blocks.at(-1), questions)) {
    const { pieces, shownTo } = next;
    blocks.splice(next.isGrown ? -1 : blocks.length, 1, ...next.blocks);
    draft = { ...draft, unchecked: except(draft.unchecked, pieces), accepted: [...draft.accepted, ...pieces], shownTo };
  }
  return blocks.length > 0 ? [...blocks, ...blocksAfter(section, draft.shownTo)] : [];
}

/** The rest of a section behind the model's text, if no more arrives. */
export function blocksAfter(section: PlannedSection, shownTo: number): readonly Block[] {
  return hasQuestions(section) ? section.blocks.slice(shownTo) : section.byCode;
}

export function except<T>(all: readonly T[], some: readonly T[]): T[] {
  return all.filter((one) => !some.includes(one));
}

function nextProse(
  { section, unchecked, accepted, isComplete, arriving }: SectionSoFar,
  last?: Block,
): Next | undefined {
  const [first, second] = unchecked;
  if (!first) return undefined;
  const isOne = section.part === 'ps' || accepted.at(-1)?.block === first.block;
  if (last && accepted.length > 0 && isOne)
    return { pieces: [first], inFault: [first], blocks: [extendBlock(last, first)], isGrown: true, shownTo: 0 };
  const isList = first.kind === 'list' && second?.block === first.block;
  // A single item is no list: the next one decides.
  if (first.kind === 'list' && !second && !isComplete && arriving === first.block) return undefined;
  const pieces = isList && section.part !== 'ps' ? [first, second] : [first];
  return { pieces, inFault: [first], blocks: [newBlock(section.part, pieces)], isGrown: false, shownTo: 0 };
}

function newBlock(part: Block['part'], pieces: readonly Piece[]): Block {
  const evidence = listEvidence(pieces);
  if (part === 'ps') return { type: 'ps', part, text: joinSentences(pieces), evidence };
  if (pieces.length > 1) return { type: 'list', part, items: pieces.map(({ text }) => text), ordered: false, evidence };
  return { type: 'p', part, text: joinSentences(pieces), evidence };
}

function extendBlock(block: Block, piece: Piece): Block {
  if (block.type === 'heading' || block.type === 'qa') return block;
  const evidence = [...new Set([...block.evidence, ...piece.facts])];
  if (block.type === 'list') return { ...block, items: [...block.items, piece.text], evidence };
  return { ...block, text: `${block.text} ${piece.text}`, evidence };
}

/**
 * The client's questions as the composer put them, in its order; the model gives the missing answers. One that it leaves out
 * stays the composer's, once all have arrived.
 */
function nextAnswer(draft: SectionSoFar, questions: readonly Question[]): Next | undefined {
  const { section, isComplete, shownTo } = draft;
  const before: Block[] = [];
  for (const [index, block] of section.blocks.entries()) {
    if (index < shownTo) continue;
    if (block.type !== 'qa' || section.byCode.includes(block)) {
      before.push(block);
      continue;
    }
    // By its words: a question that may not be in a proposal is not among them.
    const pieces = answerTo(findQuestion(block.question, questions)?.id, draft);
    if (pieces.length > 0) {
      const answered = { ...block, answer: joinSentences(pieces), evidence: listEvidence(pieces) };
      return { pieces, inFault: pieces, blocks: [...before, answered], isGrown: false, shownTo: index + 1 };
    }
    if (!isComplete) return undefined;
    before.push(block);
  }
  return undefined;
}

/** Complete, or empty. */
function answerTo(id: string | undefined, { unchecked, isComplete, arriving }: SectionSoFar): Piece[] {
  const first = id === undefined ? undefined : unchecked.find(({ question }) => question === id);
  if (!first || (!isComplete && first.block === arriving)) return [];
  return unchecked.filter(({ block }) => block === first.block);
}

/** The share of a question's content words at which an edited one is recognised. */
const SAME_QUESTION_FROM = 0.7;

/** The client's question with these words in a proposal; undefined for any other. */
export function findQuestion(asked: string, questions: readonly Question[]): Question | undefined {
  const stems = new Set(contentStems(asked));
  const says = ({ text }: Question) => keyOf(withoutContacts(text)) === keyOf(asked);
  const speaksOf = ({ text }: Question) => share(contentStems(withoutContacts(text)), stems) >= SAME_QUESTION_FROM;
  return questions.find(says) ?? questions.find(speaksOf);
}

function keyOf(text: string): string {
  return wordsOf(text).join(' ');
}
