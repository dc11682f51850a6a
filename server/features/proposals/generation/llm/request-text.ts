import { setTimeout as wait } from 'node:timers/promises';
import { type AnswerPiece, piecesOf } from './answer-pieces.ts';
import { MAX_OUTPUT_TOKENS, type ModelMetrics, tokensIn, type Usage } from './cost.ts';
import { ModelFailure } from './failure.ts';
import { effortOptions, type Fetch, type ModelAccess, modelOf } from './provider.ts';
import { ReasoningFilter } from './reasoning-filter.ts';
import { retryAfterMs, type Timeouts, Watch } from './timeouts.ts';
import { toFailure } from './to-failure.ts';

/** The prompt: nothing else of the user or the post is sent. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface TextRequest {
  readonly access: ModelAccess;
  readonly timeouts: Timeouts;
  /** By `performance.now()`. */
  readonly deadline: number;
  readonly modelMetrics: ModelMetrics;
  readonly signal: AbortSignal;
  /** The estimated usage so far: before each request, which is not sent when this rejects, and while text arrives. */
  readonly onProgress: (usage: Usage) => Promise<void>;
  /** The final usage, once; an estimate when the provider did not report it. */
  readonly onUsage: (usage: Usage) => void;
}

/** What arrives of an answer. */
export type Heard =
  | { readonly type: 'text'; readonly text: string }
  /** What was said so far was reasoning, and no answer. */
  | { readonly type: 'restart' }
  /** It reasons before its first word: once. */
  | { readonly type: 'thinking' };

// Many times the length of a proposal; an endless answer is cut.
const MAX_ANSWER_CHARS = 60_000;

/**
 * Calls the model and yields its text as it arrives. No tools, no history, two messages.
 * @throws ModelFailure when the answer is incomplete; the abort reason of `signal`.
 */
export async function* requestText(own: TextRequest, prompt: Prompt): AsyncGenerator<Heard, void> {
  const { access, timeouts, deadline, modelMetrics, signal } = own;
  const watch = new Watch(timeouts, deadline, signal);
  const meter = new UsageMeter(prompt, own.onProgress);
  const answer = new Answer();
  let end: Ending = {};
  const sending = async () => {
    await meter.sending();
    modelMetrics.requests++;
  };
  try {
    for await (const piece of await answerTo(access, watch.fetching(sending), prompt, watch.signal)) {
      if (piece.failure) throw piece.failure;
      const { text = '', thought = '' } = piece;
      if (text !== '' || thought !== '') {
        watch.heard();
        access.onPiece?.(piece);
        if (meter.heard(text.length + thought.length)) await meter.report();
      }
      if (thought !== '') yield* answer.think();
      if (text !== '') yield* answer.take(text);
      if (answer.length > MAX_ANSWER_CHARS) throw new ModelFailure('broken', 'an endless answer');
      if (piece.usage || piece.reason)
        end = { usage: { ...end.usage, ...piece.usage }, reason: piece.reason ?? end.reason };
    }
    yield* answer.end();
    requireWhole(end, answer);
  } catch (error) {
    throw watch.failure ?? (signal.aborted ? signal.reason : await toFailure(error));
  } finally {
    watch.stop();
    const usage = meter.estimate && (wholeUsage(end) ?? meter.estimate);
    if (usage) own.onUsage(usage);
  }
}

interface Ending {
  /** By the provider's own count. */
  readonly usage?: Partial<Usage>;
  readonly reason?: AnswerPiece['reason'];
}

function wholeUsage({ usage = {} }: Ending): Usage | undefined {
  const { inputTokens, outputTokens } = usage;
  return inputTokens === undefined || outputTokens === undefined ? undefined : { inputTokens, outputTokens };
}

function requireWhole({ reason }: Ending, { hasEnd }: Answer): void {
  if (reason === 'filter') throw new ModelFailure('refused', 'content-filter');
  if (reason === 'length') throw new ModelFailure('broken', 'an incomplete answer');
  // Some servers do not mark the end.
  if (reason === undefined && !hasEnd) throw new ModelFailure('broken', 'it broke off');
}

/** The text of an answer without its reasoning. */
class Answer {
  readonly #reasoning = new ReasoningFilter();
  length = 0;
  #isHeard = false;
  #tail = '';

  /** Whether its last words end a sentence. */
  get hasEnd(): boolean {
    return /[.!?…)\]"”’`]\s*$/.test(this.#tail);
  }

  *take(piece: string): Iterable<Heard> {
    this.length += piece.length;
    const { said, isNew } = this.#reasoning.take(piece);
    if (isNew) yield { type: 'restart' };
    if (this.#reasoning.isThinking) yield* this.think();
    yield* this.#text(said);
  }

  *think(): Iterable<Heard> {
    if (!this.#isHeard) yield { type: 'thinking' };
    this.#isHeard = true;
  }

  end(): Iterable<Heard> {
    return this.#text(this.#reasoning.rest());
  }

  *#text(text: string): Iterable<Heard> {
    if (text === '') return;
    if (text.trim() !== '') this.#tail = text;
    this.#isHeard = true;
    yield { type: 'text', text };
  }
}

/** The library builds and sends the request; its answer is read here. */
async function answerTo(access: ModelAccess, fetch: Fetch, { system, user }: Prompt, abortSignal: AbortSignal) {
  let body: ReadableStream<Uint8Array> | undefined;
  const keepingAnswer: Fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body) return response;
    body = response.body;
    const { status } = response;
    return new Response('', { status, headers: { 'content-type': 'text/event-stream' } });
  };
  const model = await modelOf(access, keepingAnswer);
  const ask = () =>
    model.doStream({
      prompt: [
        { role: 'system', content: system },
        { role: 'user', content: [{ type: 'text', text: user }] },
      ],
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      providerOptions: effortOptions(access),
      abortSignal,
    });
  const { stream } = await withRetries(ask, abortSignal);
  await stream.cancel();
  if (!body) throw new ModelFailure('broken', 'an answer without a body');
  return piecesOf(body, access.wire);
}

/** After the first request. */
const REPEATS = 2;
/** Before the first of them; doubled before the next. */
const FIRST_WAIT_MS = 2_000;

/** Retries when the provider is busy, at the time it names. */
async function withRetries<T>(ask: () => PromiseLike<T>, signal: AbortSignal): Promise<T> {
  const { APICallError } = await import('ai');
  for (let repeats = 0; ; repeats++) {
    try {
      return await ask();
    } catch (error) {
      if (repeats === REPEATS || !APICallError.isInstance(error) || !error.isRetryable) throw error;
      const ms = retryAfterMs(new Headers(error.responseHeaders)) ?? FIRST_WAIT_MS * 2 ** repeats;
      await wait(ms, undefined, { signal });
    }
  }
}

/** How often the cost so far is reported. */
const PROGRESS_CHARS = 1_000;

/** Estimates and reports the usage of one request while it runs. */
class UsageMeter {
  readonly #promptTokens: number;
  readonly #onProgress: (usage: Usage) => Promise<void>;
  #requests = 0;
  #heard = 0;
  #reported = 0;

  constructor({ system, user }: Prompt, onProgress: (usage: Usage) => Promise<void>) {
    this.#promptTokens = tokensIn(system.length + user.length);
    this.#onProgress = onProgress;
  }

  /** Before each request, which costs its prompt. Rejects when that cannot be counted. */
  async sending(): Promise<void> {
    this.#requests++;
    await this.#onProgress(this.#usage(this.#requests));
  }

  /** Counts, and says whether it is time to report. */
  heard(chars: number): boolean {
    this.#heard += chars;
    return this.#heard - this.#reported >= PROGRESS_CHARS;
  }

  async report(): Promise<void> {
    this.#reported = this.#heard;
    // A failure is reported where it is counted; arrived text is kept.
    await this.#onProgress(this.#usage(this.#requests)).catch(() => undefined);
  }

  /** The final usage, when the provider does not report it; undefined when nothing was sent. A failed request costs nothing. */
  get estimate(): Usage | undefined {
    return this.#requests > 0 ? this.#usage(1) : undefined;
  }

  #usage(requests: number): Usage {
    return { inputTokens: this.#promptTokens * requests, outputTokens: tokensIn(this.#heard) };
  }
}
