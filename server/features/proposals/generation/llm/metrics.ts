export type ModelMetrics = ReturnType<typeof createModelMetrics>;

/** The counts of the language model since the process began, for metrics. */
export function createModelMetrics() {
  return {
    /** Requests, each try by itself. */
    requests: 0,
    failures: 0,
    /** Proposals, and rewritten sections, that the composer wrote instead of the model. */
    fallbacks: 0,
    /** Proposals with some sections by the composer. */
    partialFallbacks: 0,
    /** Sections that the model was asked to rewrite. */
    rewrites: 0,
    inputTokens: 0,
    outputTokens: 0,
    costMicros: 0,
    /** The cost of rewritten sections. */
    rewriteMicros: 0,
  };
}
