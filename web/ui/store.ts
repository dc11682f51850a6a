/** A value outside of React that others follow: components by `useStore`. Without React, for the scripts of the site. */
export interface Store<Value> {
  readonly state: () => Value;
  /** The value that it began with: where the page is rendered on the server. */
  readonly first: () => Value;
  readonly set: (next: Value) => void;
  /** Returns the unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    state: () => value,
    first: () => first,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
