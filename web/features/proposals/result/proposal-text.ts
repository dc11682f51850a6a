import { htmlSoFar } from '../sections-so-far.ts';
import type { WizardState } from '../wizard-state.ts';
import { htmlToPlain } from './text/html-to-plain.ts';

/**
 * The proposal as plain text at this moment, for checking it: what has arrived among what is kept, what an edit in progress has made
 * of it, or what is saved. Null before there is any.
 */
export function proposalText({ generation, editingHtml, locks, history, brief }: WizardState): string | null {
  if (generation.status === 'idle') return null;
  if (generation.status !== 'writing') return htmlToPlain(editingHtml ?? generation.html);
  const { text } = generation;
  return (locks.length === 0 ? text : htmlToPlain(htmlSoFar(text, brief, locks, history))) || null;
}
