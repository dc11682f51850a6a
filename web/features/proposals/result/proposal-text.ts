import { documentToPlain } from '#shared/proposals/document/to-plain.ts';
import { checkedTextOfNotes } from '#shared/proposals/notes-text.ts';
import { documentSoFar } from '../generation/sections-so-far.ts';
import { showsNotes, type WizardState } from '../wizard/wizard-state.ts';

/**
 * The proposal as plain text at this moment, for checking it: what has arrived around locked text, what an edit in progress has made
 * of it, what is saved, or what was typed into the notes in its place. Null before there is any.
 */
export function proposalText(state: WizardState): string | null {
  if (state.notes && showsNotes(state)) return checkedTextOfNotes(state.notes) || null;
  const { generation, edit, locks, history, brief } = state;
  if (generation.status === 'idle') return null;
  if (generation.status !== 'writing') return documentToPlain(edit ?? generation.document);
  const { text } = generation;
  return (locks.length === 0 ? text : documentToPlain(documentSoFar(text, brief, locks, history))) || null;
}
