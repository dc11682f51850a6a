import { useEffect, useRef } from 'react';
import { toast } from '#web/ui/toast.tsx';
import type { Desk } from './desk.ts';
import type { Finished } from './generation-state.ts';
import { fieldErrorsOf, refusalToast } from './refusal.ts';
import { focusOn } from './step-focus.ts';
import type { WizardControl } from './use-wizard-control.ts';

interface WritingNews {
  readonly onDone: () => void;
  /** The server locks what was open here: credits were spent elsewhere, or Pro has ended by its clock. */
  readonly onLocked: () => void;
  /** Resolves true once the same person is signed in again. */
  readonly signInAgain: () => Promise<boolean>;
}

/** Tells the user how writing ended, wherever the stream came from. */
export function useWritingNews(desk: Desk, { showErrors, generate }: WizardControl, news: WritingNews): void {
  // After a sign-in in place it is another one than before: what the person may use was not known without a session.
  const latest = useRef(generate);
  useEffect(() => {
    latest.current = generate;
    desk.listen({
      onRefused(error) {
        toast(refusalToast(error));
        if (error.code === 'PRO_REQUIRED') news.onLocked();
        const errors = fieldErrorsOf(error);
        if (Object.keys(errors).length > 0) showErrors(errors);
        else focusOn('heading');
      },
      onSessionEnded() {
        void news.signInAgain().then((isBack) => isBack && goOn(desk, latest.current));
      },
      onDone() {
        news.onDone();
        if (wasWorkedOn(desk.store.state().history[0])) offerPrevious(desk);
      },
    });
  });
}

/** What had arrived is read on; where nothing had, it is written now. */
function goOn(desk: Desk, generate: () => void): void {
  if (desk.store.state().generation.status === 'interrupted') void desk.writer.resume();
  else generate();
}

function wasWorkedOn(replaced: Finished | undefined): boolean {
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
