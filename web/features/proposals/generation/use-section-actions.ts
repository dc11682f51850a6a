import { FREE_STYLE, FREE_TONE } from '#shared/proposals/options.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import { offerPro } from '#web/features/plans/index.ts';
import type { SectionActions } from '../result/sections/section-actions.ts';
import { locksOf } from '../wizard/locks.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What can be done with the sections in the workspace. */
export function useSectionActions(workspace: Workspace): SectionActions {
  const { state, current, dispatch, may } = useWizard();
  return {
    locks: state.locks,
    lock: (part, isLocked) => dispatch({ type: 'section-locked', part, isLocked }),
    lockedTones: locksOf(may).tones,
    offerTones: () => offerPro(),
    rewrite: async (intent, signal) => (await loadChanges()).rewriteInWorkspace(workspace, may, intent, signal),
    change: async (change, signal) => (await loadChanges()).changeLetter(workspace, may, change, signal),
    findModel: async (signal) => (await loadChanges()).findModel(signal),
    putOpening({ section, openings, name }) {
      const { generation, edit } = current();
      if (generation.status !== 'done' || edit !== null) return undefined;
      const { tone = FREE_TONE, style = FREE_STYLE } = generation.made ?? {};
      const made: Provenance = { at: Date.now(), tone, style, section: { part: section.part, action: 'choose', name } };
      dispatch({ type: 'section-rewritten', section, openings, made });
      return () => dispatch({ type: 'version-restored', document: generation.document });
    },
  };
}

const loadChanges = () => import('./change-letter.ts');
