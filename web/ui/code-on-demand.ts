import { createStore } from './store.ts';

/** Code that is fetched when it is first needed. */
export interface CodeOnDemand<Code> {
  /** Undefined until it is loaded. */
  readonly there: () => Code | undefined;
  /** One fetch for any number of calls. After a failure the next call retries. */
  readonly load: () => Promise<Code>;
  /** Fetches it before it is needed. */
  readonly warm: () => void;
  /** Calls `listener` once it is loaded. Returns the unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Loads code only when it is needed, so that it is not part of the first load. */
export function codeOnDemand<Code>(fetchCode: () => Promise<Code>): CodeOnDemand<Code> {
  const code = createStore<Code | undefined>(undefined);
  let fetching: Promise<Code> | undefined;

  async function fetchOnce(): Promise<Code> {
    try {
      const fetched = await fetchCode();
      code.set(fetched);
      return fetched;
    } catch (error) {
      fetching = undefined;
      throw error;
    }
  }
  function load(): Promise<Code> {
    fetching ??= fetchOnce();
    return fetching;
  }
  return {
    there: code.state,
    load,
    warm: () => void load().catch(() => undefined),
    subscribe: code.subscribe,
  };
}
