/** Turns texts into what they mean. */
export interface Embedder {
  /**
   * A vector of length 1 for each text, in their order. After `signal` has aborted nothing further is begun.
   * @throws what `signal` was aborted with, or why it cannot be done, now or at all
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
}
