import { type ComponentType, createElement, useState } from 'react';
import { codeOnDemand } from './code-on-demand.ts';
import { toastFailure } from './toast-store.ts';
import { useFetched } from './use-fetched.ts';
import { whileFetching } from './while-fetching.ts';

/** A component whose code is fetched when it is first wanted. */
export interface OnDemand<P> {
  /** Fetches the code before it is wanted, as when a pointer comes near. What fails is tried again when it is wanted. */
  readonly warm: () => void;
  /** Whether it is there, once it has been wanted. When it cannot be had that is said, and `onFailed` called. */
  readonly useWanted: (isWanted: boolean, onFailed?: () => void) => boolean;
  /** The same, with a failure that stays until `retry`: for a place that says it itself. */
  readonly useWithRetry: () => { readonly isThere: boolean; readonly hasFailed: boolean; readonly retry: () => void };
  /** The component; nothing until it is there. */
  readonly Part: ComponentType<P>;
}

/** Keeps `fetchPart` out of what a page begins with. */
export function onDemand<P extends object>(fetchPart: () => Promise<ComponentType<P>>): OnDemand<P> {
  const code = codeOnDemand(fetchPart);
  const codeWithProgress = { ...code, load: () => whileFetching(code.load()) };
  const useCode = (isWanted: boolean, onFailed: () => void) =>
    useFetched(codeWithProgress, isWanted, onFailed) !== undefined;

  function useWithRetry() {
    const [hasFailed, setFailed] = useState(false);
    const isThere = useCode(!hasFailed, () => setFailed(true));
    return { isThere, hasFailed, retry: () => setFailed(false) };
  }
  return {
    warm: code.warm,
    useWanted: (isWanted, onFailed) =>
      useCode(isWanted, () => {
        sayNotLoaded();
        onFailed?.();
      }),
    useWithRetry,
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
