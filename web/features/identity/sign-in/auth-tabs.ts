import type { AuthTab, AuthView } from '#shared/site/auth-view.ts';

export const TAB_WORDS: Record<AuthTab, { name: string; title: string; heading: string; lead: string }> = {
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
};

const BUYING: Record<AuthTab, string> = {
  'sign-in': 'Sign in and continue to checkout',
  register: 'Create your account and continue to checkout',
};

/** Why one is here, below the heading. */
export function leadOf({ tab, buys }: AuthView): string {
  return buys ? `${BUYING[tab]} for Pro, billed ${buys}.` : TAB_WORDS[tab].lead;
}
