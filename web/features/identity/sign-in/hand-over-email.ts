export const HANDED_OVER_EMAIL = 'handed-over-email';

/** Keeps the email that was typed for the page of a forgotten password, in this tab: it has no place in an address. */
export function handOverEmail(email: string): void {
  try {
    sessionStorage.setItem(HANDED_OVER_EMAIL, email);
  } catch {
    // Storage is blocked: it is typed again.
  }
}
