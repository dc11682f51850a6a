/** The part of the Trusted Types API used here; the standard DOM types do not carry it. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Under `require-trusted-types-for 'script'` the browser refuses every assignment of a string to `innerHTML`. The
 * components' library sets the text of its style tags that way. A string without `<` cannot create an element, so it is
 * let through; HTML goes through the sanitiser's own policy or is refused.
 */
export function allowPlainText(): void {
  const types = window.trustedTypes;
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
