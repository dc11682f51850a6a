import fc from 'fast-check';
import { plainSpan } from '#shared/proposals/document/document.ts';
import { LANGUAGE_CHOICES } from '#shared/proposals/languages.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import type { Finished } from '#web/features/proposals/generation/generation-state.ts';
import {
  EMPTY_WIZARD,
  type Fields,
  type WizardAction,
  type WizardState,
} from '#web/features/proposals/wizard/wizard-state.ts';
import { anAnswer, PROPOSAL_ID } from '../answer.fixture.ts';

/** What someone may have typed, pasted or received: every sign of every language. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
const anyDocument = anyText.map((words) => [{ kind: 'paragraph' as const, spans: [plainSpan(words)] }]);

/** A proposal that is no longer being written, whole or not. */
const anyProposal: fc.Arbitrary<Finished> = fc.oneof(
  fc.record({
    status: fc.constant('done' as const),
    proposalId: fc.constant(PROPOSAL_ID),
    answer: fc.constant(anAnswer()),
    document: anyDocument,
    edited: fc.boolean(),
  }),
  fc
    .record({
      status: fc.constantFrom('stopped' as const, 'interrupted' as const),
      proposalId: fc.constantFrom(null, PROPOSAL_ID),
      text: anyText,
      document: anyDocument,
      isHeld: fc.boolean(),
    })
    .map(({ isHeld, ...cut }) => ({ ...cut, canContinue: isHeld && cut.proposalId !== null })),
);

/** Any workspace on which nothing is being written: empty ones as well. */
export const anyWork: fc.Arbitrary<WizardState> = fc
  .record({
    fields: fc.record({
      jobTitle: anyText,
      jobDescription: anyText,
      skillsAndExperience: anyText,
      aboutMeStatement: anyText,
      portfolio: anyText,
    }),
    samples: fc.array(anyText, { minLength: 6, maxLength: 6 }),
    tone: fc.constantFrom(...TONES.map(({ value }) => value)),
    style: fc.constantFrom(...STYLES.map(({ value }) => value)),
    generation: fc.option(anyProposal, { nil: { status: 'idle' as const } }),
    history: fc.array(anyProposal, { maxLength: 2 }),
    language: fc.constantFrom(...LANGUAGE_CHOICES),
    hidden: fc.uniqueArray(fc.constantFrom('Ada', 'Kettle & Leaf')),
    vouched: fc.uniqueArray(anyText, { maxLength: 2 }),
    lines: fc.dictionary(fc.constantFrom('proof', 'question', 'q1', 'a2'), anyText),
    corrections: fc.record({
      notWork: fc.uniqueArray(anyText, { maxLength: 2 }),
      questions: fc.uniqueArray(anyText, { maxLength: 2 }),
    }),
    brief: fc.constantFrom(null, anAnswer().brief),
    edit: fc.option(anyDocument),
  })
  .map((parts) => {
    const isWritten = parts.generation.status !== 'idle';
    const whole = { ...EMPTY_WIZARD, ...parts, step: isWritten ? (5 as const) : (1 as const) };
    return isWritten ? whole : { ...whole, history: [], edit: null };
  });

/** A text of the wizard that someone types into. */
export interface Place {
  readonly textOf: (state: WizardState) => string;
  readonly typed: (value: string) => WizardAction;
}

const inField = (name: keyof Fields): Place => ({
  textOf: ({ fields }) => fields[name],
  typed: (value) => ({ type: 'field', name, value }),
});
const inSample = (_: unknown, index: number): Place => ({
  textOf: ({ samples }) => samples[index] ?? '',
  typed: (value) => ({ type: 'sample', index, value }),
});

/** All of them. */
export const PLACES: readonly [Place, ...Place[]] = [
  inField('jobTitle'),
  inField('jobDescription'),
  inField('skillsAndExperience'),
  inField('aboutMeStatement'),
  inField('portfolio'),
  ...EMPTY_WIZARD.samples.map(inSample),
];

/** A unique word, which can be distinguished from the other random ones. */
export const wordOf = (count: number): string => `typed${count}.`;

/** The words of `wordOf` that are anywhere in something. Text on its way to the server does not count. */
export function wordsIn(whole: unknown): Set<string> {
  const text = JSON.stringify(whole, (key, value: unknown) => (key === 'unanswered' ? null : value)) ?? '';
  return new Set(text.match(/typed\d+\./g));
}
