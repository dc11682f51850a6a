import type { LetterChange, SectionActs } from '../sections/section-acts.ts';
import { sayReplaced, useWordsRequest } from '../sections/use-words-request.ts';
import { rememberRequest } from './recent-requests.ts';

interface ChangeOptions {
  readonly acts: SectionActs;
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
  /** The letter has been changed. */
  readonly onChanged: () => void;
}

/** One change being written. */
export function useChange({ acts, onBusy, onChanged }: ChangeOptions) {
  const { status, start, stop } = useWordsRequest<LetterChange>({
    ask: acts.change,
    onStatus: (isBusy) => onBusy?.(isBusy),
    onOutcome({ section }, outcome) {
      if (outcome.kind === 'unchanged') return outcome.message;
      onChanged();
      sayReplaced(section ? `“${section.name}” is changed` : 'Your proposal is changed', outcome);
      return undefined;
    },
  });
  return {
    isBusy: status.kind === 'busy',
    failure: status.kind === 'failed' ? status.message : null,
    start: (change: LetterChange) => {
      rememberRequest(change.request);
      void start(change);
    },
    stop,
  };
}
