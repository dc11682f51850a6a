import { type Found, probeModel } from '../model-setup/probe.ts';
import type { KeyTrouble, ModelAccess } from './own-model.ts';

/** Added to the fault of a key: it could not be tested. */
export type TestOutcome = KeyTrouble | 'unreachable' | null;

/** A person waits for it. */
const WORD_MS = 10_000;

const OUTCOMES: Readonly<Record<Found['state'], TestOutcome>> = {
  ready: null,
  key_refused: 'key',
  out_of_credit: 'credit',
  model_unknown: 'model',
  unreachable: 'unreachable',
};

/** Whether the provider accepts a key for a model. Null when it does. The provider's message, which may quote the key, is not passed on. */
export async function testKey(access: ModelAccess): Promise<TestOutcome> {
  return OUTCOMES[(await probeModel(access, { wordMs: WORD_MS })).state];
}
