import { SITE } from '#shared/site/config.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import { policyNoticeAt } from '#shared/site/policy-notice.ts';
import { robotsTxt, sitemapXml } from '#shared/site/search-engines.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import type { Config } from '../config.ts';
import type { App, AppContext } from './context.ts';
import { pageSourcesOf } from './page-sources.ts';
import { readPageFiles, servePages } from './pages.ts';
import { loadSiteByDay } from './site-pages.ts';

/** The pages of this installation, in memory. They need no database. */
export interface InstalledPages {
  /** Serves them; mount it last. `mayBeSignedIn` is false when nothing in the request says that someone is signed in. */
  mount(app: App, mayBeSignedIn: (c: AppContext) => boolean): void;
}

/** Where the build has put them. */
interface BuiltFolders {
  readonly clientDir: string;
  readonly siteDir: string;
}

/** Reads them; renders those that show other settings than the build's, unless that was done before. */
export async function loadPages(
  config: Config,
  { clientDir, siteDir }: BuiltFolders,
  now: () => number = Date.now,
): Promise<InstalledPages> {
  const settings = siteSettingsOf(config);
  const policyNotice = () => policyNoticeAt(config.policyChangedOn, now());
  const site = await loadSiteByDay({ siteDir, dataDir: config.dataDir }, settings, policyNotice);
  const files = readPageFiles(clientDir);
  const { origin, supportEmail, billing, analyticsId } = settings;
  return {
    mount(app, mayBeSignedIn) {
      mountSearchEngines(app, origin);
      mountSecurityTxt(app, { origin, email: supportEmail, now });
      servePages(app, files, {
        sources: pageSourcesOf(config),
        billing,
        analyticsId,
        policyNotice,
        site,
        mayBeSignedIn,
      });
    },
  };
}

type SiteConfig = Pick<
  Config,
  | 'appOrigin'
  | 'supportEmail'
  | 'freeWeeklyLimit'
  | 'paddle'
  | 'policyChangedOn'
  | 'analyticsId'
  | 'firebase'
  | 'google'
  | 'passwordMinLength'
>;

/** What of the configuration the pages of the site show, in the order in which the build writes it down. */
export function siteSettingsOf(config: SiteConfig): SiteSettings {
  return {
    origin: config.appOrigin ?? SITE.url,
    supportEmail: config.supportEmail,
    freeWeeklyLimit: config.freeWeeklyLimit ?? null,
    billing: config.paddle?.environment ?? 'closed',
    policyChangedOn: config.policyChangedOn ?? null,
    analyticsId: config.analyticsId ?? null,
    signIn: {
      kind: config.firebase ? 'firebase' : 'embedded',
      hasGoogle: (config.firebase ?? config.google) !== undefined,
      passwordMinLength: config.passwordMinLength,
    },
  };
}

/** An hour: robots ask before each visit, and what is said changes with the installation alone. */
const CACHE = 'public, max-age=3600';

/** Lists for robots what they may fetch and which pages exist, with the site's public address. */
function mountSearchEngines(app: App, origin: string): void {
  const answers = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robotsTxt(origin) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemapXml(origin) },
  ];
  for (const { path, type, text } of answers) {
    app.get(path, (c) => {
      c.set('pattern', path);
      return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': CACHE });
    });
  }
}

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year; it is written anew for each answer. */
const VALID_DAYS = 180;

interface SecurityContact {
  /** Where the site is reached, without a slash at its end. */
  readonly origin: string;
  readonly email: string;
  readonly now: () => number;
}

/** Says where security problems are reported. Source: https://www.rfc-editor.org/rfc/rfc9116 */
function mountSecurityTxt(app: App, { origin, email, now }: SecurityContact): void {
  app.get(PATH, (c) => {
    c.set('pattern', PATH);
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${email}`,
      `Contact: ${origin}${PAGE_PATHS.contact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}${PATH}`,
    ];
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' };
    return c.body(`${lines.join('\n')}\n`, 200, headers);
  });
}
