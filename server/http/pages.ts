import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND_TITLE } from '#shared/site/config.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import type { App, AppContext } from './context.ts';
import type { PageSources } from './page-sources.ts';
import { pagePolicy, permissions } from './security-headers.ts';
import { readStaticFiles, staticResponse } from './static-files.ts';

const NONCE = '__CSP_NONCE__';
/** Which world payments are made in: the first thing a page says of itself, so it is in the page. */
const BILLING = '__BILLING__';
const NOT_BUILT = 'The pages are not built yet: run `npm run build`, or use `npm run dev`.';
const KNOWN_PAGES: ReadonlySet<string> = new Set(Object.values(PAGE_PATHS));

/** What this installation's pages are told, and may load. */
export interface PageFacts {
  readonly sources: PageSources;
  readonly billing: 'live' | 'sandbox' | 'standin' | 'closed';
}

/**
 * Serves the built client of `folder`: its files, the one HTML shell for every page of `PAGE_PATHS`, and the same shell
 * with status 404 for any other path, where the browser shows that there is no such page. Mount it last.
 */
export function servePages(app: App, folder: string, { sources, billing }: PageFacts): void {
  const files = readStaticFiles(folder);
  const shell = readShell(folder)?.replaceAll(BILLING, billing);
  app.get('*', (c) => {
    const file = files.get(c.req.path);
    if (file) {
      c.set('pattern', 'static');
      return staticResponse(c.req.raw, file);
    }
    return page(c, shell, sources);
  });
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
}

function page(c: AppContext, shell: string | undefined, sources: PageSources): Response {
  const { path } = c.req;
  if (path.startsWith('/assets/')) return c.text('Not found', 404);
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (withoutSlash !== path && KNOWN_PAGES.has(withoutSlash)) return c.redirect(withoutSlash, 308);
  const isKnown = KNOWN_PAGES.has(path);
  c.set('pattern', isKnown ? path : 'no such page');
  if (shell === undefined) return c.text(NOT_BUILT, isKnown ? 503 : 404);
  const nonce = randomBytes(16).toString('base64');
  const html = (isKnown ? shell : titledNotFound(shell)).replaceAll(NONCE, nonce);
  // A stored page would carry a nonce that its policy no longer names.
  const headers = {
    'Content-Security-Policy': pagePolicy(nonce, sources),
    'Permissions-Policy': permissions(sources),
    'Cache-Control': 'no-cache',
  };
  return c.html(html, isKnown ? 200 : 404, headers);
}

function readShell(folder: string): string | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** So that a reader without JavaScript, a robot for one, learns it too. */
function titledNotFound(shell: string): string {
  return shell.replace(/(<title[^>]*>)[^<]*/, `$1${NOT_FOUND_TITLE}`);
}
