import { setNonce } from 'get-nonce';

/** The nonce this page's style policy asks for; undefined where there is no such policy (development, tests). */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce || undefined;
}

/** Lets the components' library mark the style tags it injects. Called once, before the first render. */
export function applyStyleNonce(): void {
  const nonce = styleNonce();
  if (nonce) setNonce(nonce);
}
