import type { JobBrief } from '#shared/proposals/brief.ts';
import { MAX_WRITING_SAMPLES } from '#shared/proposals/contract.ts';
import { FREE_STYLE, FREE_TONE, type Style, type Tone } from '#shared/proposals/options.ts';
import type { ProfileTexts } from '#web/features/profiles/index.ts';
import type { DraftLeft, DraftRef, SentSave } from './draft-ref.ts';
import { type GenerationState, hasProposal, type Wish } from './generation-state.ts';
import { partialHtml } from './partial-html.ts';

/** The steps by their names. Source: seeds 001 §2. */
export const STEPS = ['Job Description', 'Skills & Experience', 'Sample Proposals', 'Tone', 'Result'] as const;
export type Step = 1 | 2 | 3 | 4 | 5;
const RESULT_STEP: Step = 5;

/** A step's card: open for editing, or folded to its summary. */
export type CardName = 'job' | 'skills' | 'samples';
export type ClearableCard = 'skills' | 'samples';
const CARD_OF_STEP: Partial<Record<Step, CardName>> = { 1: 'job', 2: 'skills', 3: 'samples' };

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
  /** Samples 1 to 6; the first three stand on step 2, the others on step 3. */
  readonly samples: readonly string[];
  readonly tone: Tone;
  readonly style: Style;
  readonly step: Step;
  readonly folded: Readonly<Record<CardName, boolean>>;
  readonly generation: GenerationState;
  /** What `generation` replaced: comes back when writing fails before a word, or when the user asks for it. */
  readonly previous: GenerationState | null;
  /** The brief that the running or last generation rests on. */
  readonly brief: JobBrief | null;
  /** An edit of the result that has not been saved yet. */
  readonly editingHtml: string | null;
  /** The stored profile that the texts about the user were taken from, or stored under, and at which revision. */
  readonly profile: ChosenProfile | null;
  /** Null until the run is saved on the server; only drafts, which stand on this room, set it. */
  readonly draft: DraftRef | null;
  /** The save of it that has been sent and not been answered yet. */
  readonly unanswered: SentSave | null;
  /** Null unless this is a visitor's desk with work on it whose person has signed out. */
  readonly draftLeft: DraftLeft | null;
}

export interface ChosenProfile {
  readonly id: string;
  readonly revision: number;
}

export type WizardAction =
  | { type: 'field'; name: keyof Fields; value: string }
  | { type: 'sample'; index: number; value: string }
  | { type: 'tone'; value: Tone }
  | { type: 'style'; value: Style }
  | { type: 'go'; step: Step }
  | { type: 'continue' }
  | { type: 'open'; card: CardName }
  | { type: 'clear'; card: ClearableCard }
  | { type: 'put-back'; card: ClearableCard; from: WizardState }
  | { type: 'writing-began'; wish: Wish }
  | { type: 'brief'; proposalId: string; brief: JobBrief }
  | { type: 'delta'; text: string }
  | { type: 'ended'; generation: GenerationState }
  | { type: 'writing-resumed' }
  | { type: 'writing-failed'; backTo: Step }
  | { type: 'previous-restored' }
  | { type: 'html-saved'; html: string }
  | { type: 'editing'; html: string | null }
  /** Without `texts` those on the desk stay. */
  | { type: 'profile'; profile: ChosenProfile | null; texts?: ProfileTexts }
  | { type: 'draft'; draft: DraftRef | null; unanswered: SentSave | null }
  | { type: 'replaced'; state: WizardState };

export const EMPTY_WIZARD: WizardState = {
  fields: { jobTitle: '', jobDescription: '', skillsAndExperience: '', aboutMeStatement: '', portfolio: '' },
  samples: Array<string>(MAX_WRITING_SAMPLES).fill(''),
  tone: FREE_TONE,
  style: FREE_STYLE,
  step: 1,
  folded: { job: false, skills: false, samples: false },
  generation: { status: 'idle' },
  previous: null,
  brief: null,
  editingHtml: null,
  profile: null,
  draft: null,
  unanswered: null,
  draftLeft: null,
};

/** The texts about the user, all on step 2. */
const PROFILE = ['skillsAndExperience', 'aboutMeStatement', 'portfolio'] as const;

/** Which samples stand on step 2 and which on step 3. Source: decisions 'Wizard'. */
export const SAMPLES_ON_STEP = { 2: [0, 1, 2], 3: [3, 4, 5] } as const;

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'field':
      return { ...state, fields: { ...state.fields, [action.name]: action.value } };
    case 'sample':
      return { ...state, samples: state.samples.map((s, i) => (i === action.index ? action.value : s)) };
    case 'tone':
      return { ...state, tone: action.value };
    case 'style':
      return { ...state, style: action.value };
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
      // What was typed since stays.
      return {
        ...withCard(state, action.card, (now, place) => now || place(action.from)),
        profile: state.profile ?? action.from.profile,
      };
    case 'profile':
      return { ...state, ...(action.texts && withTexts(state, action.texts)), profile: action.profile };
    case 'html-saved':
      return { ...state, generation: withHtml(state.generation, action.html), editingHtml: null };
    case 'editing':
      return { ...state, editingHtml: action.html };
    case 'draft':
      return { ...state, draft: action.draft, unanswered: action.unanswered };
    case 'replaced':
      return action.state;
    default:
      return generationReducer(state, action);
  }
}

function generationReducer(state: WizardState, action: WizardAction): WizardState {
  const { generation } = state;
  switch (action.type) {
    case 'writing-began':
      return {
        ...state,
        step: RESULT_STEP,
        folded: { job: true, skills: true, samples: true },
        generation: { status: 'writing', proposalId: null, text: '', wish: action.wish },
        previous: hasProposal(generation) ? generation : state.previous,
        editingHtml: null,
      };
    case 'brief':
      if (generation.status !== 'writing') return state;
      return {
        ...state,
        brief: action.brief,
        generation: { ...generation, proposalId: action.proposalId, wish: null },
      };
    case 'delta':
      if (generation.status !== 'writing') return state;
      return { ...state, generation: { ...generation, text: generation.text + action.text } };
    case 'ended':
      return { ...state, generation: action.generation };
    case 'writing-resumed': {
      if (generation.status !== 'stopped' && generation.status !== 'interrupted') return state;
      const { proposalId, text, html } = generation;
      const previous = html === partialHtml(text) ? state.previous : generation;
      return { ...state, generation: { status: 'writing', proposalId, text, wish: null }, previous, editingHtml: null };
    }
    case 'writing-failed':
      return afterFailure(state, action.backTo);
    case 'previous-restored':
      if (!state.previous) return state;
      return { ...state, generation: state.previous, previous: generation, editingHtml: null, step: RESULT_STEP };
    default:
      return state;
  }
}

/** Tabs 1 to 4 are open, 5 once there is a proposal, none while writing. Source: seeds 001 §2. */
export function canGoTo({ generation }: WizardState, step: Step): boolean {
  if (generation.status === 'writing') return false;
  return step !== RESULT_STEP || hasProposal(generation);
}

/** True when a new proposal would throw something away. */
export function hasWork(state: WizardState): boolean {
  return state.generation.status !== 'idle' || Object.values(state.fields).some(Boolean) || state.samples.some(Boolean);
}

/** The texts about the user as they stand on the desk. */
export function profileTexts({ fields, samples }: WizardState): ProfileTexts {
  const { skillsAndExperience, aboutMeStatement, portfolio } = fields;
  return { skillsAndExperience, aboutMeStatement, portfolio, writingSamples: [...samples] };
}

function withTexts({ fields, samples }: WizardState, texts: ProfileTexts): Pick<WizardState, 'fields' | 'samples'> {
  const { writingSamples, ...others } = texts;
  return { fields: { ...fields, ...others }, samples: samples.map((_, index) => writingSamples[index] ?? '') };
}

function goTo(state: WizardState, step: Step): WizardState {
  // Leaving step 1 folds its card. Source: decisions 'Wizard and drafts, further'.
  const left = state.step === 1 && step !== 1 ? fold(state, 'job') : state;
  return { ...left, step };
}

function nextStep({ step, generation }: WizardState): Step {
  if (step >= 4) return hasProposal(generation) ? RESULT_STEP : 4;
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

/** What is empty is no profile's text any more. */
function withoutProfile(state: WizardState, card: ClearableCard): WizardState {
  return card === 'skills' ? { ...state, profile: null } : state;
}

/** Every text of the card anew, from the text now and the place where the same text stands in another state. */
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
  for (const name of PROFILE) fields[name] = next(fields[name], (other) => other.fields[name]);
  return { ...state, samples, fields };
}

function withHtml(generation: GenerationState, html: string): GenerationState {
  if (generation.status === 'done') return { ...generation, html, edited: true };
  if (generation.status === 'stopped' || generation.status === 'interrupted') return { ...generation, html };
  return generation;
}

/** What was there before comes back; without it the user stands where they pressed the button. */
function afterFailure(state: WizardState, backTo: Step): WizardState {
  if (state.previous) return { ...state, generation: state.previous, previous: null, step: RESULT_STEP };
  return { ...state, generation: { status: 'idle' }, step: backTo };
}
