import { type Found, probeModel } from '../model-setup/probe.ts';
import type { KeyTrouble, ModelAccess } from './own-model.ts';

/** Added to the fault of a key: it could not be tested. */
export type TestOutcome = KeyTrouble | 'unreachable' | null;

/** A person waits for it, after at most the same for the list of models. */
const WORD_MS = 10_000;

const OUTCOMES: Readonly<Record<Found['state'], TestOutcome>> = {
  ready: null,
  key_refused: 'key',
  out_of_credit: 'credit',
  model_unknown: 'model',
  unreachable: 'unreachable',
};

/**
 * Whether the provider accepts a key for a model. Null when it does. A model that is not on its list and whose request it
 * refuses is retired or writes no text. The provider's message, which may quote the key, is not passed on.
 */
export async function testKey(access: ModelAccess): Promise<TestOutcome> {
  const { state, isRefused } = await probeModel(access, { wordMs: WORD_MS });
  return isRefused ? 'model' : OUTCOMES[state];
}
