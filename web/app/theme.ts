import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

// The plain word is stored; web/public/theme.js reads it before the first paint. Source: seeds 000 §2, decisions.
const KEY = 'theme';
const listeners = new Set<() => void>();

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

export function setTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  colourBrowserBar();
  for (const listener of listeners) listener();
}

/** Gives the browser's own bar the colour of the desk. Called at the start as well: the file that sets the theme knows no colours. */
export function colourBrowserBar(): void {
  const desk = getComputedStyle(document.documentElement).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', desk);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === KEY) show(event.newValue === 'dark' ? 'dark' : 'light');
}
