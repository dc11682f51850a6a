import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import type { ClearableCard } from '../wizard/wizard-state.ts';

interface StepCardProps {
  title: string;
  /** One line under the title: why one would fill this in. */
  lead?: ReactNode;
  badge?: ReactNode;
  /** Beside the title: 'Clear All'. */
  tool?: ReactNode;
  children: ReactNode;
}

/** The card of the current step, open. */
export function StepCard({ title, lead, badge, tool, children }: StepCardProps) {
  return (
    <Card aria-labelledby="step-title">
      <CardHeader>
        <div className="grid flex-1 basis-56 gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <CardTitle id="step-title" tabIndex={-1} data-focus="heading">
              {title}
            </CardTitle>
            {badge}
          </div>
          {lead && <p className="max-w-measure text-ink-soft">{lead}</p>}
        </div>
        {tool}
      </CardHeader>
      <div className="grid gap-5">{children}</div>
    </Card>
  );
}

interface ClearButtonProps {
  card: ClearableCard;
  isLocked: boolean;
  children: ReactNode;
}

/** Empties a card. Undo restores every field that is still empty. */
export function ClearButton({ card, isLocked, children }: ClearButtonProps) {
  const { state, dispatch } = useWizard();
  const clear = () => {
    dispatch({ type: 'clear', card });
    toastUndo({ title: 'Cleared' }, 'Restore what was cleared', () =>
      dispatch({ type: 'put-back', card, from: state }),
    );
  };
  return (
    <Button variant="ghost" size="sm" disabled={isLocked} onClick={clear}>
      {children}
    </Button>
  );
}
