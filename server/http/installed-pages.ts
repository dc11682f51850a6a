import { policyNoticeAt } from '#shared/site/policy-notice.ts';
import type { Config } from '../config.ts';
import type { App, AppContext } from './context.ts';
import { pageSourcesOf } from './page-sources.ts';
import { readPageFiles, servePages } from './pages.ts';
import { mountSearchEngines } from './search-engines.ts';
import { mountSecurityTxt } from './security-txt.ts';
import { loadSiteByDay } from './site-pages.ts';
import { siteSettingsOf } from './site-settings.ts';

/** The pages of this installation, in memory. They need no database. */
export interface InstalledPages {
  /** Serves them; mount it last. `mayBeSignedIn` is false when nothing in the request says that someone is signed in. */
  mount(app: App, mayBeSignedIn: (c: AppContext) => boolean): void;
}

/** Where the build has put them. */
export interface BuiltFolders {
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
