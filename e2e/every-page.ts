/** Pages that are rendered before the first request, as a visitor opens them. */
export const SITE_PAGES = ['/', '/pricing', '/faq#data', '/contact', '/terms', '/privacy'] as const;

/** The app's pages for a visitor; the pages of signing in have their states in the component tests. */
export const APP_PAGES = [
  '/proposal-tool',
  '/auth',
  '/auth?tab=register',
  '/forgot-password',
  '/reset-password?token=some',
  '/account',
  '/me',
  '/checkout',
  '/checkout/success',
  '/checkout/cancel',
  '/no-such-page',
] as const;

/** Pages for someone who is signed in. */
export const SIGNED_IN_PAGES = [
  '/',
  '/proposal-tool',
  '/me',
  '/account?tab=profile',
  '/account?tab=proposals',
  '/account?tab=writer',
  '/account?tab=subscription',
  '/account?tab=security',
  '/verify-email?token=some',
] as const;
