import { type Cue, tokensOf } from './code-word-tokens.ts';

/** Whether the letter is to begin in some way, with a code word or another. */
export function asksForOpening(text: string): boolean {
  const cues = new Set<Cue>(tokensOf(text).flatMap((token) => token.cues));
  return (
    cues.has('letter') &&
    cues.has('your') &&
    (cues.has('begin') || cues.has('first')) &&
    !cues.has('work') &&
    !cues.has('negation')
  );
}
