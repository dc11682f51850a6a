import { useEffect, useRef, useState } from 'react';
import { toastUndo } from '#web/ui/toast.tsx';
import type { LetterChange, SectionActs, SectionOutcome } from '../sections/section-acts.ts';
import { rememberRequest } from './recent-requests.ts';

const UNKNOWN = 'Something went wrong. Please try again.';

interface ChangeOptions {
  readonly acts: SectionActs;
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
  /** The letter has been changed. */
  readonly onChanged: () => void;
}

/** One change being written. It ends with its place on the screen. */
export function useChange({ acts, onBusy, onChanged }: ChangeOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const show = (busy: boolean, failed: string | null) => {
    setIsBusy(busy);
    setFailure(failed);
    onBusy?.(busy);
  };
  const start = async (change: LetterChange) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    show(true, null);
    rememberRequest(change.request);
    try {
      const outcome = await acts.change(change, own.signal);
      if (own.signal.aborted) return;
      show(false, outcome.kind === 'unchanged' ? outcome.message : null);
      if (outcome.kind === 'unchanged') return;
      onChanged();
      sayChanged(change, outcome);
    } catch (error) {
      if (!own.signal.aborted) show(false, error instanceof Error ? error.message : UNKNOWN);
    }
  };
  const stop = () => {
    running.current?.abort();
    show(false, null);
  };
  return { isBusy, failure, start, stop };
}

function sayChanged({ section }: LetterChange, outcome: SectionOutcome & { kind: 'rewritten' }): void {
  const { wasEdited, message, undo } = outcome;
  const edited = 'Your manual edits are in the previous version.';
  toastUndo(
    {
      title: section ? `“${section.name}” is changed` : 'Your proposal is changed',
      description: [wasEdited ? edited : '', message ?? ''].filter(Boolean).join(' ') || undefined,
    },
    'Restore the previous wording',
    undo,
  );
}
