import { expect, it } from 'vitest';
import { documentOfText } from '#shared/proposals/document/index.ts';
import { EMPTY_WIZARD } from '../wizard/wizard-state.ts';
import { parseSavedState } from './saved-state.ts';

it('keeps the texts when another release wrote the rest differently', () => {
  const restored = parseSavedState({
    fields: { ...EMPTY_WIZARD.fields, jobDescription: 'My post' },
    samples: ['Mine', 7],
    tone: 'sarcastic',
    step: 9,
    generation: { status: 'done', document: ['Mine'], answer: { plainText: 'Mine', brief: 'another shape' } },
  });
  expect(restored?.fields.jobDescription).toBe('My post');
  expect(restored?.samples).toEqual(['Mine', '', '', '', '', '']);
  expect([restored?.tone, restored?.step]).toEqual(['professional', 1]);
  expect(restored?.generation).toMatchObject({ status: 'stopped', document: documentOfText('Mine'), text: 'Mine' });
});

it.each([undefined, null, 'text', 7])('takes %s for an empty workspace', (saved) => {
  expect(parseSavedState(saved)).toBeUndefined();
});

it('leaves the result open, empty, if its stored state can no longer be read', () => {
  const restored = parseSavedState({
    ...EMPTY_WIZARD,
    step: 5,
    generation: { status: 'done', in: 'an unknown shape' },
  });
  expect([restored?.step, restored?.generation]).toEqual([5, { status: 'idle' }]);
});

it('takes a profile that cannot be read for none', () => {
  expect(parseSavedState({ ...EMPTY_WIZARD, profile: 'p1' })?.profile).toBeNull();
  const profile = { id: 'p1', revision: 2 };
  expect(parseSavedState({ ...EMPTY_WIZARD, profile })?.profile).toEqual(profile);
});

it('reads a language that it knows, and takes any other for that of the post', () => {
  expect(parseSavedState({ ...EMPTY_WIZARD, language: 'de' })?.language).toBe('de');
  expect(parseSavedState({ ...EMPTY_WIZARD, language: 'xx' })?.language).toBe('auto');
});

it('opens a job that was stored folded and empty', () => {
  const folded = { job: true, skills: true, samples: false };
  expect(parseSavedState({ ...EMPTY_WIZARD, folded })?.folded).toEqual({ ...folded, job: false });
});
