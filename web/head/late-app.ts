import { isEarly } from './early-input.ts';

/** On a slow network the app takes ten seconds. */
const LATE_AFTER_MS = 20_000;

/** Shows `LateNote` (`data-late`) when the app cannot be loaded; Try again waits for the server, not to end on an error page. */
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
