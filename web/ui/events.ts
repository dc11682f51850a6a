import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type EventName, type EventOf, listen } from './listen.ts';

/** Listens for as long as the component is there and `isOn`; `act` is always that of the last rendering. */
export function useWindowEvent<Name extends EventName>(
  name: Name,
  act: (event: EventOf<Name>) => void,
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
