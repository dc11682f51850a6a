export type Theme = 'light' | 'dark';

// The plain word is stored; it is read before the first paint (web/head/root-marks.ts).
// Source: docs/spec/accounts.md#theme-and-analytics, docs/spec/decisions.md#contracts.
export const THEME_KEY = 'theme';
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

/** Follows what is chosen here and in other tabs. Answers the way to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

/** Gives the browser's own bar the colour of the workspace. Called at the start as well: what sets the theme first knows no colours. */
export function colourBrowserBar(): void {
  const workspace = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', workspace);
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  colourBrowserBar();
  for (const listener of listeners) listener();
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === THEME_KEY) show(event.newValue === 'dark' ? 'dark' : 'light');
}
