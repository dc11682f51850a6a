import { useEffect, useEffectEvent } from 'react';
import { createStore } from './store.ts';
import { useStore } from './use-store.ts';

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

const commands = createStore<Commands>({ listed: [], shown: undefined });
const change = (part: Partial<Commands>) => commands.set({ ...commands.state(), ...part });

/** Opens the command palette or the list of keys; undefined closes what is open. */
export function showCommands(shown: Commands['shown']): void {
  change({ shown });
}

export function useShownCommands(): Commands {
  return useStore(commands);
}

/** Lists a command for as long as the caller is on the page and `run` is there. */
export function useCommand(name: string, run: (() => void) | undefined, keys?: string): void {
  const runLatest = useEffectEvent(() => run?.());
  const isOffered = run !== undefined;
  useEffect(() => {
    if (!isOffered) return undefined;
    const command: Command = { name, keys, run: () => runLatest() };
    change({ listed: [...commands.state().listed, command] });
    return () => change({ listed: commands.state().listed.filter((one) => one !== command) });
  }, [name, keys, isOffered]);
}
