import { checkedTextOfNotes } from '#shared/proposals/notes-text.ts';
import { htmlSoFar } from '../generation/sections-so-far.ts';
import { showsNotes, type WizardState } from '../wizard/wizard-state.ts';
import { htmlToPlain } from './text/html-to-plain.ts';

/**
 * The proposal as plain text at this moment, for checking it: what has arrived around locked text, what an edit in progress has made
 * of it, what is saved, or what was typed into the notes in its place. Null before there is any.
 */
export function proposalText(state: WizardState): string | null {
  if (state.notes && showsNotes(state)) return checkedTextOfNotes(state.notes) || null;
  const { generation, editingHtml, locks, history, brief } = state;
  if (generation.status === 'idle') return null;
  if (generation.status !== 'writing') return htmlToPlain(editingHtml ?? generation.html);
  const { text } = generation;
  return (locks.length === 0 ? text : htmlToPlain(htmlSoFar(text, brief, locks, history))) || null;
}
