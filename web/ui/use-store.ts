import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The value of a store in a component. */
export function useStore<Value>({ subscribe, state, first }: Omit<Store<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, state, first);
}
