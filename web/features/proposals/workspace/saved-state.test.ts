import { expect, it } from 'vitest';
import { documentOfText, documentToPlain } from '#shared/proposals/document/index.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { EMPTY_WIZARD } from '../wizard/wizard-state.ts';
import { parseSavedStash, parseSavedState, prepareToRead } from './saved-state.ts';

const done = {
  status: 'done',
  proposalId: PROPOSAL_ID,
  answer: anAnswer(),
  document: documentOfText('Mine'),
  edited: true,
} as const;

it('restores everything as it was', () => {
  const state = {
    ...EMPTY_WIZARD,
    step: 5 as const,
    tone: 'casual' as const,
    generation: done,
    edit: documentOfText('M'),
  };
  expect(parseSavedState(structuredClone(state))).toEqual(state);
});

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

it('opens what a release stored in which proposals were HTML, with every version and the edit', async () => {
  const { document: _document, ...answer } = anAnswer();
  const { edit: _edit, ...others } = EMPTY_WIZARD;
  const old = {
    ...others,
    ...{ step: 5, editingHtml: '<p>Mine, <em>half</em></p>' },
    generation: { status: 'done', proposalId: PROPOSAL_ID, answer, html: '<p>Mine</p>', edited: true },
    history: [{ status: 'stopped', proposalId: null, text: 'Hi', html: '<ul><li>Hi</li></ul>', canContinue: false }],
  };
  expect(() => parseSavedState(old)).toThrow('missing');
  await prepareToRead([{ id: 'stashed', at: 1, state: old }]);
  const state = parseSavedState(old);
  expect(state?.generation).toEqual({ ...done, made: undefined });
  expect(state?.history).toMatchObject([{ document: [{ kind: 'list', items: [documentOfText('Hi')] }], text: 'Hi' }]);
  expect(documentToPlain(state?.edit ?? [])).toBe('Mine, half');
  expect(parseSavedStash([{ id: 'stashed', at: 1, state: old }])).toMatchObject([{ state: { generation: done } }]);
});
