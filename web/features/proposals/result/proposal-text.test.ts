import { expect, it } from 'vitest';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import type { Done } from '../generation/generation-state.ts';
import { EMPTY_WIZARD, type WizardState } from '../wizard/wizard-state.ts';
import { proposalText } from './proposal-text.ts';

const old: Done = {
  status: 'done',
  proposalId: PROPOSAL_ID,
  answer: { ...anAnswer(), sections: [] },
  document: documentOfPlain('Old hook.'),
  edited: false,
};
const writing = (text: string): WizardState => ({
  ...EMPTY_WIZARD,
  generation: { status: 'writing', proposalId: PROPOSAL_ID, text, intent: null },
  history: [old],
});

it('is what has arrived, as it has arrived', () => {
  expect(proposalText(writing('New hook. '))).toBe('New hook. ');
  expect(proposalText(writing(''))).toBeNull();
});

it('is an edit in progress rather than what was saved', () => {
  expect(proposalText({ ...EMPTY_WIZARD, generation: old, edit: documentOfPlain('Mine') })).toBe('Mine');
});
