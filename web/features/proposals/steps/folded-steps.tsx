import { jobSummary } from '../wizard/job-summary.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { type CardName, SAMPLES_ON_STEP, type WizardState } from '../wizard/wizard-state.ts';
import { FoldedCard } from './folded-card.tsx';

interface FoldedProps {
  isCurrent?: boolean;
}

export function FoldedJob({ isCurrent }: FoldedProps) {
  const { state } = useWizard();
  const { title, preview } = jobSummary(state.fields.jobTitle, state.fields.jobDescription);
  return (
    <FoldedCard title={title} action="Edit Job Details" onOpen={useOpen('job')} isCurrent={isCurrent}>
      {preview || 'No description yet.'}
    </FoldedCard>
  );
}

export function FoldedSkills({ isCurrent }: FoldedProps) {
  const { state } = useWizard();
  const words = profileInWords(state);
  return (
    <FoldedCard
      title="Skills & Experience"
      action={words ? 'Edit Information' : 'Add Information'}
      onOpen={useOpen('skills')}
      isCurrent={isCurrent}
    >
      {words || 'Nothing added. Optional.'}
    </FoldedCard>
  );
}

export function FoldedSamples({ isCurrent }: FoldedProps) {
  const { state } = useWizard();
  const count = filledSamples(state, 3);
  return (
    <FoldedCard
      title="Previous Work Samples"
      action={count > 0 ? 'Edit Samples' : 'Add Samples'}
      onOpen={useOpen('samples')}
      isCurrent={isCurrent}
    >
      {count > 0 ? samplesInWords(count) : 'Nothing added. Optional.'}
    </FoldedCard>
  );
}

function useOpen(card: CardName): () => void {
  const { dispatch } = useWizard();
  return () => {
    dispatch({ type: 'open', card });
    focusOn('first-field');
  };
}

function profileInWords(state: WizardState): string {
  const { skillsAndExperience, aboutMeStatement, portfolio } = state.fields;
  const samples = filledSamples(state, 2);
  const parts = [
    skillsAndExperience.trim() && 'Skills & Experience',
    aboutMeStatement.trim() && 'About Me',
    portfolio.trim() && 'Portfolio',
    samples > 0 && samplesInWords(samples),
  ];
  return parts.filter(Boolean).join(' · ');
}

function filledSamples({ samples }: WizardState, step: 2 | 3): number {
  return SAMPLES_ON_STEP[step].filter((index) => samples[index]?.trim()).length;
}

function samplesInWords(count: number): string {
  return count === 1 ? '1 sample' : `${count} samples`;
}
