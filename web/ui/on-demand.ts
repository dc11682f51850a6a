import { type ComponentType, createElement, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { toast } from './toast-store.ts';

/** A component whose code is fetched when it is first wanted. */
export interface OnDemand<P> {
  /** Fetches the code before it is wanted, as when a pointer comes near. What fails is tried again when it is wanted. */
  readonly warm: () => void;
  /** Whether it is there, once it has been wanted. When it cannot be had that is said, and `onFailed` called. */
  readonly useWanted: (isWanted: boolean, onFailed?: () => void) => boolean;
  /** The component; nothing until it is there. */
  readonly Part: ComponentType<P>;
}

/** Keeps `fetchPart` out of what a page begins with. */
export function onDemand<P extends object>(fetchPart: () => Promise<ComponentType<P>>): OnDemand<P> {
  let part: ComponentType<P> | undefined;
  let fetching: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function fetchOnce(): Promise<void> {
    part = await fetchPart();
    for (const listener of listeners) listener();
  }
  function load(): Promise<void> {
    fetching ??= fetchOnce().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    warm: () => void load().catch(() => undefined),
    useWanted(isWanted, onFailed) {
      const isThere = useSyncExternalStore(subscribe, () => part !== undefined);
      const isMissing = isWanted && !isThere;
      const fail = useEffectEvent(() => {
        sayFailed();
        onFailed?.();
      });
      useEffect(() => {
        if (!isMissing) return undefined;
        let isLeft = false;
        const tryLoading = () => void load().catch(() => isLeft || fail());
        tryLoading();
        window.addEventListener('online', tryLoading);
        return () => {
          isLeft = true;
          window.removeEventListener('online', tryLoading);
        };
      }, [isMissing]);
      return isThere;
    },
    Part: (props) => part && createElement(part, props),
  };
}

function sayFailed(): void {
  toast({
    title: 'This could not be opened',
    description: 'Please check your connection and try again. Your text is kept.',
    variant: 'destructive',
  });
}
