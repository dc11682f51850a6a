import { useEffect, useRef, useState } from 'react';
import { toast, toastUndo } from '#web/ui/toast.tsx';
import type { SectionActions, SectionIntent, SectionOutcome } from './section-actions.ts';

type Status<Intent> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly intent: Intent }
  | { readonly kind: 'failed'; readonly intent: Intent; readonly message: string };

const UNKNOWN = 'Something went wrong. Please try again.';

interface RewriteRequestOptions<Intent> {
  readonly ask: (intent: Intent, signal: AbortSignal) => Promise<SectionOutcome>;
  /** Says how it went; what it returns is shown as the failure. */
  readonly onOutcome: (intent: Intent, outcome: SectionOutcome) => string | undefined;
  readonly onStatus?: ((isBusy: boolean) => void) | undefined;
}

/** A request for other words, of which the latest counts. It ends with its place on the screen, as when editing begins. */
export function useRewriteRequest<Intent>({ ask, onOutcome, onStatus }: RewriteRequestOptions<Intent>) {
  const [status, setStatus] = useState<Status<Intent>>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const show = (next: Status<Intent>) => {
    setStatus(next);
    onStatus?.(next.kind === 'busy');
  };
  const start = async (intent: Intent): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    show({ kind: 'busy', intent });
    try {
      const outcome = await ask(intent, signal);
      if (signal.aborted) return;
      const message = onOutcome(intent, outcome);
      show(message === undefined ? { kind: 'idle' } : { kind: 'failed', intent, message });
    } catch (error) {
      if (!signal.aborted) show({ kind: 'failed', intent, message: error instanceof Error ? error.message : UNKNOWN });
    }
  };
  const stop = () => {
    running.current?.abort();
    show({ kind: 'idle' });
  };
  return { status, start, stop };
}

/** Says that other words are in place, and offers the ones before. */
export function sayReplaced(title: string, { wasEdited, message, undo }: SectionOutcome & { kind: 'rewritten' }): void {
  const edited = wasEdited ? 'Your manual edits are in the previous version.' : '';
  const description = [edited, message ?? ''].filter(Boolean).join(' ') || undefined;
  toastUndo({ title, description }, 'Restore the previous wording', undo);
}

export type Rewriting = ReturnType<typeof useRewriting>;

/** The rewrite of one section. */
export function useRewriting({ acts, onKeepFocus }: { acts: SectionActions; onKeepFocus: () => void }) {
  const { status, start, stop } = useRewriteRequest<SectionIntent>({
    ask: acts.rewrite,
    onOutcome({ name }, outcome) {
      if (outcome.kind === 'rewritten') sayReplaced(`“${name}” is rewritten`, outcome);
      else toast({ title: `“${name}” stays as it is`, description: outcome.message });
      return undefined;
    },
  });
  return {
    status,
    start: (intent: SectionIntent) => {
      void start(intent);
      onKeepFocus();
    },
    stop: () => {
      stop();
      onKeepFocus();
    },
  };
}
