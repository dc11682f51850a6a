import {
  type Author,
  MAX_OUTPUT_TOKENS,
  type ModelMetrics,
  microsFor,
  NO_USAGE,
  type Prices,
  type Reservation,
  type Spending,
  sumOf,
  tokensIn,
  type Usage,
} from './cost.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import type { ModelAccess } from './provider.ts';
import { type Heard, type Prompt, requestText } from './request-text.ts';
import type { Timeouts } from './timeouts.ts';

export interface ModelWriterDeps {
  readonly access: ModelAccess;
  readonly prices: Prices | undefined;
  readonly timeouts: Timeouts;
  readonly spending: Spending;
  readonly modelMetrics: ModelMetrics;
  /** Gets what failed, without any text of the user. */
  readonly onTrouble: (error: unknown) => void;
  /** Called for each finished answer. */
  readonly onAnswer?: () => void;
}

// With less time than this left, another request would only make the user wait.
const SECOND_TRY_MS = 4_000;

/** The requests to the model for one text, within one deadline and one reservation. */
export class Conversation {
  readonly #deps: ModelWriterDeps;
  readonly #reservation: Reservation;
  readonly #deadline: number;
  readonly #signal: AbortSignal;
  /** Of each request so far. */
  readonly #usages = new Map<Prompt, Usage>();

  constructor(deps: ModelWriterDeps, reservation: Reservation, signal: AbortSignal) {
    this.#deps = deps;
    this.#reservation = reservation;
    this.#deadline = performance.now() + deps.timeouts.totalMs;
    this.#signal = signal;
  }

  get hasTimeLeft(): boolean {
    return this.#deadline - performance.now() >= SECOND_TRY_MS;
  }

  /** Null when nothing was sent. */
  get usage(): Usage | null {
    return this.#usages.size > 0 ? [...this.#usages.values()].reduce(sumOf) : null;
  }

  /** @throws ModelFailure, which is counted; the abort reason of the signal. */
  async *ask(prompt: Prompt): AsyncGenerator<Heard, void> {
    const { access, timeouts, modelMetrics, onTrouble, onAnswer } = this.#deps;
    const onUsage = (usage: Usage) => void this.#usages.set(prompt, usage);
    const onProgress = (usage: Usage) => this.#spent(prompt, usage);
    const own = { access, timeouts, modelMetrics, onProgress, onUsage, deadline: this.#deadline, signal: this.#signal };
    try {
      yield* requestText(own, prompt);
      onAnswer?.();
    } catch (error) {
      if (error instanceof ModelFailure) {
        modelMetrics.failures++;
        onTrouble(error);
      }
      throw error;
    }
  }

  /** Reports the known cost including this request: if the process dies, that much is counted. */
  async #spent(prompt: Prompt, now: Usage): Promise<void> {
    this.#usages.set(prompt, now);
    try {
      await this.#reservation.note(microsFor(this.usage ?? now, this.#deps.prices));
    } catch (error) {
      this.#deps.onTrouble(error);
      throw new ModelFailure('unavailable', 'the cost could not be counted');
    }
  }
}

/** The text, and its second try. */
const REQUESTS = 2;

/**
 * The maximum cost of all requests for one text. A count that cannot be stored is a ceiling that cannot be enforced: then
 * nothing is requested.
 */
export async function reserveSpending(
  { prices, spending, onTrouble }: ModelWriterDeps,
  author: Author,
  { system, user }: Prompt,
): Promise<Reservation | FailureKind> {
  const most = {
    inputTokens: tokensIn(system.length + user.length) * REQUESTS,
    outputTokens: MAX_OUTPUT_TOKENS * REQUESTS,
  };
  try {
    return await spending.reserve(author, microsFor(most, prices));
  } catch (error) {
    onTrouble(error);
    return 'unavailable';
  }
}

export async function settleSpending(
  { prices, modelMetrics, onTrouble }: ModelWriterDeps,
  { writes }: Author,
  reservation: Reservation,
  usage: Usage | null,
): Promise<void> {
  const used = usage ?? NO_USAGE;
  const micros = microsFor(used, prices);
  modelMetrics.inputTokens += used.inputTokens;
  modelMetrics.outputTokens += used.outputTokens;
  modelMetrics.costMicros += micros;
  if (writes === 'change') {
    modelMetrics.rewrites++;
    modelMetrics.rewriteMicros += micros;
  }
  try {
    await reservation.settle(used, micros);
  } catch (error) {
    // The reservation stays counted until the month is over.
    onTrouble(error);
  }
}
