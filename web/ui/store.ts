import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow. */
export interface Store<Value> {
  readonly state: () => Value;
  readonly set: (next: Value) => void;
  /** Returns the unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Its value in a component; the first one where the page is rendered on the server. */
  readonly use: () => Value;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const state = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    state,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, state, () => first),
  };
}
