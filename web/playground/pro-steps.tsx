import { useState, useSyncExternalStore } from 'react';
import { SamplesStep } from '#web/features/proposals/steps/samples-step.tsx';
import { SkillsStep } from '#web/features/proposals/steps/skills-step.tsx';
import { WizardContext } from '#web/features/proposals/wizard/wizard-context.ts';
import { EMPTY_WIZARD } from '#web/features/proposals/wizard/wizard-state.ts';
import { createWizardStore } from '#web/features/proposals/wizard/wizard-store.ts';

const FILLED = {
  ...EMPTY_WIZARD,
  fields: { ...EMPTY_WIZARD.fields, skillsAndExperience: 'Ten years of tea', portfolio: 'https://tea.example' },
  samples: ['Dear Ms Leaf', '', '', 'Dear Mr Pot', '', ''],
};

/** The steps that a visitor sees behind a veil, as someone with Pro has them. */
export function ProSteps({ step }: { step: 'skills' | 'samples' }) {
  const [store] = useState(() => createWizardStore(FILLED));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const wizard = {
    state,
    current: store.state,
    dispatch: store.dispatch,
    errors: {},
    may: () => true,
    isWriting: false,
    goOn: () => undefined,
    generate: () => undefined,
    generateIn: () => undefined,
    setError: () => undefined,
  };
  return (
    <div className="mx-auto max-w-page px-4 py-6">
      <WizardContext value={wizard}>{step === 'skills' ? <SkillsStep /> : <SamplesStep />}</WizardContext>
    </div>
  );
}
