import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NOT_FOUND_TITLE } from '#shared/site/config.ts';
import { canonicalPath } from '#shared/site/pages.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import { MEMBERS_PAGES, visitorsPage } from '#shared/site/rendered-pages.ts';
import type { App, AppContext } from './context.ts';
import type { PageSources } from './page-sources.ts';
import { pagePolicy, permissions } from './security-headers.ts';
import { type InlineHashes, inlineHashes, type SitePage } from './site-pages.ts';
import { acceptedEncoding, readStaticFiles, type StaticFile, staticResponse } from './static-files.ts';

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
interface PageFacts {
  readonly sources: PageSources;
  readonly billing: 'live' | 'sandbox' | 'standin' | 'closed';
  readonly analyticsId: string | null;
  /** The day on which the policies changed, at times when that is announced. */
  readonly policyNotice: () => string | null;
  /** The rendered pages by their name (`RENDERED_PAGES`), as they are at this moment. */
  readonly site: () => ReadonlyMap<string, SitePage>;
  /** False when nothing in the request says that someone is signed in. */
  readonly mayBeSignedIn: (c: AppContext) => boolean;
}

/** What a build has put into the folder of the client. */
interface PageFiles {
  readonly byPath: ReadonlyMap<string, StaticFile>;
  /** The HTML of every page of the app that is not rendered; undefined when nothing is built. */
  readonly shell: string | undefined;
}

export function readPageFiles(folder: string): PageFiles {
  return { byPath: readStaticFiles(folder), shell: readShell(folder) };
}

/**
 * Serves what is built: the files of the client, the pages of the site, those for visitors, the tool's page, the one HTML
 * shell of the app for every other page of `PAGE_PATHS`, and the same shell with status 404 for any other path, where the browser
 * shows that there is no such page. Mount it last.
 */
export function servePages(app: App, files: PageFiles, facts: PageFacts): void {
  const { sources, billing, analyticsId, policyNotice, site } = facts;
  const shell = files.shell?.replaceAll(BILLING, billing).replaceAll(ANALYTICS, analyticsId ?? '');
  app.get('*', (c) => {
    const { path } = c.req;
    const file = files.byPath.get(path);
    if (file) {
      c.set('pattern', 'static');
      return staticResponse(c.req.raw, file);
    }
    if (path.startsWith('/assets/')) return c.text('Not found', 404);
    return (
      redirectMoved(c) ??
      sitePage(c, site(), sources) ??
      pageForVisitor(c, facts) ??
      pageOfApp(c, shell?.replaceAll(POLICY, policyNotice() ?? ''), facts)
    );
  });
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
}

/** A page that is found at another address. */
function redirectMoved(c: AppContext): Response | undefined {
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
  return page ? renderedPage(c, page, sources) : c.text(NOT_BUILT, 503);
}

/**
 * The sign-in page, and the members' pages for who has no session: the same for every visitor, and for no search engine. The app
 * answers at the same addresses, so a cache must look at the cookies.
 */
function pageForVisitor(c: AppContext, { site, sources, mayBeSignedIn }: PageFacts): Response | undefined {
  const { path } = c.req;
  const name = visitorsPage(path, new URL(c.req.url).searchParams);
  const isForMembers = MEMBERS_PAGES.includes(path);
  const page = name === undefined || (isForMembers && mayBeSignedIn(c)) ? undefined : site().get(name);
  if (!page) return undefined;
  c.set('pattern', path);
  const answer = renderedPage(c, page, sources);
  answer.headers.set('X-Robots-Tag', 'noindex');
  if (isForMembers) answer.headers.append('Vary', 'Cookie');
  return answer;
}

function renderedPage(c: AppContext, page: SitePage, sources: PageSources): Response {
  const answer = staticResponse(c.req.raw, page.file);
  answer.headers.set('Content-Security-Policy', pagePolicy(sources, page.inline));
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
    return appPage(c, {
      html: rendered.file.plain.toString(),
      inline: rendered.inline,
      isKnown,
      varies: false,
      sources,
    });
  }
  if (shell === undefined) return c.text(NOT_BUILT, isKnown ? 503 : 404);
  const varies = MEMBERS_PAGES.includes(path);
  return appPage(c, { html: shell, inline: inlineHashes(shell), isKnown, varies, sources });
}

function readShell(folder: string): string | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const NONCE = '__CSP_NONCE__';

/** A page of the app as it is before someone asks for it. */
interface AppPage {
  readonly html: string;
  readonly inline?: InlineHashes;
  readonly isKnown: boolean;
  /** Who is not signed in gets another page at the same address. */
  readonly varies: boolean;
  readonly sources: PageSources;
}

/** Sends it with a nonce of this one answer. Nobody's data is in it, and it is never stored: the nonce would be another one. */
async function appPage(c: AppContext, { html, inline, isKnown, varies, sources }: AppPage): Promise<Response> {
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
