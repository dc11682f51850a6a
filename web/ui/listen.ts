type Events = WindowEventMap & DocumentEventMap;
export type EventName = keyof Events;
export type EventOf<Name extends EventName> = Events[Name];

/** Listens to these events until the function that it returns is called. Without React, for the scripts of the site. */
export function listen<Name extends EventName>(
  target: EventTarget,
  names: Name | readonly Name[],
  act: (event: EventOf<Name>) => void,
): () => void;
export function listen(target: EventTarget, names: string | readonly string[], act: EventListener): () => void {
  const ended = new AbortController();
  for (const name of [names].flat()) target.addEventListener(name, act, { signal: ended.signal });
  return () => ended.abort();
}
