import { useSyncExternalStore } from 'react';
import type { Workspace } from '#web/features/proposals/index.ts';

export function useWorkspaceState(workspace: Workspace) {
  return useSyncExternalStore(workspace.store.subscribe, workspace.store.state, workspace.store.state);
}

export function useWorkspaceStatus(workspace: Workspace) {
  return useSyncExternalStore(workspace.subscribe, workspace.status, workspace.status);
}
