import { describe, expect, it } from 'vitest';
import type { KeptNotes } from './notes.ts';
import { askField, textOfNotes, withTyped } from './notes-text.ts';

const RATE = 'What is your rate?';
const START = 'When could you start?';
const notes: KeptNotes = {
  opener: 'Oolong',
  anywhere: ['kettle'],
  codeSentence: null,
  facts: ['I moved a shop.'],
  asks: [
    { text: RATE, fact: null },
    { text: START, fact: 'I am free in May.' },
  ],
  typed: {},
  isOpen: true,
};
const typed = (fields: Record<string, string>, more: Partial<KeptNotes> = {}) =>
  textOfNotes({ ...notes, ...more, typed: fields });

describe('what is copied of notes', () => {
  it('is what was typed, in the order of the fields, with the client’s words and nothing else', () => {
    const text = typed({
      closing: 'Which cart?',
      [askField(START)]: 'On  Monday,\nat nine.',
      opening2: 'Your cart fails.',
      opening1: ' I moved one. ',
    });
    expect(text).toBe('Oolong\n\nI moved one.\n\nYour cart fails.\n\nOn  Monday,\nat nine.\n\nWhich cart?\n\nkettle');
  });

  it('has each of the client’s words once: where they were typed they stay', () => {
    expect(typed({ opening1: 'Oolong, and a kettle.' })).toBe('Oolong, and a kettle.');
    expect(typed({ opening1: 'Oolongs' })).toBe('Oolong\n\nOolongs\n\nkettle');
    expect(typed({ opening1: 'Yes.' }, { opener: null, anywhere: [] })).toBe('Yes.');
  });

  it('is nothing while nothing is typed', () => {
    expect([typed({}), typed({ opening1: ' \n' })]).toEqual(['', '']);
  });
});

it('newer notes have what was typed into older ones, and an ask that is gone where it was answered', () => {
  const older = {
    ...notes,
    typed: { opening1: 'Mine.', [askField(RATE)]: '$40', [askField(START)]: ' ' },
    isOpen: false,
  };
  const asks = [{ text: 'Which theme?', fact: null }];
  const newer = withTyped({ ...notes, asks }, older);
  expect(newer).toMatchObject({ typed: older.typed, isOpen: true });
  expect(newer.asks.map(({ text }) => text)).toEqual(['Which theme?', RATE]);
  expect(withTyped({ ...notes, asks }, null)).toMatchObject({ asks, typed: {} });
});
