import type { Block, Part } from '#shared/proposals/blocks.ts';
import { MAX_PROPOSAL_CHARS } from '#shared/proposals/limits.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { type GateName, isAnswered } from '#shared/proposals/verify/gates.ts';
import { STOCK_PHRASES } from '#shared/proposals/verify/stock-phrases.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { type CheckContext, LOCAL_GATES } from '../check-context.ts';
import { blocksOf, keyOf, partsIn } from './pieces.ts';

/** The proposal as it is, around the section and with it. */
export interface State {
  /** The section in plain text. */
  readonly now: string;
  /** All others. */
  readonly rest: string;
}

/**
 * The faults of the proposal because of this section: the gates apply to what the section adds. Existing text is the user's,
 * who has seen it marked, and never blocks a change. Each fault is a sentence that says how to correct it.
 */
export function faultsIn(
  blocks: readonly Block[],
  state: State,
  against: CheckContext,
  held: ReadonlySet<GateName> = LOCAL_GATES,
): string[] {
  const added = addedIn(blocks, state.now);
  const { gates } = verifyProposal({ ...against, text: added.join('\n\n'), brief: withoutWholeChecks(against.brief) });
  const text = blocksToPlain(blocks);
  return [
    ...gates
      .filter(({ gate, ok }) => !ok && held.has(gate))
      .map(({ detail, quote }) => (quote ? `${detail} (“${quote}”)` : detail)),
    ...added.filter((one) => STOCK_PHRASES.test(one)).map((one) => `This is a stock phrase: “${one}”`),
    ...findLostWords(text, state, against),
    ...(isTooLong(text, state) ? ['The proposal would be too long with it.'] : []),
  ];
}

/** What the section adds. */
function addedIn(blocks: readonly Block[], now: string): string[] {
  const known = keyOf(now);
  return partsIn(blocks).filter((part) => !` ${known} `.includes(` ${keyOf(part)} `));
}

/** `lost` checks code words and puzzles in the whole. */
function withoutWholeChecks(brief: CheckContext['brief']): CheckContext['brief'] {
  return { ...brief, opener: null, anywhere: [], puzzles: [] };
}

/** What a client looks for in the whole. */
interface Wanted {
  readonly what: string;
  readonly holds: (text: string) => boolean;
}

/** What the client asked to find, that was in the section and would be lost. */
export function findLostWords(text: string, { now, rest }: State, { brief }: CheckContext): string[] {
  const isLost = ({ holds }: Wanted) => holds(`${now}\n\n${rest}`) && !holds(`${text}\n\n${rest}`);
  return wantedBy(brief)
    .filter(isLost)
    .map(({ what }) => `“${what}” must stay: the client looks for it.`);
}

function wantedBy({ anywhere, puzzles }: CheckContext['brief']): Wanted[] {
  return [
    ...anywhere.map(({ word }) => ({ what: word, holds: (text: string) => text.includes(word) })),
    ...puzzles.map((puzzle) => ({ what: puzzle.expression, holds: (text: string) => isAnswered(text, puzzle) })),
  ];
}

/** The sentences of the section with text that the client asked to find and that is nowhere else. */
export function wantedFrom({ now, rest }: State, part: Part, { brief }: CheckContext): string[] {
  const held = wantedBy(brief).filter(({ holds }) => !holds(rest));
  return partsIn(blocksOf(part, now)).filter((sentence) => held.some(({ holds }) => holds(sentence)));
}

/** A rest that is too long alone is no fault of this section. */
export function isTooLong(text: string, { now, rest }: State): boolean {
  return wholeChars(text, rest) > MAX_PROPOSAL_CHARS && wholeChars(now, rest) <= MAX_PROPOSAL_CHARS;
}

/** The length of the proposal with that section. */
export function wholeChars(section: string, rest: string): number {
  return [section, rest].filter((one) => one !== '').join('\n\n').length;
}
