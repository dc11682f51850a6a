import { store } from '#web/ui/browser-storage.ts';

/** What a person chose. 'system' is whatever the device says at that moment. */
export type Theme = 'light' | 'dark' | 'system';

// The plain word is stored; it is read before the first paint (web/head/root-marks.ts).
// Source: docs/spec/accounts.md#theme-and-analytics, docs/spec/decisions.md#contracts.
export const THEME_KEY = 'theme';
const listeners = new Set<() => void>();

export function chosenTheme(): Theme {
  const { theme, followsSystem } = document.documentElement.dataset;
  if (followsSystem !== undefined) return 'system';
  return theme === 'dark' ? 'dark' : 'light';
}

/** The one that a press on the theme button chooses. */
export function nextTheme(theme: Theme): Theme {
  return ({ light: 'dark', dark: 'system', system: 'light' } as const)[theme];
}

export function setTheme(theme: Theme): void {
  show(theme);
  store('local', THEME_KEY, theme);
}

/** The theme by its stored word; light for anything else. */
export function themeNamed(word: string | null): Theme {
  return word === 'dark' || word === 'system' ? word : 'light';
}

/** Sets what styles read: `data-theme`, which is light or dark, and `data-follows-system`. */
export function markTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') dataset.followsSystem = '';
  else delete dataset.followsSystem;
  dataset.theme = theme === 'dark' || (theme === 'system' && systemIsDark().matches) ? 'dark' : 'light';
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Follows what is chosen here. Returns the unsubscribe. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows what is chosen in other tabs, and the system. Once, at the start; the system may have changed since the first paint. */
export function followTheme(): void {
  // The script in the head knows no colours.
  colourBrowserBar();
  const followSystem = () => chosenTheme() === 'system' && show('system');
  window.addEventListener('storage', ({ key, newValue }) => key === THEME_KEY && show(themeNamed(newValue)));
  systemIsDark().addEventListener('change', followSystem);
  followSystem();
}

/** Gives the browser's bar the background colour. */
function colourBrowserBar(): void {
  const workspace = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', workspace);
}

function show(theme: Theme): void {
  markTheme(theme);
  colourBrowserBar();
  for (const listener of listeners) listener();
}
