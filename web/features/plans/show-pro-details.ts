import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { createStore } from '#web/ui/store.ts';

export interface Showing {
  readonly isOpen: boolean;
  readonly cycle: BillingCycle;
  /** How often it was opened: each time it starts from the beginning. */
  readonly times: number;
}

/** The dialog of all that Pro adds, which any screen may open. */
export const proDetails = createStore<Showing>({ isOpen: false, cycle: 'monthly', times: 0 });

/** Opens all that Pro adds, with its price; `cycle` is what was chosen before. */
export function showProDetails(cycle: BillingCycle = 'monthly'): void {
  proDetails.set({ isOpen: true, cycle, times: proDetails.state().times + 1 });
}

export function hideProDetails(): void {
  proDetails.set({ ...proDetails.state(), isOpen: false });
}
