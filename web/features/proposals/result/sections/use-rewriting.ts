import { toast } from '#web/ui/toast.tsx';
import type { SectionActs, SectionIntent } from './section-acts.ts';
import { sayReplaced, useWordsRequest } from './use-words-request.ts';

export type Rewriting = ReturnType<typeof useRewriting>;

interface RewritingOptions {
  readonly acts: SectionActs;
  readonly onKeepFocus: () => void;
}

/** The rewrite of one section. */
export function useRewriting({ acts, onKeepFocus }: RewritingOptions) {
  const { status, start, stop } = useWordsRequest<SectionIntent>({
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
