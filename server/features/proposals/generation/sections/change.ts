import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { ChangeAnswer, ChangeInput } from '#shared/proposals/change.ts';
import { writtenSection } from '#shared/proposals/document/of-letter.ts';
import { AppError } from '../../../../http/app-error.ts';
import { changeNote } from '../llm/index.ts';
import type { GenerationEngine } from '../pipeline.ts';
import { prepare, seedOf } from '../prepared.ts';
import { writeSections } from './by-model.ts';
import { taskForChange } from './change-task.ts';
import { type ChangedLetter, type LetterSection, letterFor, sectionsThatFit } from './changed-letter.ts';
import { blocksOf } from './pieces.ts';
import { newWording } from './sentence.ts';

export interface ChangeLetterRequest {
  readonly input: ChangeInput;
  /** Account or visitor, as for the proposal itself. */
  readonly authorId: string;
  readonly authorNames?: readonly string[] | undefined;
}

/** The whole letter is one list, a code word, or the client's own words. */
const NOTHING_TO_WRITE = 'The language model can’t change this section. Edit it by hand.';

/**
 * Changes a sentence, a section or the letter with a language model, as the user asks. The request decides style and
 * content; every gate applies to what is added, and the request's statements count as the user's own words. Without a usable
 * answer the letter stays as it was, with the reason.
 * @throws AppError NO_LANGUAGE_MODEL, POST_NOT_UNDERSTOOD; the abort reason of `signal`
 */
export async function changeLetter(
  engine: GenerationEngine,
  { input, authorId, authorNames }: ChangeLetterRequest,
  { signal }: { signal: AbortSignal },
): Promise<ChangeAnswer> {
  const { model } = engine;
  if (!model) throw new AppError('NO_LANGUAGE_MODEL');
  const prepared = await prepare(engine.read, input);
  const composed = await engine.letter({ ...prepared.material, seed: seedOf(input, authorId, 'change') });
  signal.throwIfAborted();
  const letter = letterFor(input, composed.material);
  const task = taskForChange({ input, authorNames, prepared, composed, letter });
  if (!task.plan.sections.some(({ isAsked }) => isAsked)) return keepLetter(NOTHING_TO_WRITE);
  const author = { ownerId: authorId, proposalId: input.proposalId, writes: 'section' } as const;
  const { blocks, outcome } = await writeSections(model, task, author, signal);
  const byModel: readonly Part[] = outcome?.byModel ?? [];
  const written = blocks.filter(({ part }) => byModel.includes(part));
  const changed =
    input.scope === 'sentence' ? sentenceIn(letter, written) : sectionsIn(letter, written, prepared.against);
  return changed ?? keepLetter(changeNote(written.length > 0 ? null : (outcome?.failure ?? null), written.length > 0));
}

function sentenceIn({ sentence, targets }: ChangedLetter, written: readonly Block[]): ChangeAnswer | null {
  const [target] = targets;
  if (!target || sentence === null || written.length === 0) return null;
  const wording = newWording(written, target.now, sentence);
  return wording === null ? null : { sections: [], sentence: wording, unchanged: false, message: null };
}

function sectionsIn(
  letter: ChangedLetter,
  written: readonly Block[],
  against: Parameters<typeof sectionsThatFit>[2],
): ChangeAnswer | null {
  const fit = sectionsThatFit(letter, written, against);
  if (fit.length === 0) return null;
  const sections = fit.map(({ section, blocks }) => writtenSection(section.part, withFixedBlocks(section, blocks)));
  return { sections, sentence: null, unchanged: false, message: null };
}

/** With its heading and greeting. */
function withFixedBlocks({ part, now, greeting }: LetterSection, blocks: readonly Block[]): Block[] {
  const headings = blocksOf(part, now).filter(({ type }) => type === 'heading');
  const body = blocks.filter(({ type }) => type !== 'heading');
  return [...headings.slice(0, 1), ...(greeting ? [greeting] : []), ...body];
}

function keepLetter(message: string): ChangeAnswer {
  return { sections: [], sentence: null, unchanged: true, message };
}
