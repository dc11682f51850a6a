import { useSyncExternalStore } from 'react';
import { chosenTheme, subscribeToTheme, type Theme } from '#web/site-shell/theme-store.ts';

export { followTheme, nextTheme, setTheme } from '#web/site-shell/theme-store.ts';

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, chosenTheme, () => 'light');
}
