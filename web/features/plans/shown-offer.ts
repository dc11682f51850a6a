import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { createStore } from '#web/ui/store.ts';

export interface ShownOffer {
  readonly isOpen: boolean;
  /** Monthly until another is chosen. Source: docs/spec/accounts.md §9. */
  readonly cycle: BillingCycle;
  /** All that Pro adds, or the short offer with the way to that. */
  readonly isWhole: boolean;
  /** What was asked for that Pro has, in a sentence or two; left out, the short offer says what Pro is. */
  readonly reason: string | undefined;
  /** How often it was opened: each time it starts from the beginning. */
  readonly times: number;
}

/** The one offer of Pro, which any screen may open. */
export const shownOffer = createStore<ShownOffer>({
  isOpen: false,
  cycle: 'monthly',
  isWhole: false,
  reason: undefined,
  times: 0,
});

/** Opens the short offer: where something locked was touched, or after a few proposals. */
export function offerPro(reason?: string): void {
  show({ isWhole: false, reason });
}

/** Opens all that Pro adds, with its price. */
export function showProDetails(): void {
  show({ isWhole: true });
}

export function hideOffer(): void {
  shownOffer.set({ ...shownOffer.state(), isOpen: false });
}

export function chooseCycle(cycle: BillingCycle): void {
  shownOffer.set({ ...shownOffer.state(), cycle });
}

function show(what: Partial<ShownOffer>): void {
  const now = shownOffer.state();
  const begun: ShownOffer = now.isOpen ? now : { ...now, cycle: 'monthly', times: now.times + 1 };
  shownOffer.set({ ...begun, ...what, isOpen: true });
}
