import type { Block, Fact, Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { isAnswered } from '#shared/proposals/verify/gates.ts';
import { contactIn, withoutContacts } from '#shared/proposals/verify/tokens.ts';
import { type VerifyReport, verifyProposal } from '#shared/proposals/verify.ts';
import { codeLine, puzzleLine } from './compose/asked-lines.ts';

/** What a text is held against. */
export interface Against {
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  readonly userText: string;
  /** What the text is written in: what is added speaks it too. */
  readonly language: WrittenLanguage;
}

export interface PassedBlocks {
  readonly blocks: Block[];
  readonly plainText: string;
  readonly report: VerifyReport;
}

// Each round takes one thing out; a proposal that needs more than this is beyond mending.
const MAX_ROUNDS = 12;
/** What goes first when the text is too long. */
const SPARE: readonly Part[] = ['ps', 'approach', 'needs'];

/** The blocks that pass every gate, after what offends has been mended or dropped; null when nothing worth sending is left. */
export function passedBlocks(written: readonly Block[], against: Against): PassedBlocks | null {
  let blocks = withOpener([...written], against.brief);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const plainText = blocksToPlain(blocks);
    const report = verifyProposal({ text: plainText, ...against });
    const failures = report.gates.filter((gate) => !gate.ok);
    if (failures.length === 0) return isWorthSending(blocks) ? { blocks, plainText, report } : null;
    const mended = mend(
      blocks,
      against,
      failures.map(({ gate }) => gate),
    );
    if (mended === null) return null;
    blocks = mended;
  }
  return null;
}

/** The opener stands first and alone, in plain letters, whatever the writer made of it. */
function withOpener(blocks: Block[], { opener }: JobBrief): Block[] {
  if (opener === null) return blocks;
  const rest = blocks.filter((block) => block.part !== 'opener');
  return [{ type: 'p', part: 'opener', text: opener.word, evidence: [] }, ...rest];
}

function mend(blocks: readonly Block[], against: Against, failing: readonly string[]): Block[] | null {
  const missing = missingLines(against, blocksToPlain(blocks), failing);
  if (missing.length > 0) return withLines(blocks, missing);
  const offending = blocks.findIndex(
    (block) => block.part !== 'opener' && block.type !== 'heading' && offends(block, against),
  );
  if (offending >= 0)
    return withoutHollowHeadings(
      blocks.flatMap((block, index) => (index === offending ? lighter(block, against) : [block])),
    );
  const spare = SPARE.find((part) => failing.includes('length') && blocks.some((block) => block.part === part));
  return spare ? blocks.filter((block) => block.part !== spare) : null;
}

/** Gates that a single block can break. */
export const LOCAL: ReadonlySet<string> = new Set(['ignored', 'links', 'numbers', 'claims', 'contact', 'markdown']);

function offends(block: Block, against: Against): boolean {
  const { gates } = verifyProposal({ text: blocksToPlain([block]), ...against });
  return gates.some(({ gate, ok }) => !ok && LOCAL.has(gate));
}

/** The block without what offends: items of a list go one by one, sentences of a paragraph too. */
function lighter(whole: Block, against: Against): Block[] {
  const block = withoutTheirContacts(whole);
  if (block !== whole && !offends(block, against)) return [block];
  if (block.type === 'list') {
    const items = block.items.filter((item) => !offends({ ...block, items: [item] }, against));
    return items.length === 0 || items.length === block.items.length ? [] : [{ ...block, items }];
  }
  if (block.type !== 'p') return [];
  const sentences = block.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const kept = sentences.filter((text) => !offends({ ...block, text }, against));
  return kept.length === 0 || kept.length === sentences.length ? [] : [{ ...block, text: kept.join(' ') }];
}

/** A client may ask about an address, which no proposal may hold: the question, or the line for what is asked, stands without it. */
function withoutTheirContacts(block: Block): Block {
  if (block.type === 'qa' && contactIn(block.question) !== null)
    return { ...block, question: withoutContacts(block.question) };
  if (block.type === 'list' && block.part === 'answers' && block.items.some((item) => contactIn(item) !== null))
    return { ...block, items: block.items.map(withoutContacts) };
  return block;
}

function missingLines({ brief, language }: Against, text: string, failing: readonly string[]): string[] {
  const words = failing.includes('anywhere') ? brief.anywhere.filter(({ word }) => !text.includes(word)) : [];
  const open = failing.includes('puzzles') ? brief.puzzles.filter((puzzle) => !isAnswered(text, puzzle)) : [];
  return [...words.map(({ word }) => codeLine(word, language)), ...open.map((puzzle) => puzzleLine(puzzle, language))];
}

function withLines(blocks: readonly Block[], items: string[]): Block[] {
  const at = blocks.findIndex((block) => block.part === 'next_step');
  const list: Block = { type: 'list', part: 'answers', items, ordered: false, evidence: [] };
  return at < 0 ? [...blocks, list] : [...blocks.slice(0, at), list, ...blocks.slice(at)];
}

function withoutHollowHeadings(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => block.type !== 'heading' || blocks[index + 1]?.part === block.part);
}

/** Without an opening and a next step it is no proposal. */
function isWorthSending(blocks: readonly Block[]): boolean {
  const has = (part: Part) => blocks.some((block) => block.part === part && block.type !== 'heading');
  return has('hook') && has('next_step') && (has('approach') || has('needs') || has('why_me'));
}
