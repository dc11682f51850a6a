import { toastUndo } from '#web/ui/toast.tsx';
import { type BriefCorrections, withCorrection } from '../brief-panel/index.ts';
import type { Wizard } from './wizard-context.ts';

/** Correcting the reading of this post: it is read again at once, and the next proposal is written by it. */
export function useCorrections({ state, current, dispatch }: Wizard): BriefCorrections {
  const { notWork, questions } = state.corrections;
  return {
    count: notWork.length + questions.length,
    onCorrect(kind, sentence) {
      const before = current().corrections;
      dispatch({ type: 'corrected', corrections: withCorrection(before, kind, sentence) });
      toastUndo(
        { title: kind === 'not_work' ? 'Removed from the needs' : 'Moved to the questions' },
        'Press Undo under the needs',
        () => dispatch({ type: 'corrected', corrections: before }),
      );
    },
    onReset: () => dispatch({ type: 'corrected', corrections: { notWork: [], questions: [] } }),
  };
}
