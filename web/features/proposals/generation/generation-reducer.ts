import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { documentOfPlain, isSameDocument, type ProposalDocument } from '#shared/proposals/document/index.ts';
import type { LanguageChoice } from '#shared/proposals/languages.ts';
import { FREE_STYLE, FREE_TONE, styleFrom, toneFrom } from '#shared/proposals/options.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import { withLetterShown } from '../own-notes/notes-reducer.ts';
import { type GenerationAction, RESULT_STEP, type Step, type WizardState } from '../wizard/wizard-state.ts';
import {
  type Done,
  type Finished,
  type GenerationIntent,
  type GenerationState,
  hasProposal,
  hasWords,
  type Writing,
} from './generation-state.ts';
import { addToHistory, restoreVersion } from './history.ts';

/** What becomes of the proposal in the workspace. What it replaces is remembered, with an edit that was not saved yet. */
export function generationReducer(state: WizardState, action: GenerationAction): WizardState {
  const { generation } = state;
  switch (action.type) {
    case 'writing-began':
      return beginWriting(state, action.intent);
    case 'brief':
      if (generation.status !== 'writing') return state;
      return {
        ...state,
        brief: action.brief,
        generation: { ...generation, proposalId: action.proposalId, intent: null },
      };
    case 'opening':
      return generation.status === 'writing'
        ? { ...state, generation: { ...generation, openingChars: action.chars } }
        : state;
    case 'thinking':
      return generation.status === 'writing' ? { ...state, generation: { ...generation, isThinking: true } } : state;
    case 'delta':
      return generation.status === 'writing' ? appendText(state, generation, action.text) : state;
    case 'ended':
      return { ...adoptWrittenLanguage(state), generation: completeResult(state, action.generation) };
    case 'pasted':
      return generation.status === 'writing' ? state : showPasted(state, action);
    case 'writing-resumed':
      return resumeWriting(state);
    case 'writing-failed':
      return afterFailure(state, action.backTo);
    case 'version-restored':
      return restoreProposal(state, action.document);
    case 'letter-changed':
      return withChanged(state, action.letter);
    case 'letter-updated':
      return isShown(state, action.letter) ? { ...state, generation: action.letter } : state;
    case 'edit-saved':
      return { ...state, generation: withDocument(generation, action.document), edit: null };
    case 'editing':
      return { ...state, edit: action.document };
    default:
      action satisfies never;
      return state;
  }
}

function beginWriting(state: WizardState, intent: GenerationIntent): WizardState {
  return {
    ...withLetterShown(state),
    step: RESULT_STEP,
    folded: { job: true, skills: true, samples: true },
    generation: {
      ...{ status: 'writing', proposalId: null, text: '', intent },
      ...madeOf(intent),
      ...languageOf(intent, state),
    },
    history: addToHistory(state.history, asLeft(state)),
    edit: null,
  };
}

/** What the letter was before is a version. */
function withChanged(state: WizardState, letter: Done): WizardState {
  if (!isShown(state, letter)) return state;
  return { ...state, generation: letter, history: addToHistory(state.history, state.generation) };
}

function showPasted(state: WizardState, { answer, at }: { answer: GenerateAnswer; at: number }): WizardState {
  const { tone, style, history } = state;
  const made = { at, tone, style };
  return {
    ...withLetterShown(state),
    step: RESULT_STEP,
    folded: { job: true, skills: true, samples: true },
    brief: answer.brief,
    generation: {
      ...{ status: 'done', proposalId: answer.proposalId, answer, document: answer.document, edited: false },
      made,
    },
    history: addToHistory(history, asLeft(state)),
    edit: null,
  };
}

/** What is code's before the writer's first word is no answer to the language that was asked for. */
function appendText(state: WizardState, { isThinking, ...writing }: Writing, text: string): WizardState {
  const generation = { ...writing, text: writing.text + text };
  if (hasWords(generation)) return { ...adoptWrittenLanguage(state), generation };
  return { ...state, generation: { ...generation, ...(isThinking && { isThinking }) } };
}

/** The language that words have come in is the chosen one from then on. */
function adoptWrittenLanguage(state: WizardState): WizardState {
  const { generation } = state;
  return generation.status === 'writing' && generation.language !== undefined
    ? { ...state, language: generation.language }
    : state;
}

/** The final result, with what was known during writing. */
function completeResult({ generation }: WizardState, ended: GenerationState): GenerationState {
  const made = generation.status === 'idle' ? undefined : generation.made;
  return made && hasProposal(ended) && !ended.made ? { ...ended, made } : ended;
}

function resumeWriting(state: WizardState): WizardState {
  const left = asLeft(state);
  if (left.status !== 'stopped' && left.status !== 'interrupted') return state;
  const { proposalId, text, document, made } = left;
  return {
    ...state,
    generation: { status: 'writing', proposalId, text, intent: null, ...(made && { made }) },
    history: isSameDocument(document, documentOfPlain(text)) ? state.history : addToHistory(state.history, left),
    edit: null,
  };
}

/** Another one may have replaced it. */
function isShown({ generation, edit }: WizardState, letter: Done): boolean {
  return generation.status === 'done' && generation.proposalId === letter.proposalId && edit === null;
}

function restoreProposal(state: WizardState, document: ProposalDocument): WizardState {
  if (state.generation.status === 'writing') return state;
  const found = restoreVersion(state.history, document, asLeft(state));
  if (!found) return state;
  const { restored: proposal, history } = found;
  return {
    ...withLetterShown(state),
    ...linesIn(proposal),
    generation: proposal,
    history,
    edit: null,
    step: RESULT_STEP,
  };
}

/** The lines of a letter come back with it. */
function linesIn(proposal: Finished): Partial<WizardState> {
  return proposal.status === 'done' && proposal.answer.material !== null ? { lines: proposal.answer.lines } : {};
}

/** The proposal with an edit in progress in it, which is not lost when something else takes its place. */
function asLeft({ generation, edit }: WizardState): GenerationState {
  return edit === null ? generation : withDocument(generation, edit);
}

function madeOf({ askedAt, request }: GenerationIntent): { made?: Provenance } {
  if (askedAt === undefined) return {};
  const { tone = FREE_TONE, style = FREE_STYLE } = request;
  return { made: { at: askedAt, tone: toneFrom(tone) ?? FREE_TONE, style: styleFrom(style) ?? FREE_STYLE } };
}

function languageOf({ request }: GenerationIntent, { language }: WizardState): { language?: LanguageChoice } {
  const chosen = request.language ?? 'auto';
  return chosen === language ? {} : { language: chosen };
}

function withDocument(generation: GenerationState, document: ProposalDocument): GenerationState {
  if (generation.status === 'done') return { ...generation, document, edited: true };
  if (generation.status === 'stopped' || generation.status === 'interrupted') return { ...generation, document };
  return generation;
}

/** The previous result is restored; without one the user is where they pressed the button. */
function afterFailure(state: WizardState, backTo: Step): WizardState {
  const [previous, ...history] = state.history;
  if (previous) return { ...state, generation: previous, history, step: RESULT_STEP };
  return { ...state, generation: { status: 'idle' }, step: backTo };
}
