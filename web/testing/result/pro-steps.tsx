import { useState, useSyncExternalStore } from 'react';
import type { May } from '#web/features/proposals/generation/generate-request.ts';
import { SamplesStep } from '#web/features/proposals/steps/samples-step.tsx';
import { SkillsStep } from '#web/features/proposals/steps/skills-step.tsx';
import { WizardContext } from '#web/features/proposals/wizard/wizard-context.ts';
import { EMPTY_WIZARD } from '#web/features/proposals/wizard/wizard-state.ts';
import { createWizardStore } from '#web/features/proposals/wizard/wizard-store.ts';

const mayWithoutCredits: May = (feature) =>
  ['section.skills', 'section.experience', 'section.portfolio'].includes(feature);

const FILLED = {
  ...EMPTY_WIZARD,
  fields: { ...EMPTY_WIZARD.fields, skillsAndExperience: 'Ten years of tea', portfolio: 'https://tea.example' },
  samples: ['Dear Ms Leaf', '', '', 'Dear Mr Pot', '', ''],
};

/** The steps of someone's own texts: with Pro, or locked, as they are once the free premium proposals are used. */
export function ProSteps({ step, isLocked = false }: { step: 'skills' | 'samples'; isLocked?: boolean }) {
  const [store] = useState(() => createWizardStore(FILLED));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const wizard = {
    state,
    current: store.state,
    dispatch: store.dispatch,
    errors: {},
    refusal: undefined,
    may: isLocked ? mayWithoutCredits : () => true,
    isWriting: false,
    isStarting: false,
    goOn: () => undefined,
    generate: () => undefined,
    generateIn: () => undefined,
    setError: () => undefined,
    showErrors: () => undefined,
    showRefusal: () => undefined,
    generateAgain: () => undefined,
  };
  return (
    <div className="mx-auto max-w-page px-4 py-6">
      <WizardContext value={wizard}>{step === 'skills' ? <SkillsStep /> : <SamplesStep />}</WizardContext>
    </div>
  );
}
