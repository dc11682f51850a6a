import type { Block } from '#shared/proposals/blocks.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import { wordsIn } from './pieces.ts';

/** One more sentence or step, and the facts that it uses. */
export interface Addition {
  readonly text: string;
  readonly evidence: readonly string[];
  /** An item of a list, and no sentence. */
  readonly isItem: boolean;
  /** The client's question that it answers, as it is in the proposal. */
  readonly question?: string;
  /** The thing it names, when a repetition would add nothing else. */
  readonly about?: string;
}

const LONGER = 1.25;
const MAX_ADDED = 3;
/** The share of content words at which another sentence repeats it. */
const SAID_FROM = 0.6;

/** The section with something new; null without any. `isFit` checks the section with it. */
export function lengthenSection(
  blocks: readonly Block[],
  additions: readonly Addition[],
  said: readonly string[],
  isFit: (longer: readonly Block[]) => boolean,
): Block[] | null {
  const enough = wordsIn(blocks) * LONGER;
  const known = [...said];
  let longer = [...blocks];
  let added = 0;
  for (const addition of additions) {
    if (added >= MAX_ADDED || (added > 0 && wordsIn(longer) >= enough)) break;
    if (isSaid(addition.about ?? addition.text, known)) continue;
    const next = withAddition(longer, addition);
    if (next === null || !isFit(next)) continue;
    longer = next;
    known.push(addition.text);
    added += 1;
  }
  return added > 0 ? longer : null;
}

function isSaid(text: string, known: readonly string[]): boolean {
  const stems = contentStems(text);
  return stems.length === 0 || known.some((one) => share(stems, new Set(contentStems(one))) >= SAID_FROM);
}

/** Where a reader looks for it: an item in the list, an answer behind its question, a plan before the closing question. */
function withAddition(blocks: readonly Block[], addition: Addition): Block[] | null {
  const [first] = blocks;
  if (!first) return null;
  if (first.part === 'answers') return withAnswer(blocks, addition);
  if (addition.isItem) {
    const list = blocks.findLastIndex(({ type }) => type === 'list');
    return list < 0 ? null : blocks.map((block, at) => (at === list ? withItem(block, addition) : block));
  }
  const isLast = first.part !== 'close';
  const isEarly = first.part === 'close';
  const isText = (block: Block) =>
    (block.type === 'p' && !block.text.endsWith(':') && urlsIn(block.text).length === 0) || block.type === 'ps';
  const at = isEarly ? blocks.findIndex(isText) : blocks.findLastIndex(isText);
  if (at < 0)
    return [...blocks, { type: 'p', part: first.part, text: addition.text, evidence: [...addition.evidence] }];
  return blocks.map((block, index) => (index === at ? withSentence(block, addition, isLast) : block));
}

function withAnswer(blocks: readonly Block[], addition: Addition): Block[] | null {
  const at = blocks.findIndex((block) => block.type === 'qa' && block.question === addition.question);
  return at < 0 ? null : blocks.map((block, index) => (index === at ? withSentence(block, addition, true) : block));
}

/** Before the last one, which ends the work. */
function withItem(block: Block, { text, evidence }: Addition): Block {
  if (block.type !== 'list') return block;
  const at = Math.max(1, block.items.length - 1);
  const items = [...block.items.slice(0, at), text, ...block.items.slice(at)];
  return { ...block, items, evidence: [...block.evidence, ...evidence] };
}

function withSentence(block: Block, { text, evidence }: Addition, isLast: boolean): Block {
  const joinTo = (old: string) => (isLast ? `${old} ${text}` : `${text} ${old}`);
  if (block.type === 'qa')
    return { ...block, answer: joinTo(block.answer), evidence: [...block.evidence, ...evidence] };
  if (block.type === 'p' || block.type === 'ps')
    return { ...block, text: joinTo(block.text), evidence: [...block.evidence, ...evidence] };
  return block;
}
