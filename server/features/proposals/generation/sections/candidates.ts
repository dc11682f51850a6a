import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Style } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { type Against, passedBlocks } from '../gated.ts';
import { collected } from '../pipeline.ts';
import type { ProposalWriter, WriterInput } from '../writer.ts';
import { faultsIn, type Standing, wantedFrom } from './judge.ts';
import { blocksFrom, keyOf, piecesOf, saysSame } from './pieces.ts';

export interface Wanted {
  readonly part: Part;
  readonly writer: ProposalWriter;
  /** `seed` is the same for all attempts. */
  readonly task: WriterInput;
  readonly against: Against;
  readonly standing: Standing;
  readonly signal: AbortSignal;
}

const SEEDS = 8;
/** Shorter ones are labels and leads, which may come again. */
const REPEATED_WORDS = 5;

export interface Wordings {
  /** Different ones that may stand among the other sections, in an order that the seed gives. */
  readonly fitting: Block[][];
  /** False where the proposal has no such part. */
  readonly hasPart: boolean;
}

/** What the writer makes of one part, in each of the styles. */
export async function wordingsOf(wanted: Wanted, styles: readonly Style[], seeds = SEEDS): Promise<Wordings> {
  const found = new Map<string, Block[]>();
  let hasPart = false;
  for (const style of styles)
    for (let number = 0; number < seeds; number++) {
      wanted.signal.throwIfAborted();
      const blocks = await wordingOf(wanted, style, number);
      // One proposal takes some milliseconds: others get their turn in between.
      await new Promise(setImmediate);
      if (blocks.length === 0) continue;
      hasPart = true;
      if (faultsIn(blocks, wanted.standing, wanted.against).length === 0)
        found.set(keyOf(blocksToPlain(blocks)), blocks);
    }
  return { fitting: [...found.values()], hasPart };
}

async function wordingOf({ part, writer, task, against, standing, signal }: Wanted, style: Style, number: number) {
  const whole = writer.write({ ...task, style, seed: `${task.seed}-${number}` }, { signal, forPart: true });
  const passed = passedBlocks(await collected(whole), against);
  const own = passed?.blocks.filter((block) => block.part === part) ?? [];
  const blocks = withAnswersOf(standing.now, withoutRepeats(own, standing.rest));
  const text = blocksToPlain(blocks);
  const wanting = wantedFrom(standing, part, against).filter((sentence) => !text.includes(sentence));
  if (blocks.length === 0 || part === 'answers' || wanting.length === 0) return blocks;
  return [...blocks, { type: 'p' as const, part, text: wanting.join(' '), evidence: [] }];
}

/** What another section says word for word is not said twice. */
function withoutRepeats(blocks: readonly Block[], rest: string): Block[] {
  const said = ` ${keyOf(rest)} `;
  const isNew = (text: string) => keyOf(text).split(' ').length < REPEATED_WORDS || !said.includes(` ${keyOf(text)} `);
  return blocksFrom(piecesOf(blocks).map(({ block, parts }) => ({ block, parts: parts.filter(isNew) })));
}

/** A blank that the user has filled stays filled. */
function withAnswersOf(now: string, blocks: readonly Block[]): Block[] {
  const chunks = now.split(/\n{2,}/);
  return blocks.map((block): Block => {
    if (block.type !== 'qa' || !block.answer.includes('[')) return block;
    const chunk = chunks.find((one) => saysSame(one.split('\n', 1)[0] ?? '', block.question));
    const answer = chunk?.split('\n').slice(1).join('\n') ?? '';
    return answer === '' || answer.includes('[') ? block : { ...block, answer };
  });
}
