/** Pages as a visitor opens them; the pages of signing in have their states in the component tests. */
export const VISITOR_PAGES = [
  '/',
  '/pricing',
  '/faq#data',
  '/contact',
  '/terms',
  '/privacy',
  '/proposal-tool',
  '/auth',
  '/auth?tab=register',
  '/forgot-password',
  '/reset-password?token=some',
  '/account',
  '/checkout',
  '/checkout/success',
  '/checkout/cancel',
  '/no-such-page',
] as const;

/** The same for someone who is signed in. */
export const SIGNED_IN_PAGES = [
  '/',
  '/proposal-tool',
  '/account?tab=profile',
  '/account?tab=proposals',
  '/account?tab=writer',
  '/account?tab=subscription',
  '/account?tab=security',
  '/verify-email?token=some',
] as const;
