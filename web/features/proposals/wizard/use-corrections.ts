import { toast } from '#web/ui/toast.tsx';
import { type BriefCorrections, withCorrection } from '../brief-panel/index.ts';
import type { Wizard } from './wizard-context.ts';

/** Time to change one's mind. */
const UNDO_MS = 10_000;

/** Correcting the reading of this post: it is read again at once, and the next proposal is written by it. */
export function useCorrections({ state, current, dispatch }: Wizard): BriefCorrections {
  const { notWork, questions } = state.corrections;
  return {
    count: notWork.length + questions.length,
    onCorrect(kind, sentence) {
      const before = current().corrections;
      dispatch({ type: 'corrected', corrections: withCorrection(before, kind, sentence) });
      toast({
        title: kind === 'not_work' ? 'Removed from the needs' : 'Moved to the questions',
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          altText: 'Press Undo under the needs',
          onClick: () => dispatch({ type: 'corrected', corrections: before }),
        },
      });
    },
    onReset: () => dispatch({ type: 'corrected', corrections: { notWork: [], questions: [] } }),
  };
}
