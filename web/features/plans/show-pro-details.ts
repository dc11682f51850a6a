import type { BillingCycle } from '#shared/plans/catalogue.ts';

export interface Showing {
  readonly isOpen: boolean;
  readonly cycle: BillingCycle;
  /** How often it was opened: each time it starts from the beginning. */
  readonly times: number;
}

let showing: Showing = { isOpen: false, cycle: 'monthly', times: 0 };
const listeners = new Set<() => void>();

/** Opens all that Pro adds, with its price; `cycle` is what was chosen before. */
export function showProDetails(cycle: BillingCycle = 'monthly'): void {
  change({ isOpen: true, cycle, times: showing.times + 1 });
}

export function setProDetailsOpen(isOpen: boolean): void {
  change({ ...showing, isOpen });
}

export function proDetails(): Showing {
  return showing;
}

export function subscribeToProDetails(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Showing): void {
  showing = next;
  for (const listener of listeners) listener();
}
