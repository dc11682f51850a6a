import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeToTheme, type Theme } from '#web/site-shell/theme-store.ts';

export { colourBrowserBar, setTheme } from '#web/site-shell/theme-store.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light');
}
