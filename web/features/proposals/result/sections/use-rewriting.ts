import { useEffect, useRef, useState } from 'react';
import { toast, toastUndo } from '#web/ui/toast.tsx';
import type { SectionActs, SectionIntent, SectionOutcome } from './section-acts.ts';

type Status =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly intent: SectionIntent }
  | { readonly kind: 'failed'; readonly intent: SectionIntent; readonly message: string };

export interface Rewriting {
  readonly status: Status;
  readonly start: (intent: SectionIntent) => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

const UNKNOWN = 'Something went wrong. Please try again.';

interface RewritingOptions {
  readonly acts: SectionActs;
  readonly onKeepFocus: () => void;
}

/** The rewrite of one section. The request ends when the section leaves the screen, as when editing begins. */
export function useRewriting({ acts, onKeepFocus }: RewritingOptions): Rewriting {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (intent: SectionIntent, { signal }: AbortController) => {
    try {
      const outcome = await acts.rewrite(intent, signal);
      if (signal.aborted) return;
      setStatus({ kind: 'idle' });
      notify(intent, outcome);
    } catch (error) {
      if (!signal.aborted)
        setStatus({ kind: 'failed', intent, message: error instanceof Error ? error.message : UNKNOWN });
    }
  };
  const rest = () => {
    running.current?.abort();
    setStatus({ kind: 'idle' });
    onKeepFocus();
  };
  return {
    status,
    start: (intent) => {
      running.current?.abort();
      running.current = new AbortController();
      setStatus({ kind: 'busy', intent });
      onKeepFocus();
      void run(intent, running.current);
    },
    cancel: rest,
    dismiss: rest,
  };
}

function notify({ name }: SectionIntent, outcome: SectionOutcome): void {
  if (outcome.kind === 'unchanged') {
    toast({ title: `“${name}” stays as it is`, description: outcome.message });
    return;
  }
  const { wasEdited, message, undo } = outcome;
  const edited = 'Your manual edits are in the previous version.';
  toastUndo(
    {
      title: `“${name}” is rewritten`,
      description: [wasEdited ? edited : '', message ?? ''].filter(Boolean).join(' ') || undefined,
    },
    'Restore the previous wording',
    undo,
  );
}
