import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath } from '#shared/site/pages.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import { appPage } from './app-page.ts';
import type { App, AppContext } from './context.ts';
import type { PageSources } from './page-sources.ts';
import { permissions, sitePolicy } from './security-headers.ts';
import { inlineHashes, type SitePage } from './site-pages.ts';
import { readStaticFiles, staticResponse } from './static-files.ts';

/** Which world payments are made in: the first thing a page says of itself, so it is in the page. */
const BILLING = '__BILLING__';
/** By which visits are counted; empty where they are not. */
const ANALYTICS = '__ANALYTICS__';
/** The day on which the policies changed, while that is announced; else empty. */
const POLICY = '__POLICY__';
const NOT_BUILT = 'The pages are not built yet: run `npm run build`, or use `npm run dev`.';
const KNOWN_PAGES: ReadonlySet<string> = new Set(Object.values(PAGE_PATHS));
const ONE_PROPOSAL = new RegExp(`^${PAGE_PATHS.proposals}/[0-9a-f-]{36}$`, 'i');

/** The settings of this installation's pages, and what they may load. */
export interface PageFacts {
  readonly sources: PageSources;
  readonly billing: 'live' | 'sandbox' | 'standin' | 'closed';
  readonly analyticsId: string | null;
  /** The day on which the policies changed, at times when that is announced. */
  readonly policyNotice: () => string | null;
  /** The pages of the site by their path, as they are sent at this moment, and the tool's as it was rendered. */
  readonly site: () => ReadonlyMap<string, SitePage>;
}

/**
 * Serves what is built: the files of the client in `folder`, the pages of the site, the tool's page, the one HTML shell of the app
 * for every other page of `PAGE_PATHS`, and the same shell with status 404 for any other path, where the browser shows that there
 * is no such page. Mount it last.
 */
export function servePages(app: App, folder: string, facts: PageFacts): void {
  const files = readStaticFiles(folder);
  const { sources, billing, analyticsId, policyNotice, site } = facts;
  const shell = readShell(folder)
    ?.replaceAll(BILLING, billing)
    .replaceAll(ANALYTICS, analyticsId ?? '');
  app.get('*', (c) => {
    const { path } = c.req;
    const file = files.get(path);
    if (file) {
      c.set('pattern', 'static');
      return staticResponse(c.req.raw, file);
    }
    if (path.startsWith('/assets/')) return c.text('Not found', 404);
    return (
      remoteChanges(c) ??
      sitePage(c, site(), sources) ??
      pageOfApp(c, shell?.replaceAll(POLICY, policyNotice() ?? ''), facts)
    );
  });
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
}

/** A page that is found at another address. */
function remoteChanges(c: AppContext): Response | undefined {
  const { path } = c.req;
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (withoutSlash !== path && KNOWN_PAGES.has(withoutSlash)) return c.redirect(withoutSlash, 308);
  if (path === PAGE_PATHS.upgrade) return c.redirect(PAGE_PATHS.pricing, 308);
  return undefined;
}

/** The same for everybody, so it may be cached, and is revalidated by its tag. */
function sitePage(c: AppContext, site: ReadonlyMap<string, SitePage>, sources: PageSources): Response | undefined {
  const { path } = c.req;
  if (canonicalPath(path) === undefined) return undefined;
  c.set('pattern', path);
  const page = site.get(path);
  if (!page) return c.text(NOT_BUILT, 503);
  const answer = staticResponse(c.req.raw, page.file);
  answer.headers.set('Content-Security-Policy', sitePolicy(page.inline, sources));
  answer.headers.set('Permissions-Policy', permissions(sources));
  return answer;
}

/** The tool's with its first screen in it; of any other the shell, in which the browser shows it. */
function pageOfApp(c: AppContext, shell: string | undefined, facts: PageFacts): Response | Promise<Response> {
  const { path } = c.req;
  const { sources } = facts;
  const known = ONE_PROPOSAL.test(path) ? `${PAGE_PATHS.proposals}/:id` : path;
  const isKnown = known !== path || KNOWN_PAGES.has(path);
  c.set('pattern', isKnown ? known : 'no such page');
  const rendered = path === PAGE_PATHS.proposalTool ? facts.site().get(path) : undefined;
  if (rendered) {
    return appPage(c, { html: rendered.file.plain.toString(), inline: rendered.inline, isKnown, sources });
  }
  if (shell === undefined) return c.text(NOT_BUILT, isKnown ? 503 : 404);
  return appPage(c, { html: shell, inline: inlineHashes(shell), isKnown, sources });
}

function readShell(folder: string): string | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
