import { useCallback, useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/** Whether the window is such, for what is built differently there and not only styled: `(min-width: 48rem)`. False where it is prerendered. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => listen(matchMedia(query), 'change', listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** The window width from which the tool has a column beside its steps. */
export const HAS_COLUMN = '(min-width: 64rem)';

/** One column, held in a hand. */
export const PHONE = '(max-width: 39.99rem)';
