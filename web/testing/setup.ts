import '../styles/main.css';
import { afterEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#web/features/identity/index.ts';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';

// Files share one page: each test finds it as a new browser would.
afterEach(async () => {
  // While its region is mounted: nobody else tells the library.
  dismissToast(shownToast()?.id ?? 0);
  // Its own hook is there for the first file alone.
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});
