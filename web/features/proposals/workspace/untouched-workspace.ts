import { createWizardStore } from '../wizard/wizard-store.ts';
import type { Workspace } from './workspace.ts';
import { VISITORS_WORKSPACE } from './workspace-database.ts';

/** A visitor's empty workspace, to render the first screen with. It is never changed. */
export function untouchedWorkspace(): Workspace {
  const nothing = () => undefined;
  const done = async () => undefined;
  const undo = () => undo;
  return {
    owner: VISITORS_WORKSPACE,
    arrival: 'nothing',
    store: createWizardStore(),
    writer: { start: done, resume: done, stop: nothing, detach: nothing },
    status: () => STATUS,
    subscribe: () => nothing,
    listen: nothing,
    beforeReplace: () => nothing,
    replace: undo,
    stashFor: done,
    keepInStash: async () => ({ show: done, remove: done }),
    restoreStashed: done,
    removeStashed: async () => done,
    takeOver: done,
    flush: done,
    leave: nothing,
    close: done,
  };
}

const STATUS: ReturnType<Workspace['status']> = { role: 'owner', connection: 'connected', isKept: true, stash: [] };
