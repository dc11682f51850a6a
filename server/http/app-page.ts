import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NOT_FOUND_TITLE } from '#shared/site/config.ts';
import type { AppContext } from './context.ts';
import type { PageSources } from './page-sources.ts';
import { pagePolicy, permissions } from './security-headers.ts';
import type { InlineHashes } from './site-pages.ts';
import { acceptedEncoding } from './static-files.ts';

const NONCE = '__CSP_NONCE__';

/** A page of the app as it is before someone asks for it. */
export interface AppPage {
  readonly html: string;
  readonly inline?: InlineHashes;
  readonly isKnown: boolean;
  /** Who is not signed in gets another page at the same address. */
  readonly varies: boolean;
  readonly sources: PageSources;
}

/** Sends it with a nonce of this one answer. Nobody's data is in it, and it is never stored: the nonce would be another one. */
export async function appPage(c: AppContext, { html, inline, isKnown, varies, sources }: AppPage): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const headers = {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': pagePolicy(sources, inline, nonce),
    'Permissions-Policy': permissions(sources),
    // Nothing of the app, and no page that does not exist, is for search engines.
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
    Vary: varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  };
  const text = (isKnown ? html : titledNotFound(html)).replaceAll(NONCE, nonce);
  const encoding = acceptedEncoding(c.req.raw, ['br', 'gzip']);
  const body = encoding ? await SHORTER[encoding](text) : Buffer.from(text);
  const encoded = encoding ? { 'Content-Encoding': encoding } : {};
  return c.body(new Uint8Array(body), isKnown ? 200 : 404, { ...headers, ...encoded });
}

/** Every answer is another one, so each is made shorter when it is sent: quickly. */
const SHORTER = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** So that a reader without JavaScript, a robot for one, learns it too. */
function titledNotFound(shell: string): string {
  return shell.replace(/(<title[^>]*>)[^<]*/, `$1${NOT_FOUND_TITLE}`);
}
