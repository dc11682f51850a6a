import { SITE_PAGES } from '#shared/site/pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { headOf } from './features/site/head/head.ts';
import { ISLANDS } from './site-islands.ts';
import { pageAt } from './site-pages.tsx';
import { pageFaults } from './site-shell/page-faults.ts';
import { type SiteAssets, siteDocument } from './site-shell/site-document.tsx';

/** What the pages are rendered with at build. */
export { FRESH_SETTINGS } from '#shared/site/settings.ts';

export interface RenderedPage {
  readonly path: string;
  readonly html: string;
}

const NOTHING_BUILT: SiteAssets = { style: '', sheet: null, script: null, fonts: [] };

/**
 * Every page of the site, whole, for an installation that is set so; `assets` is what the build has made for them.
 * @throws Error naming a page that could not be shown under the policy of the site, or has a part that no browser would know.
 */
export function renderSite(settings: SiteSettings, assets = NOTHING_BUILT): RenderedPage[] {
  const paths = SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]);
  return paths.map((path) => ({ path, html: renderPage(path, settings, assets) }));
}

function renderPage(path: string, settings: SiteSettings, assets: SiteAssets): string {
  const Page = pageAt(path);
  const html = siteDocument({
    path,
    settings,
    assets,
    head: headOf(path, settings),
    main: <Page settings={settings} />,
  });
  for (const fault of pageFaults(html, Object.keys(ISLANDS))) throw new Error(`The page ${path} ${fault}`);
  return html;
}
