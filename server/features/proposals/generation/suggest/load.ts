import { loadKinds } from '../write/kinds-of-work.ts';
import { actsOf } from '../write/playbook.ts';
import { rarityOf } from './phrases.ts';

/** Loads what the first suggestions in a language would wait for, in steps, so that a post can be read in between. */
export function* loadSuggestions(language: string): Generator<void> {
  yield* loadKinds(language);
  yield void actsOf(language);
  yield void rarityOf('', language);
}
