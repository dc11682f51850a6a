export const MAX_EMAIL_CHARS = 254;

/**
 * The name that a person signs in with. Of the form text@text.text without spaces it is an address, else a username. Source:
 * docs/spec/accounts.md §5.
 */
export function isEmailAddress(identifier: string): boolean {
  return identifier.length <= MAX_EMAIL_CHARS && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(identifier.trim());
}
