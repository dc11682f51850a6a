import type { ModelWriterDeps } from './conversation.ts';
import { MAX_OUTPUT_TOKENS, microsFor, NO_USAGE, tokensIn, type Usage } from './cost.ts';
import type { FailureKind } from './failure.ts';
import type { ModelMetrics } from './metrics.ts';
import type { Outcome } from './outcome.ts';
import type { Prompt } from './prompt.ts';
import type { Author, Reservation } from './spending.ts';

/** The letter, a section of it that is asked for again beside it, and what is missing in the end. */
const REQUESTS = 3;

/** As much as all requests for one text can come to. A count that cannot be kept is a ceiling that cannot be held: then nothing is asked. */
export async function reserved(
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

export async function settled(
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
    // What was reserved stays counted until the month is over.
    onTrouble(error);
  }
}

export function counted(modelMetrics: ModelMetrics, outcome: Outcome): Outcome {
  if (outcome.byModel.length === 0) modelMetrics.fallbacks++;
  else if (outcome.byComposer.length > 0) modelMetrics.partialFallbacks++;
  return outcome;
}
