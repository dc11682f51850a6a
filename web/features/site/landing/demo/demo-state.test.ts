import { describe, expect, it } from 'vitest';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_POST } from '#shared/proposals/demo-post.ts';
import {
  type DemoAction,
  type DemoState,
  demoReducer,
  faultsOf,
  markNow,
  quotedPieces,
  wholePieces,
} from './demo-state.ts';

const LYING: DemoState = {
  post: DEMO_POST,
  writtenFor: DEMO_POST,
  asked: DEMO_POST,
  text: 'an earlier one\n\nin two pieces',
  notes: [],
  status: 'done',
  coming: null,
  error: null,
};
const after = (...actions: DemoAction[]) => actions.reduce(demoReducer, LYING);
const { notes } = DEMO_ANSWER;

describe('the sheet of the demo', () => {
  it('keeps the old text until the first word of the new one comes', () => {
    const asked = after({ type: 'asked' }, { type: 'notes', notes });
    expect([asked.text, asked.notes, asked.status]).toEqual([LYING.text, [], 'writing']);
    const begun = demoReducer(asked, { type: 'text', text: 'fern' });
    expect([begun.text, begun.notes]).toEqual(['fern', notes]);
    expect(demoReducer(begun, { type: 'text', text: '\n\nYour' }).text).toBe('fern\n\nYour');
  });

  it('keeps what had arrived when it is stopped, and all there was when nothing had', () => {
    const begun = after({ type: 'asked' }, { type: 'notes', notes }, { type: 'text', text: 'fern' });
    expect(demoReducer(begun, { type: 'stopped', error: null })).toMatchObject({ text: 'fern', status: 'stopped' });
    const refused = after({ type: 'asked' }, { type: 'stopped', error: 'Not now.' });
    expect(refused).toEqual({ ...LYING, error: 'Not now.' });
  });

  it('is for the post it was written for, until there is a word for another', () => {
    const edited = after({ type: 'typed', change: { jobTitle: 'A logo' } });
    expect(edited.writtenFor).not.toBe(edited.post);
    const asked = demoReducer(edited, { type: 'asked' });
    expect(demoReducer(asked, { type: 'stopped', error: 'Not now.' }).writtenFor).toBe(DEMO_POST);
    const begun = [{ type: 'notes', notes } as const, { type: 'text', text: 'fern' } as const].reduce(
      demoReducer,
      asked,
    );
    expect(begun.writtenFor).toBe(begun.post);
  });

  it('forgets what went wrong when it is asked again', () => {
    expect(after({ type: 'asked' }, { type: 'stopped', error: 'Not now.' }, { type: 'asked' }).error).toBeNull();
  });

  it('settles a note when the piece it is beside is whole, and not in mid-sentence', () => {
    const [opener, question] = notes;
    if (!opener || !question) throw new Error('the sample asks for more than that');
    const at = (text: string) => after({ type: 'asked' }, { type: 'notes', notes }, { type: 'text', text });
    expect(markNow(opener, wholePieces(at('fern')))).toBe('open');
    expect(markNow(opener, wholePieces(at('fern\n\nYour')))).toBe('answered');
    expect(markNow(question, wholePieces(at('fern\n\nYour')))).toBe('open');
    const done = demoReducer(at('fern'), { type: 'done', answer: DEMO_ANSWER });
    expect(notes.map((note) => markNow(note, wholePieces(done)))).toEqual(notes.map(({ mark }) => mark));
  });
});

describe('a post for the demo', () => {
  it.each([
    [{ jobTitle: ' ', jobDescription: 'x' }, { jobTitle: 'Please enter a job title' }],
    [{ jobTitle: 'x', jobDescription: '\n' }, { jobDescription: 'Please enter a job description' }],
    [{ jobTitle: 'x', jobDescription: 'a'.repeat(20_000) }, {}],
    [
      { jobTitle: 'x', jobDescription: 'a'.repeat(20_001) },
      { jobDescription: expect.stringMatching(/^This is longer than the 20,000 characters.* Nothing was cut/) },
    ],
  ])('is told what keeps it from being written for: %#', (post, faults) => {
    expect(faultsOf(post)).toEqual(faults);
  });

  it('has its asks underlined in place, and loses no letter by it', () => {
    const pieces = quotedPieces(
      DEMO_POST.jobDescription,
      notes.map((note) => ({ ...note, now: note.mark })),
    );
    expect(pieces.map(({ text }) => text).join('')).toBe(DEMO_POST.jobDescription);
    expect(pieces.filter(({ mark }) => mark === 'answered').map(({ text }) => text)).toEqual([
      'start your reply with the word "fern"',
      'How would you begin?',
    ]);
    expect(pieces.filter(({ mark }) => mark === 'blank').map(({ text }) => text)).toEqual([
      'Have you moved a shop like ours before?',
    ]);
    expect(pieces.filter(({ mark }) => mark === 'mentioned').map(({ text }) => text)).toEqual([
      'Move our products and past orders to Shopify',
    ]);
  });

  it('is underlined no more where it was changed', () => {
    const asked = notes.map((note) => ({ ...note, now: note.mark }));
    expect(quotedPieces('How would you start? Keep the old', asked).every(({ mark }) => mark === null)).toBe(true);
  });
});
