/** The tokens of one proposal, over all its requests. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Dollars for a million tokens, which are micro-dollars for one. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** The longest requested answer. */
export const MAX_OUTPUT_TOKENS = 3_000;
// English has about four characters to a token; other scripts have fewer, so this errs on the safe side.
const CHARS_IN_TOKEN = 3;

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

export function tokensIn(chars: number): number {
  return Math.ceil(chars / CHARS_IN_TOKEN);
}

export function sumOf(a: Usage, b: Usage): Usage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

/** In micro-dollars, rounded up: a proposal that costs anything never counts as free. */
export function microsFor({ inputTokens, outputTokens }: Usage, prices: Prices | undefined): number {
  return prices ? Math.ceil(inputTokens * prices.input + outputTokens * prices.output) : 0;
}

/** The owner and the part of a proposal. */
export interface Author {
  readonly ownerId: string;
  /** Undefined for a change of an unnamed proposal: its cost is in the month alone. */
  readonly proposalId: string | undefined;
  /** A change adds to the cost of its proposal. */
  readonly writes: 'proposal' | 'change';
}

/** The reserved cost of a proposal, until the real cost is known. */
export interface Reservation {
  /** Stores the known cost so far: that much stays counted when this process dies. Rejects when it cannot be stored. */
  note(micros: number): Promise<void>;
  /** Replaces the reservation by the cost, and records it with the proposal. Call it once. */
  settle(usage: Usage, micros: number): Promise<void>;
}

/** Accounts for the cost of the model. */
export interface Spending {
  /** Reserves `micros` within this month's ceilings, or returns the ceiling that would be exceeded. */
  reserve(author: Author, micros: number): Promise<Reservation | 'budget_spent' | 'own_budget_spent'>;
}

export type ModelMetrics = ReturnType<typeof createModelMetrics>;

/** The counts of the language model since the process began, for metrics. */
export function createModelMetrics() {
  return {
    /** Requests, each try by itself. */
    requests: 0,
    failures: 0,
    /** Proposals that the built-in writer wrote instead of the model. */
    fallbacks: 0,
    /** Proposals that the model stopped midway. */
    cuts: 0,
    /** Changes that the model was asked for. */
    rewrites: 0,
    inputTokens: 0,
    outputTokens: 0,
    costMicros: 0,
    /** The cost of changes. */
    rewriteMicros: 0,
  };
}
