import type { ModelWriterDeps } from './conversation.ts';
import { MAX_OUTPUT_TOKENS, microsFor, NO_USAGE, tokensIn, type Usage } from './cost.ts';
import type { FailureKind } from './failure.ts';
import type { ModelMetrics } from './metrics.ts';
import type { Outcome } from './outcome.ts';
import type { Prompt } from './prompt.ts';
import type { Author, Reservation } from './spending.ts';

/** How often one text may be asked for. */
const ROUNDS = 2;

/** As much as two rounds can come to. A count that cannot be kept is a ceiling that cannot be held: then nothing is asked. */
export async function reserved(
  { prices, spending, onTrouble }: ModelWriterDeps,
  author: Author,
  { system, user }: Prompt,
): Promise<Reservation | FailureKind> {
  const most = {
    inputTokens: tokensIn(system.length + user.length) * ROUNDS,
    outputTokens: MAX_OUTPUT_TOKENS * ROUNDS,
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
