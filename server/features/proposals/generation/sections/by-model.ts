import type { Block } from '#shared/proposals/blocks.ts';
import type { Question } from '#shared/proposals/brief.ts';
import type { RewriteInput } from '#shared/proposals/rewrite.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import {
  type Author,
  findQuestion,
  greetingIn,
  type ModelTask,
  type ModelWriterDeps,
  type Outcome,
  type Rewrite,
  readPlan,
  sectionNote,
  textWithoutInjections,
  writeWithModel,
} from '../llm/index.ts';
import type { Wanted } from './candidates.ts';
import { blocksOf, wordsIn } from './pieces.ts';
import { findUnfulfilled, lengthAskedFor } from './rewrite-requests.ts';
import { faultsIn, type State } from './section-faults.ts';

/** Null `blocks` if the composer's version is used, or nothing is new; `note` gives the reason, together with the composer's. */
export type ModelSection =
  | { readonly blocks: readonly Block[] }
  | { readonly blocks: null; readonly note: (why: string | null) => string };

interface SectionRequest {
  readonly wanted: Wanted;
  readonly input: RewriteInput;
  /** The composer's version; null where it has nothing better. */
  readonly composed: readonly Block[] | null;
  readonly authorNames: readonly string[] | undefined;
}

/** With fewer words than this there is nothing to leave out. */
const MIN_SHORTENED_WORDS = 8;

/**
 * Rewrites the section with a language model, by the same rules and within the same spending as a whole proposal: what it
 * adds is checked like the composer's text, and against the request itself. Null for a section without text for a model.
 * Throws only the abort reason of the signal in `wanted`.
 */
export async function bySection(
  model: ModelWriterDeps,
  asked: SectionRequest,
  author: Author,
): Promise<ModelSection | null> {
  const { input, wanted } = asked;
  const task = taskFor(asked);
  if (!task) return null;
  const { blocks, outcome } = await writeSections(model, task, author, wanted.signal);
  const { greeting } = task;
  if (outcome !== null && outcome.byModel.length > 0) return { blocks: greeting ? [greeting, ...blocks] : blocks };
  const failure = outcome?.failure ?? null;
  return { blocks: null, note: (why) => sectionNote(failure, input.action, why) };
}

/** Has a model rewrite sections: all of them as they are in the end, and who wrote what. */
export async function writeSections(
  model: ModelWriterDeps,
  task: ModelTask,
  author: Author,
  signal: AbortSignal,
): Promise<{ readonly blocks: readonly Block[]; readonly outcome: Outcome | null }> {
  const blocks: Block[] = [];
  let outcome: Outcome | null = null;
  for await (const step of writeWithModel(model, task, author, signal)) {
    if (step.type === 'outcome') outcome = step.outcome;
    else if (step.type === 'blocks') blocks.push(...step.blocks);
  }
  signal.throwIfAborted();
  return { blocks, outcome };
}

function taskFor({ wanted, input, composed, authorNames }: SectionRequest) {
  const { task, against, part } = wanted;
  const state = forModel(wanted.state);
  const now = blocksOf(part, state.now);
  const keeps = input.action === 'shorten' || input.action === 'lengthen';
  const all = keeps && now.length > 0 ? now : (composed ?? now);
  // The model writes none.
  const greeting = greetingIn(all, wanted.material);
  const planned = all.filter((block) => block !== greeting);
  const isCodeWord = (block: Block) =>
    block.type === 'p' && task.brief.anywhere.some(({ word }) => word === block.text);
  const plan = readPlan(planned, isCodeWord);
  if (!plan.sections.some(({ isAsked }) => isAsked)) return null;
  if (input.action === 'shorten' && wordsIn(now) < MIN_SHORTENED_WORDS) return null;
  const questions = part === 'answers' ? questionsOf(planned, task.brief.questions) : task.brief.questions;
  if (questions === null) return null;
  // Lines typed by hand are the user's own, and may be repeated.
  const userText = `${against.userText}\n${state.now}`;
  return {
    ...task,
    greeting,
    // The client's word is in another section, which is not rewritten here; `judge` checks what is here.
    brief: { ...task.brief, questions, opener: null, anywhere: [], puzzles: [] },
    post: { title: input.jobTitle, description: input.jobDescription },
    plan,
    known: against.facts,
    userText,
    masked: input.masked,
    authorNames,
    rewrite: buildSectionRewrite(input, { part, state, against: { ...against, userText } }),
  };
}

/** Injected text is neither sent nor required, also where a person typed or pasted it. */
export function forModel({ now, rest }: State): State {
  const own = (text: string) => textWithoutInjections(toPlainLetters(text));
  return { now: own(now), rest: own(rest) };
}

type Judged = Pick<Wanted, 'part' | 'state' | 'against'>;

function buildSectionRewrite({ action }: RewriteInput, { part, state, against }: Judged): Rewrite {
  return {
    action,
    ...state,
    words: lengthAskedFor(action, blocksOf(part, state.now)),
    faultsIn: (blocks) => [...findUnfulfilled(action, blocks, state), ...faultsIn(blocks, state, against)],
  };
}

/** The client's questions in their order; null if one of them is not the client's. */
export function questionsOf(blocks: readonly Block[], questions: readonly Question[]): Question[] | null {
  const asked = blocks.flatMap((block) => (block.type === 'qa' ? [block.question] : []));
  const found = asked.map((text) => findQuestion(text, questions));
  const known = found.filter((question) => question !== undefined);
  return known.length === asked.length && new Set(known).size === known.length ? known : null;
}
