import { isBlank } from '#shared/http/text.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Corrections, GenerateAnswer } from '#shared/proposals/contract.ts';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import type { LanguageChoice } from '#shared/proposals/languages.ts';
import type { LetterLines } from '#shared/proposals/letter/material.ts';
import { MAX_WRITING_SAMPLES } from '#shared/proposals/limits.ts';
import type { KeptNotes } from '#shared/proposals/notes.ts';
import { FREE_STYLE, FREE_TONE, type Style, type Tone } from '#shared/proposals/options.ts';
import type { DraftContent } from '#shared/proposals/work.ts';
import type { ProfileTexts } from '#web/features/profiles/index.ts';
import { type Done, type GenerationIntent, type GenerationState, hasProposal } from '../generation/generation-state.ts';
import type { History } from '../generation/history.ts';

/** The steps by their names. Source: docs/spec/proposals.md#proposal-generator. */
export const STEPS = ['Job Description', 'Skills & Experience', 'Sample Proposals', 'Tone', 'Result'] as const;
export type Step = 1 | 2 | 3 | 4 | 5;
export const RESULT_STEP: Step = 5;

/** A step's card: open for editing, or folded to its summary. */
export type CardName = 'job' | 'skills' | 'samples';
export type ClearableCard = 'skills' | 'samples';

export interface Fields {
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly skillsAndExperience: string;
  readonly aboutMeStatement: string;
  readonly portfolio: string;
}

/** Everything the user would miss after a crash; all of it is journalled. */
export interface WizardState {
  readonly fields: Fields;
  /** Samples 1 to 6; the first three are on step 2, the others on step 3. */
  readonly samples: readonly string[];
  readonly tone: Tone;
  readonly style: Style;
  /** What the next proposal is to be written in. */
  readonly language: LanguageChoice;
  /** The locked texts of step 2 stay here and are not sent. Without effect once they can be edited. */
  readonly isExperienceLeftOut: boolean;
  /** What a language model is not to see. */
  readonly hidden: readonly string[];
  /** Sentences of the proposal that the user confirmed, although nothing entered supports them. */
  readonly vouched: readonly string[];
  /** Lines typed for this job, by the id of their blank. */
  readonly lines: Readonly<LetterLines>;
  /** What the user corrected in the reading of the post. */
  readonly corrections: Readonly<Corrections>;
  readonly step: Step;
  readonly folded: Readonly<Record<CardName, boolean>>;
  readonly generation: GenerationState;
  /** What `generation` replaced: the newest comes back when writing fails before a word, any when the user asks for it. */
  readonly history: History;
  /** The brief of the running or last generation. */
  readonly brief: JobBrief | null;
  /** Notes for a proposal that the user writes themselves, with what they typed; null until they asked for them. */
  readonly notes: KeptNotes | null;
  /** An edit of the result that has not been saved yet. */
  readonly edit: ProposalDocument | null;
  /** The stored profile that the texts about the user were taken from, or stored under, and at which revision. */
  readonly profile: ChosenProfile | null;
  /** Null until the run is saved on the server; only the drafts module, which is above this one, sets it. */
  readonly draft: DraftRef | null;
  /** The save of it that has been sent and not been answered yet. */
  readonly unanswered: SentSave | null;
  /** Null unless this is a visitor's workspace with work on it whose person has signed out. */
  readonly draftLeft: DraftLeft | null;
}

export interface ChosenProfile {
  readonly id: string;
  readonly revision: number;
}

/** The draft that one run of the wizard is saved in. */
export interface DraftRef {
  readonly id: string;
  /** The revision that the workspace was saved as, or taken from, last. */
  readonly revision: number;
  readonly name: string | null;
  readonly isAutosave: boolean;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Of what was saved then: the workspace has changed when its own is another one. See `digestOf`. */
  readonly savedDigest: string;
}

/** A save on its way, to the letter: sent again with the same key, the server says what it made of it the first time. */
export interface SentSave {
  readonly key: string;
  readonly kind: 'autosave' | 'saved';
  /** The revision that it was made from; null for a new draft. */
  readonly revision: number | null;
  readonly digest: string;
  readonly input: DraftContent & { readonly name?: string; readonly draftId?: string };
}

/**
 * The draft of work that was kept on this device when its person signed out. It is stored here, hidden, until that
 * person is back: nobody else can reach it.
 */
export interface DraftLeft {
  readonly userId: string;
  readonly draft: DraftRef | null;
  readonly unanswered: SentSave | null;
}

/** What the user has chosen for the next proposal, and nothing else follows from. */
type Choices = Pick<
  WizardState,
  'tone' | 'style' | 'language' | 'hidden' | 'isExperienceLeftOut' | 'vouched' | 'lines' | 'corrections'
>;

export type WizardAction =
  | { type: 'field'; name: keyof Fields; value: string }
  | { type: 'sample'; index: number; value: string }
  | { type: 'set'; values: Partial<Choices> }
  /** `text` null takes the line back, '' leaves a suggested sentence out. `letter` is the shown proposal with the change in it. */
  | { type: 'line-typed'; slot: string; text: string | null; letter?: Done | undefined }
  | { type: 'go'; step: Step }
  | { type: 'continue' }
  | { type: 'open'; card: CardName }
  | { type: 'clear'; card: ClearableCard }
  | { type: 'put-back'; card: ClearableCard; from: WizardState }
  /** Without `texts` those in the workspace stay. */
  | { type: 'profile'; profile: ChosenProfile | null; texts?: ProfileTexts }
  | { type: 'draft'; draft: DraftRef | null; unanswered: SentSave | null }
  | { type: 'replaced'; state: WizardState }
  | NotesAction
  | GenerationAction;

/** What happens to the notes; `notesReducer` handles all of it. */
export type NotesAction =
  | { type: 'notes-gathered'; notes: KeptNotes }
  | { type: 'note-typed'; field: string; text: string }
  /** Between the notes and the letter. */
  | { type: 'notes-shown'; isOpen: boolean };

/** What happens to the proposal; `generationReducer` handles all of it. */
export type GenerationAction =
  | { type: 'writing-began'; intent: GenerationIntent }
  | { type: 'brief'; proposalId: string; brief: JobBrief }
  | { type: 'opening'; chars: number }
  | { type: 'thinking' }
  | { type: 'delta'; text: string }
  | { type: 'ended'; generation: GenerationState }
  /** A whole proposal that was written elsewhere. */
  | { type: 'pasted'; answer: GenerateAnswer; at: number }
  | { type: 'writing-resumed' }
  | { type: 'writing-failed'; backTo: Step }
  /** The one of the history that reads so. */
  | { type: 'version-restored'; document: ProposalDocument }
  /** The letter as a language model has changed it. */
  | { type: 'letter-changed'; letter: Done }
  /** The same letter in another state: laid out otherwise, with a blank more, with something put back. No version is made. */
  | { type: 'letter-updated'; letter: Done }
  | { type: 'edit-saved'; document: ProposalDocument }
  | { type: 'editing'; document: ProposalDocument | null };

export const EMPTY_WIZARD: WizardState = {
  fields: { jobTitle: '', jobDescription: '', skillsAndExperience: '', aboutMeStatement: '', portfolio: '' },
  samples: Array<string>(MAX_WRITING_SAMPLES).fill(''),
  tone: FREE_TONE,
  style: FREE_STYLE,
  language: 'auto',
  isExperienceLeftOut: false,
  hidden: [],
  vouched: [],
  lines: {},
  corrections: { notWork: [], questions: [] },
  step: 1,
  folded: { job: false, skills: false, samples: false },
  generation: { status: 'idle' },
  history: [],
  brief: null,
  notes: null,
  edit: null,
  profile: null,
  draft: null,
  unanswered: null,
  draftLeft: null,
};

/** The texts about the user, all on step 2. */
export const PROFILE_FIELDS = ['skillsAndExperience', 'aboutMeStatement', 'portfolio'] as const;

/** Which samples are on step 2 and which on step 3. Source: docs/spec/decisions.md#wizard. */
export const SAMPLES_ON_STEP = { 2: [0, 1, 2], 3: [3, 4, 5] } as const;

/** Tabs 1 to 4 are open, 5 once there is a proposal, none while writing. Source: docs/spec/proposals.md#proposal-generator. */
export function canGoTo({ generation, notes }: WizardState, step: Step): boolean {
  if (generation.status === 'writing') return false;
  return step !== RESULT_STEP || hasProposal(generation) || notes !== null;
}

/** True when a new proposal would throw something away. */
export function hasWork(state: WizardState): boolean {
  const typed = [state.fields, state.samples, state.lines, state.notes?.typed ?? {}];
  const isFilled = typed.some((texts) => Object.values(texts).some(Boolean));
  return state.generation.status !== 'idle' || isFilled;
}

/** On its own step a job without a title or a description is never folded: there is nothing to sum up, and its fields are needed. */
export function withBlankJobOpen(state: WizardState): WizardState {
  const { step, fields, folded } = state;
  const isMissing = isBlank(fields.jobTitle) || isBlank(fields.jobDescription);
  return step === 1 && folded.job && isMissing ? { ...state, folded: { ...folded, job: false } } : state;
}

/**
 * Writing that has neither a name on the server nor a request to ask with cannot be gone on with: what was there before comes
 * back, else the last step. A stored result that can no longer be read leaves its step open, which says so.
 */
export function dropLostWriting(state: WizardState): WizardState {
  const { generation } = state;
  if (generation.status !== 'writing' || generation.proposalId !== null || generation.intent) return state;
  const [previous, ...history] = state.history;
  if (previous) return { ...state, generation: previous, history };
  return { ...state, generation: { status: 'idle' }, step: 4 };
}

/** On the last step the notes are in place of the letter, or of none. */
export function showsNotes({ notes, generation }: WizardState): boolean {
  return notes !== null && (notes.isOpen || generation.status === 'idle');
}

/** Whether step 5 shows a letter that is written, with all that belongs to it. */
export function showsLetter(state: WizardState): boolean {
  return state.step === RESULT_STEP && hasProposal(state.generation) && !showsNotes(state);
}

/** Is there paper on the screen: a letter, or one that is being written? */
export function showsPaper(state: WizardState): boolean {
  return state.step === RESULT_STEP && state.generation.status !== 'idle' && !showsNotes(state);
}

/** The texts about the user as they are in the workspace. */
export function profileTexts({ fields, samples }: WizardState): ProfileTexts {
  const { skillsAndExperience, aboutMeStatement, portfolio } = fields;
  return { skillsAndExperience, aboutMeStatement, portfolio, writingSamples: [...samples] };
}
