import { type ComponentType, createElement, type ReactNode } from 'react';
import { codeOnDemand } from './code-on-demand.ts';
import { toastFailure } from './toast-store.ts';
import { useFetched, useFetchedOrFailed } from './use-fetched.ts';
import { whileFetching } from './while-fetching.ts';

/** A component whose code is fetched when it is first wanted. */
export interface OnDemand<P> {
  /** Fetches the code before it is wanted, as when a pointer comes near. What fails is tried again when it is wanted. */
  readonly warm: () => void;
  /** Whether it is there, once it has been wanted. When it cannot be had that is said, and `onFailed` called. */
  readonly useWanted: (isWanted: boolean, onFailed?: () => void) => boolean;
  /** The same, with a failure that stays until `retry` or a new network: for a place that says it itself. */
  readonly useWithRetry: (isWanted?: boolean) => ReturnType<typeof useFetchedOrFailed>;
  /** The component, fetched at the latest when it is first shown. When it cannot be had that is said, and `onFailed` called. */
  readonly Part: ComponentType<P & WhileFetched>;
}

interface WhileFetched {
  /** In its place until it is there. */
  waiting?: ReactNode;
  onFailed?: (() => void) | undefined;
}

/** Keeps `fetchPart` out of what a page begins with. */
export function onDemand<P extends object>(fetchPart: () => Promise<ComponentType<P>>): OnDemand<P> {
  const code = codeOnDemand(fetchPart);
  const codeWithProgress = { ...code, load: () => whileFetching(code.load()) };
  const useCode = (isWanted: boolean, onFailed?: () => void) =>
    useFetched(codeWithProgress, isWanted, () => {
      sayNotLoaded();
      onFailed?.();
    });
  return {
    warm: code.warm,
    useWanted: (isWanted, onFailed) => useCode(isWanted, onFailed) !== undefined,
    useWithRetry: (isWanted) => useFetchedOrFailed(codeWithProgress, isWanted),
    Part: (props) => {
      const part = useCode(true, props.onFailed);
      return part ? createElement(part, props) : props.waiting;
    },
  };
}

/** Said when code that was asked for cannot be had. */
export function sayNotLoaded(): void {
  toastFailure('This could not be opened', 'Please check your connection and try again. Your text is saved.');
}
