import { isBlank } from '#shared/http/text.ts';
import { titleOfPost } from '#shared/proposals/post-title.ts';
import type { ProfileTexts } from '#web/features/profiles/index.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import { generationReducer } from '../generation/generation-reducer.ts';
import { type Done, hasProposal } from '../generation/generation-state.ts';
import { notesReducer } from '../own-notes/notes-reducer.ts';
import { isAnotherPost, linesOfAnyPost, withLine } from './lines.ts';
import {
  type CardName,
  type ClearableCard,
  canGoTo,
  EMPTY_WIZARD,
  type Fields,
  PROFILE_FIELDS,
  RESULT_STEP,
  SAMPLES_ON_STEP,
  type Step,
  type WizardAction,
  type WizardState,
  withBlankJobOpen,
} from './wizard-state.ts';

/** The wizard's state outside React, so that a stream can write into it on any screen. */
export interface WizardStore extends Pick<Store<WizardState>, 'state' | 'subscribe'> {
  readonly dispatch: (action: WizardAction) => void;
}

export function createWizardStore(initial: WizardState = EMPTY_WIZARD): WizardStore {
  const { state, set, subscribe } = createStore(initial);
  return {
    state,
    subscribe,
    dispatch(action) {
      const next = wizardReducer(state(), action);
      if (next !== state()) set(next);
    },
  };
}

const CARD_OF_STEP: Partial<Record<Step, CardName>> = { 1: 'job', 2: 'skills', 3: 'samples' };

/** The workspace after `action`. Never throws: an action that does not fit the current state changes nothing. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  return withBlankJobOpen(reduceWizard(state, action));
}

function reduceWizard(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'field':
      return { ...state, ...forPost(state, action), fields: withTitle(state.fields, action) };
    case 'sample':
      return { ...state, samples: state.samples.map((s, i) => (i === action.index ? action.value : s)) };
    case 'set':
      return { ...state, ...action.values };
    case 'line-typed':
      return { ...withTypedLetter(state, action.letter), lines: withLine(state.lines, action.slot, action.text) };
    case 'go':
      return canGoTo(state, action.step) ? goTo(state, action.step) : state;
    case 'continue':
      return goTo(fold(state, CARD_OF_STEP[state.step]), nextStep(state));
    case 'open':
      return openCard(state, action.card);
    case 'clear':
      return withoutProfile(
        withCard(state, action.card, () => ''),
        action.card,
      );
    case 'put-back':
      return putBack(state, action.card, action.from);
    case 'profile':
      return { ...state, ...(action.texts && withTexts(state, action.texts)), profile: action.profile };
    case 'draft':
      return { ...state, draft: action.draft, unanswered: action.unanswered };
    case 'replaced':
      return action.state;
    case 'notes-gathered':
    case 'note-typed':
    case 'notes-shown':
      return notesReducer(state, action);
    default:
      return generationReducer(state, action);
  }
}

/** Another post has other questions: what was typed for those of the old one, what was corrected in it, and notes for it are dropped. */
function forPost(state: WizardState, { name, value }: FieldAction): Partial<WizardState> {
  if (name !== 'jobDescription' || !isAnotherPost(state.fields.jobDescription, value)) return {};
  return { lines: linesOfAnyPost(state.lines), corrections: EMPTY_WIZARD.corrections, notes: null };
}

type FieldAction = Extract<WizardAction, { type: 'field' }>;

/** The title follows the post until the user types one of their own. */
function withTitle(fields: Fields, { name, value }: FieldAction): Fields {
  const changed = { ...fields, [name]: value };
  const isOwn = !isBlank(fields.jobTitle) && fields.jobTitle !== titleOfPost(fields.jobDescription);
  return name !== 'jobDescription' || isOwn ? changed : { ...changed, jobTitle: titleOfPost(value) };
}

/** Only the letter that is shown: another one may have replaced it. */
function withTypedLetter(state: WizardState, letter: Done | undefined): WizardState {
  const { generation } = state;
  const isShown = generation.status === 'done' && generation.proposalId === letter?.proposalId;
  return letter && isShown ? { ...state, generation: letter } : state;
}

function withTexts({ fields, samples }: WizardState, texts: ProfileTexts): Pick<WizardState, 'fields' | 'samples'> {
  const { writingSamples, ...others } = texts;
  return { fields: { ...fields, ...others }, samples: samples.map((_, index) => writingSamples[index] ?? '') };
}

function goTo(state: WizardState, step: Step): WizardState {
  // Leaving step 1 folds its card. Source: docs/spec/decisions.md#wizard-and-drafts.
  const left = state.step === 1 && step !== 1 ? fold(state, 'job') : state;
  return { ...left, step };
}

function nextStep({ step, generation, notes }: WizardState): Step {
  if (step >= 4) return hasProposal(generation) || notes ? RESULT_STEP : 4;
  return step === 1 ? 2 : step === 2 ? 3 : 4;
}

function fold(state: WizardState, card: CardName | undefined): WizardState {
  return card ? { ...state, folded: { ...state.folded, [card]: true } } : state;
}

function openCard(state: WizardState, card: CardName): WizardState {
  if (state.generation.status === 'writing') return state;
  const step: Step = card === 'job' ? 1 : card === 'skills' ? 2 : 3;
  return { ...goTo(state, step), folded: { ...state.folded, [card]: false } };
}

/** What was typed since stays. */
function putBack(state: WizardState, card: ClearableCard, from: WizardState): WizardState {
  return {
    ...withCard(state, card, (now, place) => now || place(from)),
    profile: state.profile ?? from.profile,
  };
}

/** What is empty is no profile's text any more. */
function withoutProfile(state: WizardState, card: ClearableCard): WizardState {
  return card === 'skills' ? { ...state, profile: null } : state;
}

/** Every text of the card again, from the current text and the place of the same text in another state. */
function withCard(
  state: WizardState,
  card: ClearableCard,
  next: (now: string, place: (other: WizardState) => string) => string,
): WizardState {
  const on: readonly number[] = SAMPLES_ON_STEP[card === 'skills' ? 2 : 3];
  const samples = state.samples.map((now, index) =>
    on.includes(index) ? next(now, (other) => other.samples[index] ?? '') : now,
  );
  if (card === 'samples') return { ...state, samples };
  const fields = { ...state.fields };
  for (const name of PROFILE_FIELDS) fields[name] = next(fields[name], (other) => other.fields[name]);
  return { ...state, samples, fields };
}
