import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { CodeOnDemand } from './code-on-demand.ts';
import { listen } from './listen.ts';

/**
 * Code that is fetched when it is first wanted, again with each new network until it is there; undefined until then. `onFailed` for
 * what someone waits for.
 */
export function useFetched<Code>(
  { there, subscribe, load }: Pick<CodeOnDemand<Code>, 'there' | 'subscribe' | 'load'>,
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
