/**
 * Why the language model wrote nothing, or not all: it could not be reached, had too much to do, was too slow, sent what is no
 * proposal, or would not write this one; its server refused our key, has no money left for it or knows no such model; the job is longer than what
 * it reads; or a ceiling of what it may cost was
 * reached before it was asked.
 */
export type FailureKind =
  | 'unavailable'
  | 'key_refused'
  | 'model_unknown'
  | 'unpaid'
  | 'too_long'
  | 'busy'
  | 'slow'
  | 'broken'
  | 'refused'
  | 'budget_spent'
  | 'own_budget_spent';

/** Carries no text of the model or the provider: what they say may quote a post. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** For the log: what the provider answered, such as 'HTTP 503'. */
  readonly said: string;

  constructor(kind: FailureKind, said: string) {
    super(`The language model failed (${kind}): ${said}`);
    this.kind = kind;
    this.said = said;
  }
}
