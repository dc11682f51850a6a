import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import type { ClearableCard } from '../wizard/wizard-state.ts';

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
