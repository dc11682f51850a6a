import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isOffline } from '#web/api/network.ts';
import { refreshUser, reportSessionEnded } from '#web/features/identity/index.ts';
import { type Desk, saveBeforeLeaving, type WorkShapes } from '#web/features/proposals/index.ts';
import { toast } from '#web/ui/toast.tsx';
import { readAuto } from './auto-switch.ts';
import { draftServer } from './draft-server.ts';
import { Finishing } from './finishing.ts';
import { Keeper } from './keeper.ts';

/** The keeper of a desk for as long as it is shown and its person has drafts; undefined otherwise. */
export function useKeeper(desk: Desk, shapes: WorkShapes, mayStore: boolean): Keeper | undefined {
  const keeper = useMemo(() => (mayStore ? keeperOf(desk, shapes) : undefined), [desk, shapes, mayStore]);
  useEffect(() => {
    if (!keeper) return undefined;
    const stopListening = listen(keeper);
    const stopSaving = saveBeforeLeaving(async () => {
      await keeper.flush();
      await desk.flush();
    });
    return () => {
      stopListening();
      stopSaving();
      keeper.stop();
    };
  }, [keeper, desk]);
  return keeper;
}

function keeperOf(desk: Desk, shapes: WorkShapes): Keeper {
  const isAuto = readAuto(desk.owner);
  const told = { onFailed: sayFailed, onEnded: sayEnded, onRemoved: sayRemoved };
  const onSessionEnded = () => void reportSessionEnded().then((isBack) => (isBack ? keeper.tick() : undefined));
  const parts = { desk, shapes, server: draftServer, finishing, isOffline, isTyping, isAuto, ...told, onSessionEnded };
  const keeper = new Keeper(parts);
  return keeper;
}

/** As long as the page: what one keeper has left behind may come back under the next. */
const finishing = new Finishing();

/** The keys go into a text. */
function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]') ?? false
  );
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

/** Source of the title: docs/spec/proposals.md §8. */
function sayFailed(message: string): void {
  toast({ title: 'Auto-save failed', description: message, variant: 'destructive' });
}

function sayRemoved(): void {
  toast({
    title: 'This draft was deleted elsewhere',
    description: 'What is on your desk stays here. Once it changes, it is saved as a new draft.',
  });
}

function sayEnded(): void {
  toast({
    title: 'Auto-save has stopped',
    description: 'Drafts are part of Pro, which has ended. What you type is kept on this device.',
  });
  // So that the rest of the page knows it as well.
  void refreshUser().catch(() => undefined);
}
