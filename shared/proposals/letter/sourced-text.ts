import type { LetterSentence } from './material.ts';

/** What a letter took from the post, the playbook and typed lines: a number or a link from there is no invention. */
export function sourcedText(sentences: readonly LetterSentence[]): string {
  return sentences
    .filter(({ source }) => source === 'post' || source === 'playbook' || source === 'line')
    .map(({ text }) => text)
    .join('\n');
}
