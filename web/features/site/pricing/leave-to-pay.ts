import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { paths } from '#web/paths.ts';
import { loadPage } from '#web/ui/load-page.ts';
import { toast } from '#web/ui/toast-store.ts';

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
