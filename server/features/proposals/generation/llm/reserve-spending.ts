import type { ModelWriterDeps } from './conversation.ts';
import { MAX_OUTPUT_TOKENS, microsFor, NO_USAGE, tokensIn, type Usage } from './cost.ts';
import type { FailureKind } from './failure.ts';
import type { ModelMetrics } from './metrics.ts';
import type { Outcome } from './outcome.ts';
import type { Prompt } from './prompt.ts';
import type { Author, Reservation } from './spending.ts';

/** The letter, a section that is requested again beside it, and the missing ones at the end. */
const REQUESTS = 3;

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
  if (writes === 'section') {
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

export function countOutcome(modelMetrics: ModelMetrics, outcome: Outcome): Outcome {
  if (outcome.byModel.length === 0) modelMetrics.fallbacks++;
  else if (outcome.byComposer.length > 0) modelMetrics.partialFallbacks++;
  return outcome;
}
