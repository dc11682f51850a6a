import { type NotesAction, RESULT_STEP, type WizardState } from '../wizard/wizard-state.ts';

/** What becomes of the notes that the user writes a proposal of their own into. Nothing begins while a letter is being written. */
export function notesReducer(state: WizardState, action: NotesAction): WizardState {
  const { notes, generation } = state;
  if (action.type === 'note-typed') {
    if (!notes) return state;
    return { ...state, notes: { ...notes, typed: { ...notes.typed, [action.field]: action.text } } };
  }
  if (generation.status === 'writing') return state;
  if (action.type === 'notes-shown') {
    return notes ? { ...state, step: RESULT_STEP, notes: { ...notes, isOpen: action.isOpen } } : state;
  }
  const folded = { job: true, skills: true, samples: true };
  return { ...state, step: RESULT_STEP, folded, notes: action.notes };
}

/** With the letter on the last step: one is written, pasted or restored. */
export function withLetterShown(state: WizardState): WizardState {
  return state.notes?.isOpen ? { ...state, notes: { ...state.notes, isOpen: false } } : state;
}
