/**
 * Why the language model wrote nothing, or not all: unreachable, overloaded, too slow, an unusable answer, a refusal to write,
 * or another language than it was asked for; the key was refused, the account is out of credit, the model is unknown; the prompt is too long; or a cost ceiling
 * was reached before the request.
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
  | 'other_language'
  | 'budget_spent'
  | 'own_budget_spent';

/** Has no text of the model or the provider: it may quote a post. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** For the log: the provider's answer, such as 'HTTP 503'. */
  readonly said: string;

  constructor(kind: FailureKind, said: string) {
    super(`The language model failed (${kind}): ${said}`);
    this.kind = kind;
    this.said = said;
  }
}
