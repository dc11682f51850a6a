import { useSyncExternalStore } from 'react';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { chosenCycle } from './chosen-cycle.ts';

/** `chosenCycle`, kept up to date. Apart from it: the page's own script knows no React. */
export function useChosenCycle(): BillingCycle {
  return useSyncExternalStore(onChange, chosenCycle);
}

function onChange(listener: () => void): () => void {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}
