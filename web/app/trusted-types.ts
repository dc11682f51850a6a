/** The part of the Trusted Types API used here; the standard DOM types do not carry it. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => { createScriptURL: (url: string) => unknown };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Google's, which Firebase loads for its window and its check. The content policy lets them in only where Firebase is used. */
const GOOGLE = ['https://apis.google.com/', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
/** The payment provider's own place. */
const PADDLE = 'https://cdn.paddle.com/paddle/';
/** The payment emulator of a fresh machine; the content policy names its port, or allows none. */
const EMULATOR = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+\/paddle\.js$/;

/** Our own workers, by the names that the build gives them. */
const WORKER = /^\/assets\/(?:pdf|document)-worker-[\w-]+\.js$/;

function isAllowed(url: string): boolean {
  return [...GOOGLE, PADDLE].some((allowed) => url.startsWith(allowed)) || EMULATOR.test(url) || isWorker(url);
}

function isWorker(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.origin);
  return origin === window.location.origin && WORKER.test(pathname);
}

/**
 * Under `require-trusted-types-for 'script'` the browser refuses every assignment of a string to `innerHTML`. The
 * components' library sets the text of its style tags that way. A string without `<` cannot create an element, so it is
 * let through; HTML is refused.
 */
export function allowPlainText(): void {
  const types = window.trustedTypes;
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (isAllowed(url) ? url : null),
  });
}
