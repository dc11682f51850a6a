import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

type Events = WindowEventMap & DocumentEventMap;

/** Listens to these events until the function that it returns is called. */
export function listen<Name extends keyof Events>(
  target: EventTarget,
  names: Name | readonly Name[],
  act: (event: Events[Name]) => void,
): () => void;
export function listen(target: EventTarget, names: string | readonly string[], act: EventListener): () => void {
  const ended = new AbortController();
  for (const name of [names].flat()) target.addEventListener(name, act, { signal: ended.signal });
  return () => ended.abort();
}

/** Listens for as long as the component is there and `isOn`; `act` is always that of the last rendering. */
export function useWindowEvent<Name extends keyof Events>(
  name: Name,
  act: (event: Events[Name]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(act);
  useEffect(() => (isOn ? listen(window, name, (event) => onEvent(event)) : undefined), [name, isOn]);
}

/** Whether the browser knows that there is no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(followNetwork, isOffline, () => false);
}

const followNetwork = (listener: () => void) => listen(window, ['online', 'offline'], listener);
const isOffline = () => !navigator.onLine;
