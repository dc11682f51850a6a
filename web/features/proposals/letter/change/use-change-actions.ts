import { isSameDocument } from '#shared/proposals/document/index.ts';
import { offerPro } from '#web/features/plans/index.ts';
import { locksOf } from '../../wizard/locks.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import type { ChangeActions } from './change-actions.ts';

const loadChange = () => import('./ask-for-change.ts');

/** Changes of the proposal in the workspace. */
export function useChangeActions(): ChangeActions {
  const { current, dispatch, may } = useWizard();
  return {
    ask: async (change, signal) => (await loadChange()).askForChange(current(), may, change, signal),
    keep(before, after) {
      const { generation, edit } = current();
      if (generation.status !== 'done' || edit !== null) return false;
      if (!isSameDocument(generation.document, before.document)) return false;
      dispatch({ type: 'letter-changed', letter: after });
      return true;
    },
    undo(before) {
      const { history } = current();
      const isThere = history.some(({ document }) => isSameDocument(document, before.document));
      if (isThere) dispatch({ type: 'version-restored', document: before.document });
      return isThere;
    },
    findModel: async (signal) => (await loadChange()).findModel(signal),
    lockedTones: locksOf(may).tones,
    offerTones: () => offerPro(),
  };
}
