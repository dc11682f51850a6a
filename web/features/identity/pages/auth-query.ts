import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IdentityError } from '../identity-client.ts';
import { identityErrorNamed } from '../identity-failure.ts';
import { type Failure, failureOf } from './attempt.ts';

export const AUTH_TABS = {
  'sign-in': {
    name: 'Sign In',
    title: 'Sign in',
    heading: 'Sign in',
    lead: 'What you’ve written so far will be moved to your account.',
  },
  register: {
    name: 'Sign Up',
    title: 'Sign up',
    heading: 'Create your account',
    lead: 'An email and a password are all we ask. What you’ve written so far will be moved to your account.',
  },
} as const;
type AuthTab = keyof typeof AUTH_TABS;

export function isAuthTab(value: string | null): value is AuthTab {
  return value !== null && Object.hasOwn(AUTH_TABS, value);
}

/** What the address of the page says: the tab, in step with what is shown, and the error of a sign-in by Google. */
export function useAuthQuery() {
  const [query, setQuery] = useSearchParams();
  const [failure] = useState(() => failureIn(query.get('error')));
  const asked = query.get('tab');
  const buys = checkoutIn(query);
  // Most people who come here to buy have no account yet.
  const first: AuthTab = buys ? 'register' : 'sign-in';
  const tab: AuthTab = isAuthTab(asked) ? asked : first;
  const change = (apply: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(query);
    apply(next);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const showTab = (to: AuthTab) => change((next) => (to === first ? next.delete('tab') : next.set('tab', to)));
  // Shown once: after a reload it would be about an attempt that nobody has made.
  useEffect(() => {
    if (query.has('error')) change((next) => next.delete('error'));
  });
  return { tab, failure, showTab, lead: buys ? `${BUYING[tab]} for Pro, billed ${buys}.` : AUTH_TABS[tab].lead };
}

const BUYING: Record<AuthTab, string> = {
  'sign-in': 'Sign in and continue to checkout',
  register: 'Create your account and continue to checkout',
};

/** The cycle that this person is about to buy; undefined for who comes for something else. */
function checkoutIn(query: URLSearchParams): 'monthly' | 'yearly' | undefined {
  const [returnTo = '', ...more] = query.getAll('returnTo');
  if (more.length > 0 || !/^\/checkout(?:\?|$)/.test(returnTo)) return undefined;
  return `${returnTo}&${query}`.includes('billingCycle=yearly') ? 'yearly' : 'monthly';
}

const CAME_BACK = { message: 'You came back from Google without signing in.' };

function failureIn(error: string | null): Failure | undefined {
  if (error === null) return undefined;
  const named = identityErrorNamed(error);
  // From the address of a page that went to Google itself: there was no window to close.
  if (named.code === 'popup-closed-by-user') return failureOf('signIn', new IdentityError(named.code, CAME_BACK));
  return failureOf('signIn', named);
}
