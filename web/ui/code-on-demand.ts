/** Code that is fetched when it is first wanted. */
export interface CodeOnDemand<Code> {
  /** Undefined until it has come. */
  readonly there: () => Code | undefined;
  /** One fetch for any number of calls. After a failure the next call retries. */
  readonly load: () => Promise<Code>;
  /** Fetches it before it is wanted. */
  readonly warm: () => void;
  /** `listener` hears when it has come. Answers the way to hear no more. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps what `fetchCode` fetches out of what a page begins with. */
export function codeOnDemand<Code>(fetchCode: () => Promise<Code>): CodeOnDemand<Code> {
  let code: Code | undefined;
  let fetching: Promise<Code> | undefined;
  const listeners = new Set<() => void>();

  async function fetchOnce(): Promise<Code> {
    try {
      code = await fetchCode();
    } catch (error) {
      fetching = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return code;
  }
  function load(): Promise<Code> {
    fetching ??= fetchOnce();
    return fetching;
  }
  return {
    there: () => code,
    load,
    warm: () => void load().catch(() => undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
