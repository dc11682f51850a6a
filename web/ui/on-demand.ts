import { type ComponentType, createElement, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { codeOnDemand } from './code-on-demand.ts';
import { listen } from './events.ts';
import { toastFailure } from './toast-store.ts';
import { whileFetching } from './while-fetching.ts';

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
  const code = codeOnDemand(fetchPart);
  return {
    warm: code.warm,
    useWanted(isWanted, onFailed) {
      const isThere = useSyncExternalStore(
        code.subscribe,
        () => code.there() !== undefined,
        () => false,
      );
      const isMissing = isWanted && !isThere;
      const fail = useEffectEvent(() => {
        sayNotLoaded();
        onFailed?.();
      });
      useEffect(() => {
        if (!isMissing) return undefined;
        let isLeft = false;
        const tryLoading = () => void whileFetching(code.load()).catch(() => isLeft || fail());
        tryLoading();
        const stop = listen(window, 'online', tryLoading);
        return () => {
          isLeft = true;
          stop();
        };
      }, [isMissing]);
      return isThere;
    },
    Part: (props) => {
      const part = code.there();
      return part && createElement(part, props);
    },
  };
}

/** Said when code that was asked for cannot be had. */
export function sayNotLoaded(): void {
  toastFailure('This could not be opened', 'Please check your connection and try again. Your text is saved.');
}
