import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isOffline } from '#web/api/network.ts';
import { refreshUser } from '#web/features/identity/index.ts';
import type { Desk, WorkShapes } from '#web/features/proposals/index.ts';
import { toast } from '#web/ui/toast.tsx';
import { readAuto } from './auto-switch.ts';
import { draftServer } from './draft-server.ts';
import { Keeper } from './keeper.ts';

/** The keeper of a desk for as long as it is shown and its person has drafts; undefined otherwise. */
export function useKeeper(desk: Desk, shapes: WorkShapes, mayStore: boolean): Keeper | undefined {
  const keeper = useMemo(() => (mayStore ? keeperOf(desk, shapes) : undefined), [desk, shapes, mayStore]);
  useEffect(() => {
    if (!keeper) return undefined;
    const stopListening = listen(keeper);
    return () => {
      stopListening();
      keeper.stop();
    };
  }, [keeper]);
  return keeper;
}

function keeperOf(desk: Desk, shapes: WorkShapes): Keeper {
  const isAuto = readAuto(desk.owner);
  return new Keeper({ desk, shapes, server: draftServer, isOffline, isAuto, onFailed: sayFailed, onEnded: sayEnded });
}

export function useDeskState(desk: Desk) {
  return useSyncExternalStore(desk.store.subscribe, desk.store.state);
}

export function useDeskStatus(desk: Desk) {
  return useSyncExternalStore(desk.subscribe, desk.status);
}

export function useKeeperStatus(keeper: Keeper) {
  return useSyncExternalStore(keeper.subscribe, keeper.status);
}

/** A page that is left is saved before; one that is seen again looks whether another device went on meanwhile. */
function listen(keeper: Keeper): () => void {
  const leave = () => keeper.leave();
  const look = () => {
    if (document.visibilityState === 'hidden') leave();
    else void keeper.reconcile();
  };
  const tick = () => void keeper.tick();
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', tick);
  window.addEventListener('offline', tick);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', tick);
    window.removeEventListener('offline', tick);
  };
}

/** Source of the title: seeds 001 §8. */
function sayFailed(message: string): void {
  toast({ title: 'Auto-save failed', description: message, variant: 'destructive' });
}

function sayEnded(): void {
  toast({
    title: 'Auto-save has stopped',
    description: 'Drafts are part of Pro, which has ended. What you type is kept on this device.',
  });
  // So that the rest of the page knows it as well.
  void refreshUser().catch(() => undefined);
}
