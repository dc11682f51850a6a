import { describe, expect, it } from 'vitest';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { MAX_PASTED_CHARS } from '#shared/proposals/limits.ts';
import { PROMPT_PASTED, PROMPT_START } from '#shared/proposals/pasted.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { EMPTY_WIZARD, type WizardState } from '../wizard/wizard-state.ts';
import { wizardReducer } from '../wizard/wizard-store.ts';
import { faultIn } from './use-pasted.ts';

const AT = Date.UTC(2026, 10, 23);
const PASTED = { ...anAnswer('Pasted.'), engine: 'pasted' as const };
const BEFORE: WizardState = {
  ...EMPTY_WIZARD,
  step: 4,
  tone: 'casual',
  generation: {
    status: 'done',
    proposalId: PROPOSAL_ID,
    answer: anAnswer('Before.'),
    document: documentOfPlain('Before.'),
    edited: true,
  },
};

describe('a pasted proposal', () => {
  it('is the result, with the brief that it was checked against, and nothing of what it replaces is lost', () => {
    const state = wizardReducer(
      { ...BEFORE, edit: documentOfPlain('Half an edit') },
      { type: 'pasted', answer: PASTED, at: AT },
    );
    expect(state).toMatchObject({
      step: 5,
      folded: { job: true, skills: true, samples: true },
      brief: PASTED.brief,
      edit: null,
      generation: { status: 'done', answer: { engine: 'pasted' }, document: documentOfPlain('Pasted.'), edited: false },
    });
    expect(state.history).toMatchObject([{ document: documentOfPlain('Half an edit'), edited: true }]);
    const back = wizardReducer(state, { type: 'version-restored', document: documentOfPlain('Half an edit') });
    expect(back.generation).toMatchObject({ document: documentOfPlain('Half an edit') });
  });

  it('does not replace one that is being written', () => {
    const writing = { ...BEFORE, generation: { status: 'writing', proposalId: null, text: '', intent: null } } as const;
    expect(wizardReducer(writing, { type: 'pasted', answer: PASTED, at: AT })).toBe(writing);
  });
});

describe('what need not be sent to be refused', () => {
  it.each([
    ['nothing', ' \n', 'There is nothing here yet. Paste the text first.'],
    [
      '200 KB',
      'a'.repeat(200_000),
      'This is 200,000 characters long; we can take 20,000. Nothing was cut: paste the letter alone.',
    ],
    ['the prompt of a long job', `${PROMPT_START}${'a'.repeat(MAX_PASTED_CHARS)}`, PROMPT_PASTED],
  ])('%s', (_what, text, words) => {
    expect(faultIn(text)).toBe(words);
  });

  it('is nothing that the server may read', () => {
    expect(faultIn('a'.repeat(MAX_PASTED_CHARS))).toBeUndefined();
    expect(faultIn(`${PROMPT_START} and an answer`)).toBeUndefined();
  });
});
