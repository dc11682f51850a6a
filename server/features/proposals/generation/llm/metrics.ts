/** The counts of the language model since the process began, for metrics. */
export interface ModelMetrics {
  /** Requests, each try by itself. */
  requests: number;
  failures: number;
  /** Proposals, and rewritten sections, that the composer wrote instead of the model. */
  fallbacks: number;
  /** Proposals with some sections by the composer. */
  partialFallbacks: number;
  /** Sections that the model was asked to rewrite. */
  rewrites: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  /** The cost of rewritten sections. */
  rewriteMicros: number;
}

export function createModelMetrics(): ModelMetrics {
  return {
    requests: 0,
    failures: 0,
    fallbacks: 0,
    partialFallbacks: 0,
    rewrites: 0,
    inputTokens: 0,
    outputTokens: 0,
    costMicros: 0,
    rewriteMicros: 0,
  };
}
