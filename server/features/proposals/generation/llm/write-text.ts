import { randomBytes } from 'node:crypto';
import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Removed } from '#shared/proposals/contract.ts';
import { TextReader } from '#shared/proposals/text/text-reader.ts';
import { Conversation, type ModelWriterDeps, reserveSpending, settleSpending } from './conversation.ts';
import type { Author, Usage } from './cost.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import { gateContext } from './gate-sentence.ts';
import { judgeBeginning } from './judge-beginning.ts';
import { type ModelTask, promptFor, type SentPrompt } from './prompt.ts';
import { formFor } from './provider.ts';
import { type Headings, type Shown, StreamedText } from './streamed-text.ts';

/** What was written, and why not more of it: every note about it comes from here. */
export interface Outcome {
  /** Empty where the model wrote nothing that can be shown. */
  readonly blocks: readonly Block[];
  readonly shownHeadings: ReadonlySet<Part>;
  readonly removed: readonly Removed[];
  /** It stopped midway. */
  readonly isCut: boolean;
  /** Why the model wrote nothing, or ended early; null when it finished. */
  readonly failure: FailureKind | null;
  /** Null when no model was called. */
  readonly usage: Usage | null;
}

export type WriterStep =
  | Shown
  /** The model reasons before its first word. */
  | { readonly type: 'thinking' }
  | { readonly type: 'outcome'; readonly outcome: Outcome };

export interface TextToWrite {
  readonly task: ModelTask;
  readonly headings: Headings;
  /** Whether something by code stands before it. */
  readonly isBegun: boolean;
  /** All that the user entered. */
  readonly userText: string;
}

/** Nothing usable came: asked once more, in the short form, the model may do better. */
const ASK_AGAIN: ReadonlySet<FailureKind> = new Set(['broken', 'refused', 'other_language', 'too_long']);

/**
 * Has a language model write a proposal, and yields each sentence once it has passed the hard gates. One second try where nothing
 * usable came. Throws only the abort reason of `signal`.
 */
export async function* writeText(
  deps: ModelWriterDeps,
  text: TextToWrite,
  author: Author,
  signal: AbortSignal,
): AsyncGenerator<WriterStep, void> {
  const key = randomBytes(12).toString('hex');
  const form = formFor(deps.access);
  const prompt = promptFor(text.task, key, form);
  const reservation = await reserveSpending(deps, author, prompt);
  if (typeof reservation === 'string') {
    deps.modelMetrics.fallbacks++;
    yield { type: 'outcome', outcome: { ...NOTHING, failure: reservation } };
    return;
  }
  const conversation = new Conversation(deps, reservation, signal);
  let outcome: Outcome = NOTHING;
  try {
    outcome = yield* oneTry(conversation, { ...text, prompt, key, isLast: false });
    if (outcome.blocks.length === 0 && ASK_AGAIN.has(outcome.failure ?? 'broken') && conversation.hasTimeLeft) {
      const again = promptFor(text.task, key, 'short');
      outcome = yield* oneTry(conversation, { ...text, prompt: again, key, isLast: true });
    }
  } finally {
    await settleSpending(deps, author, reservation, conversation.usage);
  }
  if (outcome.blocks.length === 0) deps.modelMetrics.fallbacks++;
  else if (outcome.isCut) deps.modelMetrics.cuts++;
  yield { type: 'outcome', outcome: { ...outcome, usage: conversation.usage } };
}

const NOTHING: Outcome = {
  blocks: [],
  shownHeadings: new Set(),
  removed: [],
  isCut: false,
  failure: null,
  usage: null,
};

interface Try extends TextToWrite {
  readonly prompt: SentPrompt;
  readonly key: string;
  /** Then a text in another language is better than none. */
  readonly isLast: boolean;
}

async function* oneTry(conversation: Conversation, own: Try): AsyncGenerator<Shown | { type: 'thinking' }, Outcome> {
  const answer = new ArrivingText(own);
  let failure: FailureKind | null = null;
  try {
    for await (const heard of conversation.ask(own.prompt)) {
      if (heard.type === 'thinking') yield heard;
      else if (heard.type === 'restart') answer.restart();
      else yield* answer.take(heard.text);
      if (answer.isOver) break;
    }
    if (!answer.isOver) yield* answer.end();
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    failure = error.kind;
  }
  yield* answer.rest();
  return answer.outcome(failure);
}

/** An answer of the model on its way: first judged, then shown. */
class ArrivingText {
  readonly #own: Try;
  readonly #text: StreamedText;
  #reader = new TextReader();
  /** What is held until the beginning can be judged. */
  #held: Parameters<StreamedText['take']>[0][] = [];
  #isJudged = false;
  #fault: FailureKind | null = null;

  constructor(own: Try) {
    const { prompt, key, task, headings, isBegun, userText } = own;
    const postText = `${task.post.title}\n${task.post.description}`;
    const context = gateContext({ key, system: prompt.system }, { brief: task.brief, userText, postText });
    this.#own = own;
    this.#text = new StreamedText(context, headings, isBegun);
  }

  /** Nothing more of it can be shown. */
  get isOver(): boolean {
    return this.#fault !== null || this.#text.isStopped;
  }

  /** What was said so far was reasoning. */
  restart(): void {
    if (this.#isJudged) return;
    this.#reader = new TextReader();
    this.#held = [];
  }

  *take(text: string): Iterable<Shown> {
    yield* this.#pieces(this.#reader.take(text));
  }

  *end(): Iterable<Shown> {
    yield* this.#pieces(this.#reader.end());
    yield* this.#judge(true);
  }

  /** A fault is known by then, and the rest of a cut answer is no sentence. */
  *rest(): Iterable<Shown> {
    if (this.#fault === null) yield* this.#text.rest();
  }

  outcome(failed: FailureKind | null): Outcome {
    const blocks = this.#text.hasText ? this.#text.blocks() : [];
    const { shownHeadings, removed, isStopped } = this.#text;
    const failure = this.#fault ?? failed ?? (blocks.length === 0 ? 'broken' : null);
    const isCut = blocks.length > 0 && (failure !== null || isStopped);
    return { blocks, shownHeadings, removed, isCut, failure, usage: null };
  }

  *#pieces(pieces: Iterable<Parameters<StreamedText['take']>[0]>): Iterable<Shown> {
    const { restore } = this.#own.prompt;
    for (const piece of pieces) {
      const said = { ...piece, text: restore(piece.text) };
      if (this.#isJudged) yield* this.#text.take(said);
      else {
        this.#held.push(said);
        yield* this.#judge(false);
      }
      if (this.isOver) return;
    }
  }

  *#judge(isLast: boolean): Iterable<Shown> {
    if (this.#isJudged) return;
    const beginning = this.#held.flatMap((piece) => (piece.kind === 'heading' ? [] : [piece.text])).join(' ');
    const judged = judgeBeginning(beginning, this.#own.task.language, isLast);
    if (judged === 'declined') this.#fault = 'refused';
    if (judged === 'other_language' && !this.#own.isLast) this.#fault = 'other_language';
    if (this.#fault !== null || judged === 'more' || beginning === '') return;
    this.#isJudged = true;
    for (const piece of this.#held.splice(0)) yield* this.#text.take(piece);
  }
}
