/** What the language model has done since the process began, for metrics. */
export interface ModelMetrics {
  /** Requests that were sent, each try by itself. */
  requests: number;
  failures: number;
  /** Proposals, and sections anew, that the composer wrote in the model's place. */
  fallbacks: number;
  /** Proposals of which it wrote some sections. */
  partialFallbacks: number;
  /** Sections that it was asked to write anew. */
  rewrites: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  /** What of that was for sections anew. */
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
