import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something that can be done, as the command palette lists it. */
export interface Command {
  readonly name: string;
  /** The key that does the same, as in 'Mod+Shift+C'. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

interface Commands {
  /** Those of what is shown on the page. */
  readonly listed: readonly Command[];
  readonly shown: 'palette' | 'keys' | undefined;
}

let state: Commands = { listed: [], shown: undefined };
const NONE: Commands = state;
const listeners = new Set<() => void>();

function change(part: Partial<Commands>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** Opens the command palette or the list of keys; undefined closes what is open. */
export function showCommands(shown: Commands['shown']): void {
  change({ shown });
}

export function useShownCommands(): Commands {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => NONE,
  );
}

/** Lists a command for as long as the caller is on the page and `run` is there. */
export function useCommand(name: string, run: (() => void) | undefined, keys?: string): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const isOffered = run !== undefined;
  useEffect(() => {
    if (!isOffered) return undefined;
    const command: Command = { name, keys, run: () => latest.current?.() };
    change({ listed: [...state.listed, command] });
    return () => change({ listed: state.listed.filter((one) => one !== command) });
  }, [name, keys, isOffered]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
