import { useEffect, useRef, useState } from 'react';
import { toast, toastUndo } from '#web/ui/toast.tsx';
import type { Done } from '../../generation/generation-state.ts';
import type { Change, ChangeActions, Changed } from './change-actions.ts';

/** How far a change is. Only what is kept counts. */
export type ChangeStatus =
  | { readonly kind: 'closed' }
  /** Its form is open, for a piece of the text that was chosen or for all of it. */
  | { readonly kind: 'open'; readonly selection: string }
  | { readonly kind: 'busy'; readonly change: Change }
  | { readonly kind: 'failed'; readonly change: Change; readonly message: string }
  /** To be compared with what was there. */
  | { readonly kind: 'review'; readonly change: Change; readonly changed: Changed }
  | { readonly kind: 'openings'; readonly change: Change; readonly changed: Changed };

const CLOSED: ChangeStatus = { kind: 'closed' };
const UNKNOWN = 'Something went wrong. Please try again.';
const NOTHING_CHANGED = 'Nothing was changed.';
const CHANGED_MEANWHILE = 'The text was changed in the meantime, so nothing was replaced.';

export type Changes = ReturnType<typeof useChanges>;

/** Changes by a language model, one at a time: asked for, compared, kept or dropped. */
export function useChanges(acts: ChangeActions | undefined) {
  const [status, setStatus] = useState<ChangeStatus>(CLOSED);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  if (!acts) return undefined;
  const close = () => {
    running.current?.abort();
    setStatus(CLOSED);
  };
  const keep = (before: Done, after: Done) => {
    setStatus(CLOSED);
    if (!acts.keep(before, after)) return void toast({ title: 'Nothing was replaced', description: CHANGED_MEANWHILE });
    toastUndo({ title: 'Your proposal is changed' }, 'Restore the previous wording', () => acts.undo(before));
  };
  const start = async (change: Change): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const fail = (message: string) => setStatus({ kind: 'failed', change, message });
    setStatus({ kind: 'busy', change });
    try {
      const changed = await acts.ask(change, signal);
      if (signal.aborted) return;
      if (change.request.kind === 'openings' && changed.openings.length > 0)
        return setStatus({ kind: 'openings', change, changed });
      if (changed.isUnchanged) return fail(changed.message ?? NOTHING_CHANGED);
      // What is only added is seen at once.
      if (change.request.kind === 'continue') return keep(changed.before, changed.after);
      setStatus({ kind: 'review', change, changed });
    } catch (error) {
      if (!signal.aborted) fail(error instanceof Error ? error.message : UNKNOWN);
    }
  };
  return {
    status,
    acts,
    open: (selection = '') => setStatus({ kind: 'open', selection }),
    start: (change: Change) => void start(change),
    /** Back to the form, with nothing changed. */
    stop: () => {
      running.current?.abort();
      setStatus((now) => ('change' in now ? { kind: 'open', selection: now.change.selection } : now));
    },
    keep,
    close,
  };
}
