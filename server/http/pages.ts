import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND_TITLE } from '#shared/site/config.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import type { App, AppContext } from './context.ts';
import { pagePolicy } from './security-headers.ts';
import { readStaticFiles, staticResponse } from './static-files.ts';

const NONCE = '__CSP_NONCE__';
const NOT_BUILT = 'The pages are not built yet: run `npm run build`, or use `npm run dev`.';
const KNOWN_PAGES: ReadonlySet<string> = new Set(Object.values(PAGE_PATHS));

/**
 * Serves the built client of `folder`: its files, the one HTML shell for every page of `PAGE_PATHS`, and the same shell
 * with status 404 for any other path, where the browser shows that there is no such page. Mount it last.
 */
export function servePages(app: App, folder: string): void {
  const files = readStaticFiles(folder);
  const shell = readShell(folder);
  app.get('*', (c) => {
    const file = files.get(c.req.path);
    if (file) {
      c.set('pattern', 'static');
      return staticResponse(c.req.raw, file);
    }
    return page(c, shell);
  });
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
}

function page(c: AppContext, shell: string | undefined): Response {
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
  const headers = { 'Content-Security-Policy': pagePolicy(nonce), 'Cache-Control': 'no-cache' };
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
