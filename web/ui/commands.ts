import { useEffect, useEffectEvent } from 'react';
import { useWindowEvent } from './events.ts';
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

/**
 * Lists a command for as long as the caller is on the page and `isListed`: while it would do something. Keys with 'Mod' do the same
 * from anywhere on the page but what covers it, and never what the browser would do; the app listens for single letters
 * (web/app/command-keys.tsx).
 */
export function useCommand(
  name: string,
  run: (() => void) | undefined,
  keys?: string,
  isListed = run !== undefined,
): void {
  const runLatest = useEffectEvent(() => run?.());
  useEffect(() => {
    if (!isListed) return undefined;
    const command: Command = { name, keys, run: () => runLatest() };
    change({ listed: [...commands.state().listed, command] });
    return () => change({ listed: commands.state().listed.filter((one) => one !== command) });
  }, [name, keys, isListed]);
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isPressed(keys, event)) return;
    event.preventDefault();
    if (!isPageCovered()) run?.();
  };
  useWindowEvent('keydown', onKey, keys?.startsWith('Mod+') ?? false);
}

/** Whether a dialog, a menu or a list is open over the page: keys belong to it then. The card of a claim leaves the page in use. */
export function isPageCovered(): boolean {
  return document.querySelector('[role="dialog"]:not([data-claim-card]), [role="menu"], [role="listbox"]') !== null;
}

function isPressed(keys = '', { key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey !== keys.includes('Shift+')) return false;
  // A layout of other letters has the same keys in the same places.
  const pressed = /^[a-z]+$/i.test(key) ? key : code.replace('Key', '');
  return pressed.toLowerCase() === keys.split('+').at(-1)?.toLowerCase();
}
