import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { jobSummary, samplesSummary, skillsSummary } from '../wizard/summaries.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { CardName } from '../wizard/wizard-state.ts';

interface FoldedProps {
  isCurrent?: boolean;
}

export function FoldedJob({ isCurrent }: FoldedProps) {
  const { state } = useWizard();
  const { title, preview } = jobSummary(state.fields.jobTitle, state.fields.jobDescription);
  return (
    <FoldedCard title={title} action="Edit Job Details" card="job" isCurrent={isCurrent}>
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
      card="skills"
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
      card="samples"
      isCurrent={isCurrent}
    >
      {words || 'Nothing added. Optional.'}
    </FoldedCard>
  );
}

interface FoldedCardProps {
  title: string;
  children: ReactNode;
  card: CardName;
  /** What opens the card again. */
  action: string;
  /** The card of the current step, and so the place the focus is sent to. */
  isCurrent?: boolean | undefined;
}

/** A card folded to what is in it, and the way to open it again. */
function FoldedCard({ title, children, card, action, isCurrent }: FoldedCardProps) {
  const { dispatch } = useWizard();
  const open = () => {
    dispatch({ type: 'open', card });
    focusOn('first-field');
  };
  return (
    <Card
      aria-label={title}
      className={cn(
        'flex items-center justify-between gap-4 py-2.5 pr-2.5 md:py-2.5 md:pr-2.5',
        isCurrent ? 'py-4 pr-4 md:py-5 md:pr-5' : 'bg-transparent',
      )}
    >
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <CardTitle
          className={cn('line-clamp-3 [overflow-wrap:anywhere]', !isCurrent && 'text-body')}
          {...(isCurrent ? { tabIndex: -1, 'data-focus': 'heading' } : {})}
        >
          {title}
        </CardTitle>
        <p className={cn('line-clamp-2 text-ink-soft [overflow-wrap:anywhere]', !isCurrent && 'text-small')}>
          {children}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={open}>
        {action}
      </Button>
    </Card>
  );
}
