import { SIGNED_IN_HINT_COOKIE } from '#shared/identity/names.ts';
import { asksNotToBeTracked, keptChoice } from '#web/analytics/consent.ts';
import { POLICY_KEY } from '#web/site-shell/dismiss-policy.ts';
import { markTheme, THEME_KEY, themeNamed } from '#web/site-shell/theme-store.ts';
import { readStored } from '#web/ui/browser-storage.ts';

// What styles read from the root element. Set before the first paint, so that nothing flashes and nothing moves.

/** That scripts run, and the chosen theme. */
export function markScriptsAndTheme(): void {
  document.documentElement.dataset.scripts = '';
  markTheme(themeNamed(readStored('local', THEME_KEY)));
}

/** Whether this browser was signed in when it last looked. */
export function markPerson(): void {
  if (new RegExp(`(^|; )${SIGNED_IN_HINT_COOKIE}=[^;]`).test(document.cookie)) {
    document.documentElement.dataset.person = '';
  }
}

/** Removes the day of the policy change if its notice was dismissed here. */
export function hideDismissedPolicy(): void {
  const { dataset } = document.documentElement;
  if (readStored('local', POLICY_KEY) === dataset.policy) delete dataset.policy;
}

/** Reserves space for the question about visits, where they are counted and nobody has answered yet. */
export function markConsentQuestion(): void {
  const { dataset } = document.documentElement;
  if (!dataset.visits?.startsWith('G-') || asksNotToBeTracked(window)) return;
  if (keptChoice(window) === undefined) dataset.asking = '';
}
