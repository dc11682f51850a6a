import { describe, expect, it } from 'vitest';
import type { KeptNotes } from '#shared/proposals/notes.ts';
import { aLetter } from '#web/testing/letter.fixture.ts';
import {
  canGoTo,
  EMPTY_WIZARD,
  hasWork,
  showsNotes,
  type WizardAction,
  type WizardState,
} from '../wizard/wizard-state.ts';
import { wizardReducer } from '../wizard/wizard-store.ts';
import { digestOf, fromDraftContent, toDraftContent } from '../workspace/draft-codec.ts';
import { parseSavedState } from '../workspace/saved-state.ts';

const fresh: KeptNotes = {
  opener: 'Oolong',
  anywhere: [],
  codeSentence: null,
  facts: ['I moved a shop.'],
  asks: [{ text: 'What is your rate?', fact: null }],
  typed: {},
  isOpen: true,
};
const after = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(wizardReducer, state);
const gathered: WizardAction = { type: 'notes-gathered', notes: fresh };
const typed: WizardAction = { type: 'note-typed', field: 'opening1', text: 'I moved one.' };
const intent = { key: 'k', request: { jobTitle: 'A', jobDescription: 'B' } };
const letter = { ...EMPTY_WIZARD, generation: aLetter() };

describe('notes for a letter of one’s own', () => {
  it('are on the last step, with a letter or without one', () => {
    expect(canGoTo(EMPTY_WIZARD, 5)).toBe(false);
    const state = after(EMPTY_WIZARD, gathered);
    expect([state.step, canGoTo(state, 5), showsNotes(state)]).toEqual([5, true, true]);
    const beside = after(letter, gathered);
    expect(beside.generation).toBe(letter.generation);
    expect(showsNotes(after(beside, { type: 'notes-shown', isOpen: false }))).toBe(false);
    // Without a letter there is nothing else to show.
    expect(showsNotes(after(state, { type: 'notes-shown', isOpen: false }))).toBe(true);
  });

  it('give way to a letter that is asked for, and are there again when nothing comes of it', () => {
    const writing = after(EMPTY_WIZARD, gathered, typed, { type: 'writing-began', intent });
    expect(showsNotes(writing)).toBe(false);
    expect(after(writing, gathered).notes).toBe(writing.notes);
    const failed = after(writing, { type: 'writing-failed', backTo: 5 });
    expect([showsNotes(failed), failed.notes?.typed]).toEqual([true, { opening1: 'I moved one.' }]);
  });

  it('are kept like other typed text, here and in drafts', () => {
    const state = after({ ...EMPTY_WIZARD, step: 4 }, gathered, typed);
    expect([hasWork(after(EMPTY_WIZARD, gathered)), hasWork(state)]).toEqual([false, true]);
    expect(parseSavedState(JSON.parse(JSON.stringify(state)))?.notes).toEqual(state.notes);
    const kept = fromDraftContent(JSON.parse(JSON.stringify(toDraftContent(state))));
    expect([kept.notes, kept.step]).toEqual([state.notes, 5]);
    expect(digestOf(state)).not.toBe(digestOf(after(EMPTY_WIZARD, gathered)));
    // What earlier releases stored has none.
    const { notes, ...older } = JSON.parse(JSON.stringify(state));
    expect([notes.opener, parseSavedState(older)?.notes]).toEqual(['Oolong', null]);
  });

  it('go with their post', () => {
    const post = {
      ...EMPTY_WIZARD,
      fields: { ...EMPTY_WIZARD.fields, jobDescription: 'Move our tea shop to Shopify.' },
    };
    const changed = (value: string) => after(post, gathered, typed, { type: 'field', name: 'jobDescription', value });
    expect(changed('Move our tea shop to Shopify, soon.').notes).not.toBeNull();
    expect(changed('An accountant for a bakery is wanted in Graz.').notes).toBeNull();
  });
});
