import { isEarly } from './early-input.ts';

/** On a slow network the app takes ten seconds. */
const LATE_AFTER_MS = 20_000;

/**
 * Shows the note of late-note.tsx (`data-late`) when the app's first file cannot be loaded, or has not come for long. 'Try again'
 * reloads the page once the server answers: a reload in vain would show the browser's own error page.
 */
export function watchForLateApp(): void {
  addEventListener('unhandledrejection', sayLate);
  setTimeout(sayLate, LATE_AFTER_MS);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-try-again]')) void reloadOnceReachable();
  });
}

function sayLate(): void {
  if (isEarly()) document.documentElement.dataset.late = '';
}

async function reloadOnceReachable(): Promise<void> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {
    document.documentElement.dataset.late = 'offline';
  }
}
