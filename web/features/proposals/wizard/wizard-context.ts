import { createContext, useContext, useRef, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { LanguageChoice } from '#shared/proposals/languages.ts';
import { isOffline } from '#web/api/network.ts';
import { useAccessTo } from '#web/features/plans/index.ts';
import { useWindowEvent } from '#web/ui/events.ts';
import { type FieldName, generateRequest, type May, maxCharsOf, tooLongField } from '../generation/generate-request.ts';
import { laterParts } from '../later/index.ts';
import { useWizardState, useWorkspaceStatus } from '../workspace/use-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { focusOn } from './step-focus.ts';
import type { Step, WizardState } from './wizard-state.ts';

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Why nothing was written, where that is about no field. */
export interface Refusal {
  readonly title: string;
  readonly words: string;
}

/** What the steps need: the state, what to do with it, and what is wrong with it. */
export type Wizard = ReturnType<typeof useWizardControl>;

export const WizardContext = createContext<Wizard | undefined>(undefined);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard outside the wizard');
  return wizard;
}

/** The wizard's rules in action: what may go on, what is said when it may not. Sources: docs/spec/proposals.md §2, §5, §8. */
export function useWizardControl(workspace: Workspace) {
  const state = useWizardState(workspace);
  const { isStarting } = useWorkspaceStatus(workspace);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { refusal, showRefusal } = useRefusal(workspace, state.step);
  const asked = useRef<LanguageChoice>(undefined);
  const accessTo = useAccessTo();
  const { dispatch } = workspace.store;

  const may: May = (feature) => accessTo(feature).allowed;

  /** Puts what the server said about fields beside them and goes to the first. */
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) showField(workspace, first);
  };
  return {
    state,
    /** The state at this moment, for what happens later than the screen was drawn. */
    current: workspace.store.state,
    dispatch,
    errors,
    /** Of the last request for a proposal, on the step where it was made. */
    refusal,
    may,
    isWriting: state.generation.status === 'writing',
    /** Asked for, and not begun yet: the code for it is still loading. */
    isStarting,
    /** Sets or takes away what is said beside a field. */
    setError: (name: FieldName, message: string | undefined) =>
      setErrors(({ [name]: _old, ...others }) => (message ? { ...others, [name]: message } : others)),
    showErrors,
    showRefusal,
    /** Folds the card and goes one step on, or says what is missing. */
    goOn() {
      const problem = state.step === 1 ? problemOfJob(state) : undefined;
      if (problem) return showErrors(problem);
      dispatch({ type: 'continue' });
      focusOn('heading');
    },
    // Not with the state that was drawn: a choice may have been made with the same press.
    generate: () => write(workspace.store.state()),
    /** In another language than the one that is chosen; it is the chosen one as soon as the server writes in it. */
    generateIn: (language: LanguageChoice) => write({ ...workspace.store.state(), language }),
    /** What was asked for last, once more: nothing has come of it. */
    generateAgain() {
      const now = workspace.store.state();
      write({ ...now, language: asked.current ?? now.language });
    },
  };

  function write(state: WizardState): void {
    const { role, isStarting } = workspace.status();
    if (state.generation.status === 'writing' || isStarting || role === 'reader') return;
    const long = tooLongField(state);
    if (long) return showErrors({ [long]: tooLong(long) });
    const missing = missingIn(state);
    if (missing) return showErrors(missing);
    if (isOffline()) return showRefusal(OFFLINE);
    setErrors({});
    showRefusal(undefined);
    asked.current = state.language;
    void workspace.writer.start(generateRequest(state, may), state.step);
    void focusOnLetter(workspace);
  }
}

/** The focus stays at what was pressed until there is a letter to go to. */
async function focusOnLetter({ store }: Workspace): Promise<void> {
  await laterParts.load().catch(() => undefined);
  if (store.state().generation.status === 'writing') focusOn('heading');
}

const REQUIRED = 'Job title and description are required.';
const REQUIRED_TO_CONTINUE = 'Please enter both job title and description before continuing.';

/** Why the first step cannot be left. */
function problemOfJob({ fields }: WizardState): FieldErrors | undefined {
  if (isBlank(fields.jobDescription)) return { jobDescription: 'Please enter a job description' };
  const long = (['jobTitle', 'jobDescription'] as const).find((name) => fields[name].length > maxCharsOf(name));
  if (long) return { [long]: tooLong(long) };
  return isBlank(fields.jobTitle) ? { jobTitle: REQUIRED_TO_CONTINUE } : undefined;
}

/** What is missing before anything can be written; a post gives its title by itself, unless it has no word in it. */
function missingIn({ fields }: WizardState): FieldErrors | undefined {
  if (isBlank(fields.jobDescription)) return { jobDescription: REQUIRED };
  return isBlank(fields.jobTitle) ? { jobTitle: REQUIRED } : undefined;
}

export function tooLong(name: FieldName): string {
  const limit = maxCharsOf(name).toLocaleString('en-US');
  return `This is longer than the ${limit} characters we can take. Nothing was cut: please shorten it.`;
}

function showField({ store }: Workspace, name: string): void {
  const onSamples = /^sample[456]$/.test(name);
  const onJob = name === 'jobTitle' || name === 'jobDescription';
  store.dispatch({ type: 'open', card: onJob ? 'job' : onSamples ? 'samples' : 'skills' });
  focusOn(`field:${name}`);
}

const OFFLINE: Refusal = { title: 'You are offline', words: 'Write it again when you’re back online.' };

/** Why nothing was written: shown on the step where it was asked for, until it is tried again or the network is back. */
function useRefusal({ store }: Workspace, step: Step) {
  const [refused, setRefused] = useState<{ refusal: Refusal; step: Step }>();
  useWindowEvent('online', () => setRefused(undefined));
  return {
    refusal: refused?.step === step ? refused.refusal : undefined,
    showRefusal: (refusal: Refusal | undefined) => setRefused(refusal && { refusal, step: store.state().step }),
  };
}
