export interface State<T extends { subject: string }> {
  /** Resolves when there is a first value. */
  known(): Promise<void>;
  set(value: T | null): void;
  /** Called at once with what is known, then at each change. Returns the unsubscribe. */
  listen(listener: (value: T | null) => void): () => void;
}

/** The signed-in person; listeners hear of each change once. */
export function createState<T extends { subject: string }>(): State<T> {
  const listeners = new Set<(value: T | null) => void>();
  let resolveFirst = () => {};
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  let present: T | null | undefined;
  return {
    known: () => first,
    set(value) {
      const isNews = present === undefined || present?.subject !== value?.subject;
      present = value;
      resolveFirst();
      if (isNews) for (const listener of listeners) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      if (present !== undefined) listener(present);
      return () => void listeners.delete(listener);
    },
  };
}
