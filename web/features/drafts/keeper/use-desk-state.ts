import { useSyncExternalStore } from 'react';
import type { Desk } from '#web/features/proposals/index.ts';

export function useDeskState(desk: Desk) {
  return useSyncExternalStore(desk.store.subscribe, desk.store.state, desk.store.state);
}

export function useDeskStatus(desk: Desk) {
  return useSyncExternalStore(desk.subscribe, desk.status, desk.status);
}
