import type { BillingCycle } from '#shared/plans/catalogue.ts';

/** The billing cycle that is chosen on the page's offer. Outside of React: the offer is a form of the page itself. */
export function chosenCycle(): BillingCycle {
  const chosen = document.querySelector<HTMLInputElement>('[data-offer] [name=billingCycle]:checked')?.value;
  return chosen === 'yearly' ? 'yearly' : 'monthly';
}
