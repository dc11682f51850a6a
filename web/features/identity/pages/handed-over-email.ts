import { HANDED_OVER_EMAIL } from '../sign-in/hand-over-email.ts';

/** The email that the page before has handed over, or ''. */
export function handedOverEmail(): string {
  try {
    return sessionStorage.getItem(HANDED_OVER_EMAIL) ?? '';
  } catch {
    // Storage is blocked: nothing was kept.
    return '';
  }
}

/** It is for one page. */
export function forgetHandedOverEmail(): void {
  try {
    sessionStorage.removeItem(HANDED_OVER_EMAIL);
  } catch {
    // Nothing was kept.
  }
}
