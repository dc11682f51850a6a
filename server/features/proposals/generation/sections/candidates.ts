import type { Block, Part } from '#shared/proposals/blocks.ts';
import { composeLetter } from '#shared/proposals/letter/compose.ts';
import type { LetterMaterial } from '#shared/proposals/letter/material.ts';
import type { Style } from '#shared/proposals/options.ts';
import { blocksToPlain, blockToPlain } from '#shared/proposals/plain-text.ts';
import { type CheckContext, SOURCED_GATES } from '../check-context.ts';
import { isBlank } from '../llm/index.ts';
import { shuffle } from '../write/seeded.ts';
import type { WriterInput } from '../writer.ts';
import { blocksFrom, keyOf, piecesOf, saysSame } from './pieces.ts';
import { faultsIn, type State, wantedFrom } from './section-faults.ts';

export interface Wanted {
  readonly part: Part;
  /** `seed` is the same for all attempts. */
  readonly task: WriterInput;
  /** The letter's material. */
  readonly material: LetterMaterial;
  readonly against: CheckContext;
  readonly state: State;
  readonly signal: AbortSignal;
}

/** More than the alternatives of a playbook line, and than there are near facts. */
const TURNS = 8;
/** Shorter ones are labels and leads, which may be repeated. */
const REPEATED_WORDS = 5;

export interface Wordings {
  /** Different ones that fit between the other sections, in an order given by the seed. */
  readonly fitting: Block[][];
  /** False where the proposal has no such part. */
  readonly hasPart: boolean;
}

/** One part with each of the fitting facts and playbook lines, in each of the styles. */
export async function listWordings(wanted: Wanted, styles: readonly Style[], mutex = TURNS): Promise<Wordings> {
  const found = new Map<string, Block[]>();
  let hasPart = false;
  for (const style of styles)
    for (let turn = 0; turn < mutex; turn++) {
      wanted.signal.throwIfAborted();
      const blocks = wordingOf(wanted, style, turn);
      // Checking one takes some milliseconds: other requests get their turn in between.
      await new Promise(setImmediate);
      if (blocks.length === 0) continue;
      hasPart = true;
      // A blank asks for what only the user can say: no other wording of the section.
      if (blocks.some((block) => isBlank(block) && !wanted.state.now.includes(blockToPlain(block)))) continue;
      if (faultsIn(blocks, wanted.state, wanted.against, SOURCED_GATES).length === 0)
        found.set(keyOf(blocksToPlain(blocks)), blocks);
    }
  return { fitting: [...found.values()], hasPart };
}

function wordingOf({ part, task, material, against, state }: Wanted, style: Style, turn: number): Block[] {
  const { blocks: whole } = composeLetter(rotateMaterial({ ...material, style }, task.seed, turn), task.lines);
  const own = whole.filter((block) => block.part === part);
  const blocks = withAnswersOf(state.now, withoutRepeats(own, state.rest));
  const text = blocksToPlain(blocks);
  const wanting = wantedFrom(state, part, against).filter((sentence) => !text.includes(sentence));
  if (blocks.length === 0 || part === 'answers' || wanting.length === 0) return blocks;
  return [...blocks, { type: 'p' as const, part, text: wanting.join(' '), evidence: [] }];
}

/** The same material with other facts and lines in front: those of the playbook in an order given by the seed. */
function rotateMaterial(material: LetterMaterial, seed: string, turn: number): LetterMaterial {
  const { lead, otherFacts, playbook } = material;
  const other = <T>(items: readonly T[]): T[] =>
    items.length === 0
      ? []
      : items.map((_, at) => items[(at + turn) % items.length]).filter((item) => item !== undefined);
  const lines = (name: string, all: readonly string[]) => other(shuffle(seed, name, all));
  // The sentences of one job stay together.
  const [first = [], ...rest] = other([lead, ...otherFacts.map((fact) => [fact])].filter((group) => group.length > 0));
  return {
    ...material,
    lead: first,
    otherFacts: rest.flat(),
    playbook: playbook && {
      ...playbook,
      wrong: lines('wrong', playbook.wrong),
      first: lines('first', playbook.first),
      questions: lines('questions', playbook.questions),
      moves: lines('moves', playbook.moves),
      tips: lines('tips', playbook.tips),
    },
  };
}

/** Another section's sentence is not repeated word for word. */
function withoutRepeats(blocks: readonly Block[], rest: string): Block[] {
  const said = ` ${keyOf(rest)} `;
  const isNew = (text: string) => keyOf(text).split(' ').length < REPEATED_WORDS || !said.includes(` ${keyOf(text)} `);
  return blocksFrom(piecesOf(blocks).map(({ block, parts }) => ({ block, parts: parts.filter(isNew) })));
}

/** A filled blank stays filled. */
function withAnswersOf(now: string, blocks: readonly Block[]): Block[] {
  const chunks = now.split(/\n{2,}/);
  return blocks.map((block): Block => {
    if (block.type !== 'qa' || !block.answer.includes('[')) return block;
    const chunk = chunks.find((one) => saysSame(one.split('\n', 1)[0] ?? '', block.question));
    const answer = chunk?.split('\n').slice(1).join('\n') ?? '';
    return answer === '' || answer.includes('[') ? block : { ...block, answer };
  });
}
