import type { Block } from '#shared/proposals/blocks.ts';
import type { ChangeAnswer, ChangeInput, PastedText } from '#shared/proposals/change.ts';
import { layoutFor } from '#shared/proposals/options.ts';
import { blockToPlain } from '#shared/proposals/plain-text.ts';
import { textOfBlocks } from '#shared/proposals/text/proposal-text.ts';
import { readProposalText } from '#shared/proposals/text/read-proposal-text.ts';
import { AppError } from '../../../http/app-error.ts';
import { openerOf, withoutOpener } from './code-words.ts';
import { changeText as changedByModel, changeNote, type TextChange } from './llm/index.ts';
import { modelTaskFor } from './model-task.ts';
import type { GenerationEngine } from './pipeline.ts';
import { type Prepared, prepare } from './prepared.ts';
import type { EngineTasks } from './tasks.ts';
import { answerOfText } from './text-answer.ts';

export interface ChangeTextRequest {
  readonly input: ChangeInput;
  readonly request: Exclude<ChangeInput['request'], PastedText>;
  readonly authorId: string;
}

const MAX_OPENINGS = 3;

/**
 * Changes a proposal, or a piece of it, as its user asks. Nothing is stored.
 * @throws AppError NO_LANGUAGE_MODEL, POST_NOT_UNDERSTOOD; the abort reason of `signal`
 */
export async function changeText(
  engine: GenerationEngine,
  { input, request, authorId: ownerId }: ChangeTextRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<ChangeAnswer> {
  if (!engine.model) throw new AppError('NO_LANGUAGE_MODEL');
  const { text, selection, proposalId } = input;
  const prepared = await prepare(engine.read, input);
  const words = request.kind === 'ask' ? request.words : '';
  const change: TextChange = {
    ...{ text, selection, request },
    task: await modelTaskFor(engine, prepared, input),
    userText: [prepared.against.userText, text, words].join('\n'),
  };
  const changed = await changedByModel(engine.model, change, { ownerId, proposalId, writes: 'change' }, signal);
  signal.throwIfAborted();
  const isOffer = request.kind === 'openings';
  const next = isOffer ? text : changedText(change, changed.blocks);
  const openings = isOffer ? otherOpenings(changed.blocks, text) : [];
  const isUnchanged = isOffer ? openings.length === 0 : next === text;
  return {
    ...(await changeAnswerFor(engine, { prepared, input }, next)),
    removed: isUnchanged ? [] : [...changed.removed],
    openings,
    unchanged: isUnchanged,
    message: isUnchanged ? changeNote(changed.failure) : null,
  };
}

/** Every form of a proposal in plain form, as it reads now. */
async function changeAnswerFor(
  tasks: Pick<EngineTasks, 'verify'>,
  { prepared, input }: { readonly prepared: Prepared; readonly input: ChangeInput },
  text: string,
) {
  const { brief, lines, style } = prepared.material;
  const read = readProposalText(text, { isOwn: true });
  const opener = openerOf(brief, lines);
  const [first] = read;
  const isOpened = opener[0] && first && blockToPlain(first) === blockToPlain(opener[0]);
  const blocks = isOpened ? [...opener, ...withoutFirst(read)] : read;
  const layout = layoutFor(input.layout, style);
  const { document, sections, plainText, sentences } = await answerOfText(tasks, prepared, { blocks, layout });
  return { text: textOfBlocks(blocks), document, sections, plainText, sentences, answer: null };
}

/** Below the code word the hook begins. */
function withoutFirst([, second, ...rest]: readonly Block[]): Block[] {
  if (second === undefined) return [];
  return [second.type === 'p' ? { ...second, part: 'hook' } : second, ...rest];
}

/** The text with the new words in their place. */
function changedText({ text, selection, request, task }: TextChange, blocks: readonly Block[]): string {
  if (blocks.length === 0) return text;
  if (request.kind === 'continue') return `${text.trimEnd()}\n\n${textOfBlocks(blocks)}`;
  const opener = openerOf(task.brief, task.lines).filter((block) => text.startsWith(blockToPlain(block)));
  if (selection === '') return textOfBlocks([...opener, ...withoutOpener(blocks, task.brief)]);
  const words = textOfBlocks(blocks);
  // A sentence stays in its paragraph.
  const inPlace = selection.includes('\n') ? words : words.replace(/^## [^\n]*\n+/, '').replace(/\s*\n\s*/g, ' ');
  return text.replace(selection, () => inPlace);
}

function otherOpenings(blocks: readonly Block[], text: string): string[] {
  const paragraphs = blocks.flatMap((block) => (block.type === 'heading' ? [] : blockToPlain(block).split('\n')));
  const plain = paragraphs.map((one) => one.replace(/^(?:•|\d+\.)\s*/, ''));
  return [...new Set(plain)].filter((one) => one !== '' && !text.includes(one)).slice(0, MAX_OPENINGS);
}
