import { sectionsOf } from '#shared/proposals/document/index.ts';
import { textOfDocument } from '#shared/proposals/text/proposal-text.ts';
import type { Done } from '../../generation/generation-state.ts';

export const ALL = 'all';
export const SELECTED = 'selected';
const SHOWN_CHARS = 40;

/** All of it, what was selected, and each part by its name, with the exact piece of the text. */
export function scopesOf(
  { document, answer }: Done,
  selection: string,
): { value: string; name: string; text: string }[] {
  const parts = sectionsOf(document, answer).map(({ part, name, blocks }) => ({
    value: part,
    name,
    // Its heading stays.
    text: textOfDocument(blocks, answer).replace(/^## [^\n]*\n+/, ''),
  }));
  const whole = textOfDocument(document, answer);
  const shown = selection.length > SHOWN_CHARS ? `${selection.slice(0, SHOWN_CHARS)}…` : selection;
  return [
    { value: ALL, name: 'The whole proposal', text: '' },
    ...(selection === '' ? [] : [{ value: SELECTED, name: `“${shown}”`, text: selection }]),
    // A part whose heading was changed by hand is no piece of the text as it is sent.
    ...parts.filter(({ value, text }) => value !== 'opener' && text !== '' && whole.includes(text)),
  ];
}
