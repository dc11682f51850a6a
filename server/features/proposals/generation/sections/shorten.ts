import type { Block, Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { isAnswered } from '#shared/proposals/verify/gates.ts';
import { blanksIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems, wordsOf } from '#shared/proposals/verify/words.ts';
import { blocksFrom, type Piece, partsIn, piecesOf, wordsIn } from './pieces.ts';

/** The maximum share of its words in a shortened section. */
export const SHORT = 0.75;

export interface ShortenContext {
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  /** The other sections: a code word that is there may be removed here. */
  readonly rest: string;
}

/** The section in at most three quarters of its words, by leaving out the least useful; null when that fails. */
export function shortenSection(blocks: readonly Block[], weighing: ShortenContext): Block[] | null {
  const most = Math.floor(wordsIn(blocks) * SHORT);
  let pieces = piecesOf(blocks);
  for (const cut of listCuts(pieces, weighing)) {
    if (wordsIn(blocksFrom(pieces)) <= most) break;
    pieces = cut(pieces);
  }
  const left = blocksFrom(pieces);
  const words = wordsIn(left);
  return words > 0 && words <= most ? left : null;
}

/** True for what cannot be cut: one sentence, or one item. */
export function isOneSentence(blocks: readonly Block[]): boolean {
  return partsIn(blocks).length <= 1;
}

type Cut = (pieces: Piece[]) => Piece[];

/** The removable pieces, the least useful first: a step's method before the step, and never the last sentence. */
function listCuts(pieces: readonly Piece[], weighing: ShortenContext): Cut[] {
  const tails = pieces.flatMap(({ block, parts }) =>
    block.type === 'list' && block.part === 'plan' ? parts.map(withoutMethod).toReversed() : [],
  );
  const parts = pieces.flatMap((piece, at) =>
    piece.parts.map((text, index) => ({
      text,
      weight: weightOf(piece, index, { ...weighing, isFirst: at === firstBody(pieces) }),
    })),
  );
  const spare = parts.filter(({ weight }) => Number.isFinite(weight)).toSorted((a, b) => a.weight - b.weight);
  const kept = spare.length === parts.length ? spare.slice(0, -1) : spare;
  return [...tails, ...kept.map(({ text }) => cutText(text))];
}

function firstBody(pieces: readonly Piece[]): number {
  return pieces.findIndex(({ parts }) => parts.length > 0);
}

/** 'Fix the checkout: one change at a time' says enough as 'Fix the checkout'. */
function withoutMethod(text: string): Cut {
  const [, task] = /^(.{12,}?): \p{Ll}/u.exec(text) ?? [];
  if (task === undefined || urlsIn(text).length > 0 || blanksIn(text).length > 0) return (pieces) => pieces;
  return cutOut(text, `${task}.`);
}

const cutText = (text: string) => cutOut(text);

/** Also finds a step that was shortened before. */
function cutOut(text: string, by?: string): Cut {
  const [task = text] = /^(.{12,}?)(?=: \p{Ll})/u.exec(text) ?? [];
  const isIt = (part: string) => part === text || (by === undefined && part === `${task}.`);
  return (pieces) =>
    pieces.map(({ block, parts }) => ({
      block,
      parts: parts.flatMap((part) => (isIt(part) ? (by === undefined ? [] : [by]) : [part])),
    }));
}

/** Infinite for what the client asked for. */
function weightOf({ block, parts }: Piece, index: number, at: ShortenContext & { isFirst: boolean }): number {
  const text = parts[index] ?? '';
  const isAsked = block.part === 'answers' && (block.type === 'list' || index === 0);
  const isOpening = block.part === 'proof' && at.isFirst && index === 0;
  const isQuestion = /\?["”’)]?$/.test(text) && block.part === 'close';
  if (isAsked || isOpening || isQuestion || isWanted(text, at)) return Number.POSITIVE_INFINITY;
  const job = new Set(contentStems(jobWords(at.brief)));
  const hits = new Set(contentStems(text).filter((stem) => job.has(stem))).size;
  const rests = at.facts.some((fact) => text.includes(fact.text.replace(/[.!?]+$/, '').slice(1)));
  return (rests ? 3 : 0) + (urlsIn(text).length > 0 ? 4 : 0) + Math.min(2, hits * 0.4) - wordsOf(text).length / 200;
}

function isWanted(text: string, { brief, rest }: ShortenContext): boolean {
  return (
    brief.anywhere.some(({ word }) => text.includes(word) && !rest.includes(word)) ||
    brief.puzzles.some((puzzle) => isAnswered(text, puzzle) && !isAnswered(rest, puzzle))
  );
}

function jobWords({ title, needs, skills }: JobBrief): string {
  return [title, ...needs.map(({ text }) => text), ...skills.map(({ name }) => name)].join(' ');
}
