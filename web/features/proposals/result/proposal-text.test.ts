import { expect, it } from 'vitest';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { toStyled } from '#shared/proposals/unicode-text.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import type { Done } from '../generation/generation-state.ts';
import { EMPTY_WIZARD, type WizardState } from '../wizard/wizard-state.ts';
import { proposalText } from './proposal-text.ts';

const NEXT = toStyled('Next');
const old: Done = {
  status: 'done',
  proposalId: PROPOSAL_ID,
  answer: { ...anAnswer(), sections: [] },
  document: documentOfPlain(`Old hook.\n\n${NEXT}\n\nIs Monday fine?`),
  edited: false,
};
const writing = (text: string, locks: WizardState['locks']): WizardState => ({
  ...EMPTY_WIZARD,
  generation: { status: 'writing', proposalId: PROPOSAL_ID, text, intent: null },
  history: [old],
  locks,
});

it('is what has arrived, as it has arrived', () => {
  expect(proposalText(writing('New hook. ', []))).toBe('New hook. ');
  expect(proposalText(writing('', []))).toBeNull();
});

it('has locked text in its place from the first moment, because it will be there', () => {
  expect(proposalText(writing('', ['close']))).toBe(`${NEXT}\n\nIs Monday fine?`);
  expect(proposalText(writing('New hook.', ['close']))).toBe(`New hook.\n\n${NEXT}\n\nIs Monday fine?`);
  expect(proposalText(writing(`New hook.\n\n${NEXT}\n\nOther words`, ['close']))).toContain('Is Monday fine?');
});

it('is an edit in progress rather than what was saved', () => {
  expect(proposalText({ ...EMPTY_WIZARD, generation: old, edit: documentOfPlain('Mine') })).toBe('Mine');
});
