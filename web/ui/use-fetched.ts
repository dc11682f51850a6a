import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { CodeOnDemand } from './code-on-demand.ts';
import { useWindowEvent } from './events.ts';
import { listen } from './listen.ts';

type Fetching<Code> = Pick<CodeOnDemand<Code>, 'there' | 'subscribe' | 'load'>;

/** Code that is fetched when first wanted, and again with each new network until it is there. `onFailed` for what someone waits for. */
export function useFetched<Code>(
  { there, subscribe, load }: Fetching<Code>,
  isWanted = true,
  onFailed: () => void = () => undefined,
): Code | undefined {
  const code = useSyncExternalStore(subscribe, there, () => undefined);
  const isMissing = isWanted && code === undefined;
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLeft = false;
    const tryLoading = () => void load().catch(() => isLeft || fail());
    tryLoading();
    const stop = listen(window, 'online', tryLoading);
    return () => {
      isLeft = true;
      stop();
    };
  }, [isMissing, load]);
  return code;
}

/** The same, with a failure that stays until `retry` or a new network: for a place that says it itself. */
export function useFetchedOrFailed<Code>(code: Fetching<Code>, isWanted = true) {
  const [hasFailed, setFailed] = useState(false);
  const retry = () => setFailed(false);
  const isThere = useFetched(code, isWanted && !hasFailed, () => setFailed(true)) !== undefined;
  useWindowEvent('online', retry);
  return { isThere, hasFailed, retry };
}
