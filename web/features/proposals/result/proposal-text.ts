import { documentToPlain } from '#shared/proposals/document/to-plain.ts';
import { checkedTextOfNotes } from '#shared/proposals/notes-text.ts';
import { showsNotes, type WizardState } from '../wizard/wizard-state.ts';

/**
 * The proposal as plain text at this moment, for checking it: what has arrived, what an edit in progress has made of it,
 * what is saved, or what was typed into the notes in its place. Null before there is any.
 */
export function proposalText(state: WizardState): string | null {
  if (state.notes && showsNotes(state)) return checkedTextOfNotes(state.notes) || null;
  const { generation, edit } = state;
  if (generation.status === 'idle') return null;
  if (generation.status !== 'writing') return documentToPlain(edit ?? generation.document);
  return generation.text || null;
}
