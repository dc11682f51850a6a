import type { Block } from '#shared/proposals/blocks.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import type { GateName } from '#shared/proposals/verify/gates.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { type CheckContext, LOCAL_GATES } from '../check-context.ts';
import { isAbout } from '../llm/index.ts';
import { blocksFrom, blocksOf, bodyOf, partsIn, piecesOf, saysSame } from './pieces.ts';
import { findMissing, findRepeated } from './rewrite-requests.ts';
import { faultsIn, type State } from './section-faults.ts';

/** What a change is checked against, besides its section. */
export interface Requested {
  readonly text: string;
  /** The id under which a sentence cites the request. */
  readonly id: string;
  /** Sentences that the user has typed by hand and that stay. */
  readonly keep: readonly string[];
  readonly against: CheckContext;
  /** True for the whole letter: a section may stay as it is, and a sentence may move to another. */
  readonly isLetter: boolean;
}

/** An unsupported claim is shown and marked: the user knows whether it is true. */
const GATES: ReadonlySet<GateName> = new Set([...LOCAL_GATES].filter((gate) => gate !== 'claims'));
const OF_LINKS = /\b(?:links?|urls?|web ?sites?|portfolio)\b/i;
const OF_BLANKS = /\b(?:blanks?|brackets?|placeholders?)\b/i;
const OF_QUESTIONS = /\b(?:questions?|ask(?:ing)?|preguntas?|perguntas?|frage)\b/i;

/** The faults of a changed section, in sentences that say how to correct them. */
export function requestFaults(blocks: readonly Block[], state: State, requested: Requested): string[] {
  const [first] = blocks;
  if (!first) return ['It must not be empty.'];
  const now = blocksOf(first.part, state.now);
  const isSame = !requested.isLetter && bodyOf(blocks) === bodyOf(now);
  return [
    ...(isSame ? ['These are the very words that read there already: do what REQUEST asks.'] : []),
    ...findOverwritten(blocks, now, requested),
    ...findLost(blocks, now, requested),
    ...(requested.isLetter ? [] : findRepeated(blocks, state.rest, state.now)),
    ...faultsIn(blocks, state, requested.against, GATES),
  ];
}

/** The blocks with the user's own sentences as they typed them, where the model has changed a character. */
export function withKept(blocks: readonly Block[], keep: readonly string[]): Block[] {
  const asTyped = (part: string) => keep.find((own) => saysSame(own, part)) ?? part;
  return blocksFrom(piecesOf(blocks).map(({ block, parts }) => ({ block, parts: parts.map(asTyped) })));
}

function findOverwritten(blocks: readonly Block[], now: readonly Block[], { keep }: Requested): string[] {
  const parts = partsIn(blocks);
  const had = partsIn(now);
  const isIn = (all: readonly string[], own: string) => all.some((part) => saysSame(part, own));
  return keep
    .filter((own) => isIn(had, own) && !isIn(parts, own))
    .map((own) => `The freelancer typed this, and it must stay letter for letter: “${own}”`);
}

/** Links, blanks, answers and the question to the client stay, unless the request is about them. */
function findLost(blocks: readonly Block[], now: readonly Block[], { text: request, id }: Requested): string[] {
  const text = blocksToPlain(blocks);
  const isFilled = blocks.some(
    (block) => block.type !== 'heading' && block.evidence.includes(id) && isAbout(request, blocksToPlain([block])),
  );
  const isFree = (blank: string) => isFilled || OF_BLANKS.test(request) || isAbout(request, blank);
  const blanks = blanksIn(blocksToPlain(now)).filter((blank) => !text.includes(blank) && !isFree(blank));
  const mayGo = {
    link: (url: string) => OF_LINKS.test(request) || isAbout(request, url),
    question: OF_QUESTIONS.test(request),
  };
  return [
    ...blanks.map((blank) => `This blank must stay for the freelancer to fill: ${blank}`),
    ...findMissing(blocks, now, mayGo),
  ];
}
