import { safeReturnTo, withBillingCycle } from '#shared/identity/return-to.ts';
import type { AuthView } from '#shared/site/auth-view.ts';
import { type AuthTab, firstTab } from '#shared/site/auth-view.ts';
import { loadPage } from '#web/ui/load-page.ts';
import { IdentityError } from '../identity-client.ts';
import { type Failure, failureOf } from './attempt.ts';

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
  change((query) => (tab === firstTab(buys) ? query.delete('tab') : query.set('tab', tab)));
}

const CAME_BACK = { message: 'You came back from Google without signing in.' };

/** The failure that the address names, after a sign-in by Google; shown once, as after a reload nobody has tried anything. */
export async function takeFailure(): Promise<Failure | undefined> {
  const error = new URLSearchParams(location.search).get('error');
  if (error === null) return undefined;
  const { identityErrorNamed } = await import('../identity-failure.ts');
  change((query) => query.delete('error'));
  const named = identityErrorNamed(error);
  // From the address of a page that went to Google itself: there was no window to close.
  if (named.code === 'popup-closed-by-user') return failureOf('signIn', new IdentityError(named.code, CAME_BACK));
  return failureOf('signIn', named);
}

function change(apply: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  apply(query);
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}
