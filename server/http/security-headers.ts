import type { ServerResponse } from 'node:http';
import { OWN_SOURCES_ONLY, type PageSources } from './page-sources.ts';
import type { InlineHashes } from './site-pages.ts';

// Policies that may turn text into markup: our own default one, and those the editor's libraries make for themselves.
const TRUSTED_TYPES = 'default ProseMirrorClipboard';

const REFUSED = ['camera', 'microphone', 'geolocation', 'usb', 'browsing-topics'];

/** What every answer carries: pages, assets, API, 404 and 500. A page replaces the content policy by its own. */
export function setSecurityHeaders(response: ServerResponse, isHttps: boolean): void {
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  // Not no-referrer: under it browsers send `Origin: null` with some of our own requests.
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  // Sign-in by Google opens a window that has to be able to talk back.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', permissions(OWN_SOURCES_ONLY));
  if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}

/** What of the browser's a page may use: nothing but, where Pro is sold, its ways to pay in the provider's frame. */
export function permissions({ payers }: PageSources): string {
  const payment = payers.length > 0 ? `(self ${payers.map((payer) => `"${payer}"`).join(' ')})` : '()';
  return [...REFUSED.map((name) => `${name}=()`), `payment=${payment}`].join(', ');
}

/** The content policy of a page: nothing inline but these hashes and this nonce, no other host but `from`. */
export function pagePolicy(
  from: PageSources = OWN_SOURCES_ONLY,
  inline: InlineHashes = { scripts: [], styles: [] },
  nonce?: string,
): string {
  const styles = [...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...inline.styles];
  const also = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${also([...inline.scripts, ...from.scripts])}`,
    `style-src 'self'${also([...styles, ...from.styles])}`,
    `img-src 'self'${also(from.images)}`,
    "font-src 'self'",
    `connect-src 'self'${also(from.calls)}`,
    ...(from.frames.length > 0 ? [`frame-src${also(from.frames)}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}${also(from.trustedTypes)}`,
  ].join('; ');
}
