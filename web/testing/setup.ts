import '../styles/main.css';
import { afterEach, vi } from 'vitest';
import { queryClient } from '#web/features/identity/index.ts';

// Files share one page: each test finds it as a new browser would.
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});
