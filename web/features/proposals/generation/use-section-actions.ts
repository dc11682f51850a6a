import { offerPro } from '#web/features/plans/index.ts';
import type { SectionActions } from '../result/sections/section-actions.ts';
import { locksOf } from '../wizard/locks.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What can be done with the sections in the workspace. */
export function useSectionActions(workspace: Workspace): SectionActions {
  const { state, dispatch, may } = useWizard();
  return {
    locks: state.locks,
    lock: (part, isLocked) => dispatch({ type: 'section-locked', part, isLocked }),
    lockedTones: locksOf(may).tones,
    offerTones: () => offerPro(),
    rewrite: async (intent, signal) => (await loadChanges()).rewriteInWorkspace(workspace, may, intent, signal),
    change: async (change, signal) => (await loadChanges()).changeLetter(workspace, may, change, signal),
    findModel: async (signal) => (await loadChanges()).findModel(signal),
  };
}

const loadChanges = () => import('./change-letter.ts');
