import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { paths } from '#web/paths.ts';
import { loadPage } from '#web/ui/load-page.ts';
import { toast } from '#web/ui/toast-store.ts';

/**
 * Answers 'Upgrade to Pro' as long as the button of the page itself is there: tells a visitor why they have to sign in, and
 * skips that for signed-in people. Call it once.
 */
export function answerUpgrade(): void {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !('offer' in event.target.dataset)) return;
    event.preventDefault();
    // Known before the first paint; web/site-shell passes it to the page.
    const isSignedIn = 'person' in document.documentElement.dataset;
    (isSignedIn ? leaveToCheckout : leaveToSignIn)(chosenCycle());
  });
}

/** The billing cycle that is chosen on the page's offer. Outside of React: the offer is a form of the page itself. */
export function chosenCycle(): BillingCycle {
  const chosen = document.querySelector<HTMLInputElement>('[data-offer] [name=billingCycle]:checked')?.value;
  return chosen === 'yearly' ? 'yearly' : 'monthly';
}

/** Shows the offer of that cycle. */
export function chooseCycle(cycle: BillingCycle): void {
  const field = document.querySelector<HTMLInputElement>(`[data-offer] [name=billingCycle][value=${cycle}]`);
  if (field) field.checked = true;
}

/** For signed-in people. */
export function leaveToCheckout(cycle: BillingCycle): void {
  void loadPage(`${paths.checkout}?${new URLSearchParams({ billingCycle: cycle })}`);
}

/**
 * For a visitor, who gets to the checkout from there; it is where the form of the offer leads by default. The words are shown
 * where they arrive. Source: docs/spec/accounts.md#pricing-section.
 */
export function leaveToSignIn(cycle: BillingCycle): void {
  toast({ title: 'Login Required', description: 'Please log in or create an account to upgrade to Pro.' });
  void loadPage(`${paths.auth}?${new URLSearchParams({ returnTo: paths.checkout, billingCycle: cycle })}`);
}
