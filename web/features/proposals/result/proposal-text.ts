import type { GenerationState } from '../generation-state.ts';
import { htmlToPlain } from './text/html-to-plain.ts';

/**
 * The proposal as plain text at this moment, for checking it: what has arrived, what an edit in progress has made of it,
 * or what is saved. Null before there is any.
 */
export function proposalText(generation: GenerationState, editingHtml: string | null): string | null {
  if (generation.status === 'idle') return null;
  if (generation.status === 'writing') return generation.text === '' ? null : generation.text;
  return htmlToPlain(editingHtml ?? generation.html);
}
