import type { Islands } from './site-shell/bring-islands-to-life.ts';

/**
 * The parts of the site's pages that do something, by the name that their place in the page carries. Each is fetched where it
 * stands, and on no other page.
 */
export const ISLANDS: Islands = {
  'auth-forms': async () => (await import('./features/identity/sign-in/auth-forms.tsx')).AuthForms,
};
