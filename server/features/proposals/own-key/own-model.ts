import type { ModelFailure, ModelWriterDeps } from '../generation/llm/index.ts';

/** The address and key of a model. */
export type ModelAccess = ModelWriterDeps['access'];

/** Why a provider refuses a person's own key: the key, its credit, or the model. */
export type KeyTrouble = 'key' | 'credit' | 'model';

/** A person's own language model, for one text of theirs. */
export interface OwnModel extends Pick<ModelWriterDeps, 'access' | 'prices' | 'spending' | 'onTrouble'> {
  /** The provider's name. */
  readonly provider: string;
  /** Why it refused this text; null without a refusal. */
  readonly trouble: () => KeyTrouble | null;
}

/** What a failure says about the key; null where it is about something else. */
export function troubleIn({ kind }: ModelFailure): KeyTrouble | null {
  if (kind === 'unpaid') return 'credit';
  if (kind === 'model_unknown') return 'model';
  return kind === 'key_refused' ? 'key' : null;
}
