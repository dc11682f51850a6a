import { useEffect } from 'react';
import { toast } from '#web/ui/toast.tsx';
import type { Desk } from './desk.ts';
import type { GenerationState } from './generation-state.ts';
import { fieldErrorsOf, refusalToast } from './refusal.ts';
import { focusOn } from './step-focus.ts';
import type { WizardControl } from './use-wizard-control.ts';

/** Tells the user how writing ended, wherever the stream came from. */
export function useWritingNews(desk: Desk, { showErrors }: WizardControl, onDone: () => void): void {
  useEffect(() => {
    desk.listen({
      onRefused(error) {
        toast(refusalToast(error));
        const errors = fieldErrorsOf(error);
        if (Object.keys(errors).length > 0) showErrors(errors);
        else focusOn('heading');
      },
      onDone() {
        onDone();
        if (wasWorkedOn(desk.store.state().previous)) offerPrevious(desk);
      },
    });
  });
}

function wasWorkedOn(replaced: GenerationState | null): boolean {
  return replaced?.status === 'done' && replaced.edited;
}

/** Writing again has replaced a text that was worked on: the way back is one press. */
function offerPrevious({ store }: Desk): void {
  toast({
    title: 'A new version is written',
    description: 'The one before is kept.',
    action: {
      label: 'Bring it back',
      altText: 'Show the version before this one again',
      onClick: () => store.dispatch({ type: 'previous-restored' }),
    },
    durationMs: 10_000,
  });
}
