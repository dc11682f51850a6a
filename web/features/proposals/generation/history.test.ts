import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOfPlain, documentToPlain, type ProposalDocument } from '#shared/proposals/document/index.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { EMPTY_WIZARD, type WizardAction, type WizardState } from '../wizard/wizard-state.ts';
import { wizardReducer } from '../wizard/wizard-store.ts';
import { parseSavedState } from '../workspace/saved-state.ts';
import type { Done, Finished } from './generation-state.ts';
import { HISTORY_LIMITS, isWrittenAgain } from './history.ts';

const asked = (at: number): Provenance => ({ at, tone: 'professional', style: 'standard' });
const version = (words: string, made?: Provenance): Done => ({
  ...{
    status: 'done',
    proposalId: PROPOSAL_ID,
    answer: anAnswer(words),
    document: documentOfPlain(words),
    edited: false,
  },
  ...(made && { made }),
});
const step = (words: string, at: number) =>
  version(words, { ...asked(at), section: { part: 'answers', action: 'shorten', name: 'Answers' } });
const on = (generation: Done, history: Done[] = []): WizardState => ({ ...EMPTY_WIZARD, generation, history });
const from = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(wizardReducer, state);
const intent = {
  key: 'k',
  askedAt: 7,
  request: { jobTitle: 'A', jobDescription: 'B', tone: 'Casual', style: 'concise' },
};
const texts = ({ history }: WizardState) => history.map(({ document }) => documentToPlain(document));

describe('versions of a proposal', () => {
  it('come to the list as they are replaced, and say when and how they were asked for', () => {
    const state = from(
      on(version('One')),
      { type: 'writing-began', intent },
      { type: 'ended', generation: version('Two') },
    );
    expect(texts(state)).toEqual(['One']);
    expect(state.generation).toMatchObject({
      document: documentOfPlain('Two'),
      made: { at: 7, tone: 'casual', style: 'concise' },
    });
  });

  it('change places with the one on the sheet, an edit that was not saved included', () => {
    const state = { ...on(version('Three'), [version('Two'), version('One')]), edit: documentOfPlain('Three, mine') };
    const back = from(state, { type: 'version-restored', document: documentOfPlain('One') });
    expect([back.generation, texts(back), back.edit]).toEqual([version('One'), ['Three, mine', 'Two'], null]);
    const again = from(back, { type: 'version-restored', document: documentOfPlain('Three, mine') });
    expect([again.generation, texts(again)]).toEqual([
      { ...version('Three'), ...{ document: documentOfPlain('Three, mine'), edited: true } },
      ['One', 'Two'],
    ]);
  });

  it('stay as they are when one is asked for that is not there, and while another is being written', () => {
    const state = on(version('Two'), [version('One')]);
    expect(from(state, { type: 'version-restored', document: documentOfPlain('None') })).toBe(state);
    const writing = from(state, { type: 'writing-began', intent });
    expect(from(writing, { type: 'version-restored', document: documentOfPlain('One') })).toBe(writing);
  });

  it('are dropped beyond the limit, steps of rewriting first', () => {
    const many = Array.from({ length: HISTORY_LIMITS.versions }, (_, n) =>
      n % 2 ? step(`S${n}`, n) : version(`V${n}`),
    );
    const state = from(on(version('Now'), many), { type: 'writing-began', intent });
    expect(texts(state)).toEqual(['Now', ...texts(on(version('Now'), many)).filter((text) => text !== 'S9')]);
  });

  it('are dropped if they are long, but the one before stays', () => {
    const long = version('x'.repeat(HISTORY_LIMITS.chars));
    expect(texts(from(on(long, [long]), { type: 'writing-began', intent }))).toHaveLength(1);
  });
});

it('keeps the versions that can be read when one cannot', () => {
  const kept = {
    ...on(version('Two')),
    history: [version('One'), { status: 'done' }, 7],
  };
  expect(parseSavedState(kept)).toMatchObject({ history: [version('One')] });
});

describe('that nothing has changed', () => {
  const byModel: Done = { ...version('Hello.'), answer: { ...anAnswer('Hello.'), engine: 'llm' } };
  const typedOver: Done = { ...version('Hello.'), document: documentOfPlain('Hello, Ms Leaf.') };
  const half: Finished = {
    ...{ status: 'stopped', proposalId: PROPOSAL_ID, text: 'Hello.', canContinue: true },
    document: documentOfPlain('Hello.'),
  };
  it.each<[string, Done, Finished[], boolean]>([
    ['the first one', version('Hello.'), [], false],
    ['the same again', version('Hello.'), [version('Hello.')], true],
    ['the same by a language model', byModel, [version('Hello.')], false],
    ['other words', version('Good day.'), [version('Hello.')], false],
    ['the same as one before the last', version('Hello.'), [version('Good day.'), version('Hello.')], false],
    ['in place of an edited one', version('Hello.'), [typedOver], false],
    ['in place of a part of it', version('Hello.'), [half], false],
  ])('is said only of the same text: %s', (_what, generation, history, isSame) => {
    expect(isWrittenAgain(generation, history)).toBe(isSame);
  });
});

it('loses no version of the last ten, after any action', () => {
  type Press = 'write' | 'fail' | 'previous' | 'oldest' | 'edit';
  const press = fc.constantFrom<Press>('write', 'fail', 'previous', 'oldest', 'edit');
  fc.assert(
    fc.property(fc.array(press, { maxLength: 9 }), (presses) => {
      let state = on(version('first'));
      const words = new Set(['first']);
      presses.forEach((what, count) => {
        const word = `${what}${count}`;
        if (what === 'write' || what === 'edit') words.add(word);
        const actions: Record<Press, WizardAction[]> = {
          write: [
            { type: 'writing-began', intent },
            { type: 'ended', generation: version(word) },
          ],
          fail: [
            { type: 'writing-began', intent },
            { type: 'writing-failed', backTo: 5 },
          ],
          previous: [{ type: 'version-restored', document: state.history[0]?.document ?? [] }],
          oldest: [{ type: 'version-restored', document: state.history.at(-1)?.document ?? [] }],
          edit: [{ type: 'editing', document: [...shownIn(state), ...documentOfPlain(word)] }],
        };
        state = from(state, ...actions[what]);
        // As after a reload.
        state = parseSavedState(structuredClone(state)) ?? EMPTY_WIZARD;
      });
      const whole = JSON.stringify([shownIn(state), state.history.map(({ document }) => document), state.edit]);
      expect([...words].filter((word) => !whole.includes(word))).toEqual([]);
    }),
    { seed: 11, numRuns: 300 },
  );
});

function shownIn({ generation, edit }: WizardState): ProposalDocument {
  return edit ?? (generation.status === 'done' ? generation.document : []);
}
