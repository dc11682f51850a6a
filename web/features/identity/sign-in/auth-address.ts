import { safeReturnTo, withBillingCycle } from '#shared/identity/return-to.ts';
import { type AuthTab, type AuthView, firstTab } from '#shared/site/auth-view.ts';
import { loadPage } from '#web/ui/load-page.ts';

// What the address of the sign-in page says and keeps.

/** Where the link to the page wants a person to be once they are signed in. Source: docs/spec/accounts.md#auth. */
export function destination(): string {
  const query = new URLSearchParams(globalThis.location?.search);
  // A parameter given twice is ambiguous: it counts as none.
  const intents = query.getAll('returnTo');
  const returnTo = safeReturnTo(intents.length === 1 ? intents[0] : intents);
  return withBillingCycle(returnTo, query.get('billingCycle'));
}

/** Leads who is signed in to their destination. Back leads to where they came from. */
export function continueToDestination(): void {
  // What is for visitors is not shown any more (styles/known-first.css).
  document.documentElement.dataset.person = '';
  void loadPage(destination(), { replace: true });
}

/** Keeps the open tab in the address, for a reload. */
export function keepTab(tab: AuthTab, buys: AuthView['buys']): void {
  changeQuery((query) => (tab === firstTab(buys) ? query.delete('tab') : query.set('tab', tab)));
}

/** Changes the query of the address in place. */
export function changeQuery(apply: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  apply(query);
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}
