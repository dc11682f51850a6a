import { useEffect, useSyncExternalStore } from 'react';
import type { CodeOnDemand } from './code-on-demand.ts';
import { listen } from './listen.ts';

/** Code that nobody waits for, fetched quietly when it is first wanted; without a network it comes when there is one again. */
export function useFetched<Code>({ there, subscribe, warm }: CodeOnDemand<Code>, isWanted = true): Code | undefined {
  const code = useSyncExternalStore(subscribe, there, there);
  const isMissing = isWanted && code === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    warm();
    return listen(window, 'online', warm);
  }, [isMissing, warm]);
  return code;
}
