import { type Auth, GoogleAuthProvider, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { SIGNED_IN_HINT_COOKIE } from '#shared/identity/names.ts';
import { untilBackFromGoogle } from '../google-window.ts';
import { createHint } from '../hint.ts';
import { identityErrorOf } from './error-codes.ts';

/**
 * Opens Google's window, 500 × 600 as the library does it. Where the browser blocks it the whole page goes to Google and comes
 * back to the same address, which is then signed in; that promise ends only if the person comes back by the Back button.
 */
export async function signInByGoogle(auth: Auth): Promise<void> {
  const google = new GoogleAuthProvider();
  // People with several accounts choose each time. Source: docs/spec/accounts.md §7.
  google.setCustomParameters({ prompt: 'select_account' });
  try {
    await signInWithPopup(auth, google);
  } catch (error) {
    if (identityErrorOf(error).code !== 'popup-blocked') throw error;
    expectReturn();
    await Promise.race([signInWithRedirect(auth, google), untilBackFromGoogle()]).finally(() => endReturn(false));
  }
}

const RETURN_EXPECTED = 'google-return-expected';
const RETURN_WITHIN_SECONDS = 600;

/** The page of Google's redirect must ask Firebase for the user; it does so if the hint is set. */
function expectReturn(): void {
  sessionStorage.setItem(RETURN_EXPECTED, 'true');
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=firebase; Path=/; Max-Age=${RETURN_WITHIN_SECONDS}; SameSite=Lax`;
}

/** After Firebase's answer: a person who returned without signing in is a visitor again. */
export function endReturn(isSignedIn: boolean): void {
  if (!globalThis.sessionStorage?.getItem(RETURN_EXPECTED)) return;
  sessionStorage.removeItem(RETURN_EXPECTED);
  if (!isSignedIn) createHint(document).remove();
}

const SCRIPTS = 'https://apis.google.com';

/** The window opens only while the click is fresh, so the way to Google's scripts is made before it. */
export function preconnectToGoogle(): void {
  if (document.head.querySelector(`link[href="${SCRIPTS}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: SCRIPTS }));
}
