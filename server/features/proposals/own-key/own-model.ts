import type { ModelFailure, ModelWriterDeps } from '../generation/llm/index.ts';

/** Where a model is asked, with which key. */
export type ModelAccess = ModelWriterDeps['access'];

/** Why a provider does not write with someone's key: the key, its credit, or the model that it is asked for. */
export type KeyTrouble = 'key' | 'credit' | 'model';

/** A person's own language model, for one text of theirs. */
export interface OwnModel extends Pick<ModelWriterDeps, 'access' | 'prices' | 'spending' | 'onTrouble'> {
  /** What the provider is called. */
  readonly provider: string;
  /** Why it refused to write this text; null while it has not. */
  readonly trouble: () => KeyTrouble | null;
}

/** What a failure says of the key; null where it is about something else. */
export function troubleIn({ kind }: ModelFailure): KeyTrouble | null {
  if (kind === 'unpaid') return 'credit';
  if (kind === 'model_unknown') return 'model';
  return kind === 'key_refused' ? 'key' : null;
}
