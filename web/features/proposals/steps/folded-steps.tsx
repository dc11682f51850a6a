import { jobSummary } from '../wizard/job-summary.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { samplesSummary, skillsSummary } from '../wizard/texts-summary.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { CardName } from '../wizard/wizard-state.ts';
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
  const words = skillsSummary(state);
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
  const words = samplesSummary(state);
  return (
    <FoldedCard
      title="Previous Work Samples"
      action={words ? 'Edit Samples' : 'Add Samples'}
      onOpen={useOpen('samples')}
      isCurrent={isCurrent}
    >
      {words || 'Nothing added. Optional.'}
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
