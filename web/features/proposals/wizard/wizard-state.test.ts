import { describe, expect, it } from 'vitest';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { aLetter } from '#web/testing/letter.fixture.ts';
import type { Unfinished } from '../generation/generation-state.ts';
import { typeLine } from '../letter/blanks/type-line.ts';
import { canGoTo, EMPTY_WIZARD, profileTexts, type Step, type WizardAction, type WizardState } from './wizard-state.ts';
import { wizardReducer } from './wizard-store.ts';

const after = (...actions: WizardAction[]): WizardState => from(EMPTY_WIZARD, ...actions);
const from = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(wizardReducer, state);

const stopped: Unfinished = {
  status: 'stopped',
  proposalId: 'p1',
  text: 'Half a',
  document: documentOfPlain('Half a'),
  canContinue: true,
};
const intent = { key: 'k1', request: { jobTitle: 'A logo', jobDescription: 'For a bakery' } };
const open = (state: WizardState) => ([1, 2, 3, 4, 5] as Step[]).filter((step) => canGoTo(state, step));

describe('the steps', () => {
  it('are open up to the fourth, the result only once there is a proposal, none while writing', () => {
    expect(open(EMPTY_WIZARD)).toEqual([1, 2, 3, 4]);
    expect(open(after({ type: 'ended', generation: stopped }))).toEqual([1, 2, 3, 4, 5]);
    expect(open(after({ type: 'writing-began', intent }))).toEqual([]);
  });

  it('Continue folds the card and goes one on, as far as the tone when there is no proposal', () => {
    const states = [1, 2, 3, 4].map((times) =>
      after(...Array.from({ length: times }, (): WizardAction => ({ type: 'continue' }))),
    );
    expect(states.map((s) => s.step)).toEqual([2, 3, 4, 4]);
    expect(states[1]?.folded).toEqual({ job: true, skills: true, samples: false });
  });

  it('leaving step 1 by a tab folds its card', () => {
    expect(after({ type: 'go', step: 4 }).folded).toEqual({ job: true, skills: false, samples: false });
  });

  it('a folded card opens on its own step', () => {
    const state = after({ type: 'continue' }, { type: 'continue' }, { type: 'open', card: 'job' });
    expect([state.step, state.folded]).toEqual([1, { job: false, skills: true, samples: false }]);
  });

  it('a job without a title or a description is open on its step, however that was left', () => {
    const title: WizardAction = { type: 'field', name: 'jobTitle', value: 'A job' };
    const description = (value: string): WizardAction => ({ type: 'field', name: 'jobDescription', value });
    const left: WizardAction[] = [
      { type: 'go', step: 2 },
      { type: 'go', step: 1 },
    ];
    const kept: WizardState = { ...EMPTY_WIZARD, folded: { job: true, skills: true, samples: true } };
    const states = [
      after(...left),
      after(title, ...left),
      after(title, description(' \n'), ...left),
      after({ type: 'replaced', state: kept }),
      after(title, description('For a bakery'), ...left),
    ];
    expect(states.map(({ folded }) => folded.job)).toEqual([false, false, false, false, true]);
  });

  it('nothing is reached and nothing opened while a proposal is being written', () => {
    const writing = after({ type: 'writing-began', intent });
    expect(from(writing, { type: 'go', step: 1 }, { type: 'open', card: 'job' })).toEqual(writing);
  });
});

describe('clearing', () => {
  const filled = from(
    EMPTY_WIZARD,
    { type: 'field', name: 'jobTitle', value: 'A job' },
    { type: 'field', name: 'portfolio', value: 'https://me.example' },
    ...[0, 1, 2, 3, 4, 5].map((index): WizardAction => ({ type: 'sample', index, value: `Sample ${index + 1}` })),
  );

  it('step 2 takes the profile and its own three samples, and leaves the job and the others', () => {
    const state = from(filled, { type: 'clear', card: 'skills' });
    expect([state.fields.portfolio, state.fields.jobTitle]).toEqual(['', 'A job']);
    expect(state.samples).toEqual(['', '', '', 'Sample 4', 'Sample 5', 'Sample 6']);
  });

  it('step 3 takes samples 4 to 6 only', () => {
    const state = from(filled, { type: 'clear', card: 'samples' });
    expect(state.samples).toEqual(['Sample 1', 'Sample 2', 'Sample 3', '', '', '']);
    expect(state.fields.portfolio).toBe('https://me.example');
  });

  it('is undone without taking away what was typed since', () => {
    const since: WizardAction = { type: 'sample', index: 0, value: 'Newer' };
    const back = from(filled, { type: 'clear', card: 'skills' }, since, {
      type: 'put-back',
      card: 'skills',
      from: filled,
    });
    expect(back.fields).toEqual(filled.fields);
    expect(back.samples).toEqual(['Newer', 'Sample 2', 'Sample 3', 'Sample 4', 'Sample 5', 'Sample 6']);
  });
});

describe('writing', () => {
  const brief = { title: 'A job' } as JobBrief; // read by nobody here
  const named: WizardAction = { type: 'brief', proposalId: 'p2', brief };

  it('drops what still arrives after it has been stopped', () => {
    const state = from(after({ type: 'ended', generation: stopped }), { type: 'delta', text: ' late' });
    expect(state.generation).toEqual(stopped);
  });

  it('brings the old proposal back when a new one fails before its first word', () => {
    const state = from(after({ type: 'ended', generation: stopped }), { type: 'writing-began', intent }, named, {
      type: 'writing-failed',
      backTo: 4,
    });
    expect([state.generation, state.step]).toEqual([stopped, 5]);
  });

  it('takes another language for the chosen one with its first word, and not when nothing comes of it', () => {
    const inSpanish = { key: 'k2', request: { ...intent.request, language: 'es' } } as const;
    const begun = after({ type: 'writing-began', intent: inSpanish }, named);
    const languages = [
      begun,
      from(begun, { type: 'writing-failed', backTo: 5 }),
      from(begun, { type: 'delta', text: 'Hola' }),
      from(begun, { type: 'ended', generation: stopped }),
    ].map(({ language }) => language);
    expect(languages).toEqual(['auto', 'auto', 'es', 'es']);
  });

  it('goes on from the last letter, and keeps a partial text that was edited as the version before', () => {
    const edited = { ...stopped, document: documentOfPlain('Half a page') };
    const states = [stopped, edited].map((generation) =>
      from(after({ type: 'ended', generation }), { type: 'writing-resumed' }),
    );
    const writing = { status: 'writing', proposalId: 'p1', text: 'Half a', intent: null };
    expect(states.map((s) => s.generation)).toEqual([writing, writing]);
    expect(states.map((s) => s.history)).toEqual([[], [edited]]);
  });

  it('saving an edit replaces what is shown and marks it as the user’s', () => {
    const state = from(after({ type: 'ended', generation: stopped }), {
      type: 'editing',
      document: documentOfPlain('x'),
    });
    const saved = from(state, { type: 'edit-saved', document: documentOfPlain('Mine') });
    expect([saved.generation, saved.edit]).toEqual([{ ...stopped, document: documentOfPlain('Mine') }, null]);
  });
});

describe('a stored profile in the workspace', () => {
  const texts = {
    skillsAndExperience: 'Shops',
    aboutMeStatement: '',
    portfolio: 'https://a.example',
    writingSamples: ['One', '', 'Three'],
  };
  const chosen = wizardReducer(EMPTY_WIZARD, { type: 'profile', profile: { id: 'p1', revision: 2 }, texts });

  it('fills every text about the person, samples in their places, and leaves the job alone', () => {
    expect(profileTexts(chosen)).toEqual({ ...texts, writingSamples: ['One', '', 'Three', '', '', ''] });
    expect([chosen.fields.jobTitle, chosen.profile]).toEqual(['', { id: 'p1', revision: 2 }]);
  });

  it('is gone with Clear All of its card, and back with the texts on Undo', () => {
    const cleared = wizardReducer(chosen, { type: 'clear', card: 'skills' });
    expect([cleared.profile, cleared.fields.portfolio]).toEqual([null, '']);
    expect(wizardReducer(cleared, { type: 'put-back', card: 'skills', from: chosen })).toEqual(chosen);
    expect(wizardReducer(chosen, { type: 'clear', card: 'samples' }).profile).toEqual({ id: 'p1', revision: 2 });
  });

  it('can be let go of while its texts stay', () => {
    const without = wizardReducer(chosen, { type: 'profile', profile: null });
    expect([without.profile, without.fields]).toEqual([null, chosen.fields]);
  });
});

describe('lines typed for this job', () => {
  const typed: WizardAction = { type: 'line-typed', slot: 'a1', text: '$40' };

  it('are kept before there is a letter, and can be undone', () => {
    expect(after(typed).lines).toEqual({ a1: '$40' });
    expect(after(typed, { type: 'line-typed', slot: 'a1', text: null }).lines).toEqual({});
  });

  it('change the letter that is shown, and no other one', () => {
    const letter = aLetter();
    const changed = typeLine(letter, 'a1', '$40');
    const shown = after({ type: 'ended', generation: letter }, { ...typed, letter: changed });
    expect([shown.generation, shown.lines, shown.history]).toEqual([changed, { a1: '$40' }, []]);
    const other = { ...changed, proposalId: 'another' };
    const kept = after({ type: 'ended', generation: letter }, { ...typed, letter: other });
    expect([kept.generation, kept.lines]).toEqual([letter, { a1: '$40' }]);
  });

  it('come back with the letter that they were typed into', () => {
    const letter = typeLine(aLetter(), 'a1', '$40');
    const newer = aLetter();
    const state = from(
      after({ type: 'ended', generation: letter }, typed),
      { type: 'writing-began', intent },
      { type: 'line-typed', slot: 'a1', text: '$50' },
      { type: 'ended', generation: newer },
      { type: 'version-restored', document: letter.document },
    );
    expect([state.generation, state.lines]).toMatchObject([letter, { a1: '$40' }]);
  });

  it('of another post are dropped with what was corrected in it; a changed word drops nothing', () => {
    const post = 'We need somebody to speed up our shop. Have you used Shopify Plus?';
    const description = (value: string): WizardAction => ({ type: 'field', name: 'jobDescription', value });
    const state = after(
      description(post),
      typed,
      { type: 'line-typed', slot: 'proof', text: 'I did it.' },
      { type: 'set', values: { corrections: { notWork: ['We need somebody'], questions: [] } } },
    );
    expect(from(state, description(`${post} Soon.`))).toMatchObject({
      lines: state.lines,
      corrections: state.corrections,
    });
    expect(from(state, description('A translator from German into Portuguese.'))).toMatchObject({
      lines: { proof: 'I did it.' },
      corrections: { notWork: [], questions: [] },
    });
  });
});
