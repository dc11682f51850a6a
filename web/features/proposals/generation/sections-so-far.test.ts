import { describe, expect, it } from 'vitest';
import type { Part } from '#shared/proposals/blocks.ts';
import { documentOfPlain, documentToPlain } from '#shared/proposals/document/index.ts';
import { toStyled } from '#shared/proposals/unicode-text.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { EMPTY_WIZARD, type WizardAction, type WizardState } from '../wizard/wizard-state.ts';
import { wizardReducer } from '../wizard/wizard-store.ts';
import type { Done } from './generation-state.ts';
import { keepingOf, type SectionSoFar, sectionsSoFar } from './sections-so-far.ts';

const OLD: Done = {
  status: 'done',
  proposalId: PROPOSAL_ID,
  answer: { ...anAnswer(), sections: [] },
  document: documentOfPlain(
    `Old hook.\n\n${toStyled('First step')}\n\nOld plan.\n\n${toStyled('Your questions')}\n\nOld proof.\n\n${toStyled('Next')}\n\nOld step?`,
  ),
  edited: true,
};
const PLAN = `\n\n${toStyled('First step')}\n\nNew plan.`;
const WHY = `\n\n${toStyled('Your questions')}\n\nNew proof.`;
const NEXT = `\n\n${toStyled('Next')}\n\nNew step?`;

const keeping = (...locks: Part[]) => {
  const found = keepingOf(locks, [OLD]);
  if (!found) throw new Error('nothing is kept');
  return found;
};
const wordsOf = (sections: readonly SectionSoFar[]) =>
  sections.map(({ blocks }) => documentToPlain(blocks).split('\n').at(-1)).filter((words) => words !== '');

describe('what is seen while a proposal is written around locked sections', () => {
  it.each([
    ['before the first word', '', ['Old proof.']],
    ['with the hook', 'New hook.', ['New hook.', 'Old proof.']],
    ['when half a heading has come', `New hook.\n\n${toStyled('Your')}`, ['New hook.', 'Old proof.']],
    ['while its own words arrive', `New hook.${PLAN}${WHY.slice(0, -6)}`, ['New hook.', 'New plan.', 'Old proof.']],
    ['at the end', `New hook.${PLAN}${WHY}${NEXT}`, ['New hook.', 'New plan.', 'Old proof.', 'New step?']],
    ['when it is written elsewhere', `New hook.${WHY}${PLAN}`, ['New hook.', 'Old proof.', 'New plan.']],
    ['when it is left out', `New hook.${PLAN}${NEXT}`, ['New hook.', 'New plan.', 'Old proof.', 'New step?']],
  ])('the locked one is there %s', (_when, text, words) => {
    expect(wordsOf(sectionsSoFar(text, null, keeping('answers')))).toEqual(words);
  });

  it('leaves the space above it that the version before took', () => {
    const sections = sectionsSoFar('New', null, keeping('answers'));
    expect(
      sections.map(({ part, room, isGrowing }) => [part, room && documentToPlain(room).split('\n').at(-1), isGrowing]),
    ).toEqual([
      ['proof', 'Old hook.', true],
      ['first_step', 'Old plan.', false],
      ['answers', null, false],
      ['close', null, false],
    ]);
  });

  it('shows the opening word that the client asked for above a hook that is kept', () => {
    const opener = { id: 'o', word: 'oolong', quote: 'start with oolong', start: 0, end: 1 };
    const brief = { ...anAnswer().brief, opener };
    expect(wordsOf(sectionsSoFar('oolong\n\nNew hook.', brief, keeping('proof')))).toEqual(['oolong', 'Old hook.']);
  });

  it('shows a first line that is kept above all, whether the new text has a place for it or not', () => {
    const section = (part: 'opener' | 'proof', text: string) => ({
      ...{ part, heading: null, html: '', plainText: text },
      document: documentOfPlain(text),
    });
    const sections = [section('opener', '[your favourite tree]'), section('proof', 'Old hook.')];
    const filled: Done = {
      ...OLD,
      answer: { ...OLD.answer, brief: { ...OLD.answer.brief, opener: null }, sections },
      document: [...documentOfPlain('The copper beech.'), ...OLD.document],
    };
    const kept = keepingOf(['opener'], [filled]);
    if (!kept) throw new Error('nothing is kept');
    for (const text of ['', '[your', '[your favourite tree]', 'New hook.', '[your favourite tree]\n\nNew hook.'])
      expect(wordsOf(sectionsSoFar(text, null, kept))).toEqual([
        'The copper beech.',
        ...(text.endsWith('New hook.') ? ['New hook.'] : []),
      ]);
  });

  it('is nothing where no version has what is locked', () => {
    expect([keepingOf(['ps'], [OLD]), keepingOf([], [OLD])]).toEqual([undefined, undefined]);
  });
});

describe('a writing around locked sections that is stopped', () => {
  const from = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(wizardReducer, state);
  const intent = { key: 'k', request: { jobTitle: 'A', jobDescription: 'B' } };
  const text = 'New hook.';
  const stopped = {
    status: 'stopped',
    proposalId: 'p',
    text,
    document: documentOfPlain(text),
    canContinue: true,
  } as const;
  const workspace = from(
    { ...EMPTY_WIZARD, generation: OLD, locks: ['answers'] },
    { type: 'writing-began', intent },
    { type: 'ended', generation: stopped },
  );

  it('leaves what was seen: the new words and the kept ones', () => {
    const left = workspace.generation.status === 'stopped' ? workspace.generation.document : [];
    expect(documentToPlain(left)).toBe(`New hook.\n\n${toStyled('Your questions')}\n\nOld proof.`);
  });

  it('is no version of its own when it is gone on with untouched', () => {
    expect(from(workspace, { type: 'writing-resumed' }).history).toEqual([OLD]);
    const edited = from(
      workspace,
      { type: 'edit-saved', document: documentOfPlain('My hook.') },
      { type: 'writing-resumed' },
    );
    expect(edited.history).toHaveLength(2);
  });
});
