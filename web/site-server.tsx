import type { ComponentType } from 'react';
import { canonicalPath, SITE_PAGES } from '#shared/site/pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { type ToolAssets, toolDocument } from './app/first-screen/tool-document.tsx';
import { ContactPage } from './features/contact/contact-page.tsx';
import { FaqPage } from './features/site/faq/faq-page.tsx';
import { headOf } from './features/site/head/head.ts';
import { LandingPage } from './features/site/landing/landing-page.tsx';
import { PrivacyPage } from './features/site/legal/privacy-page.tsx';
import { TermsPage } from './features/site/legal/terms-page.tsx';
import { PricingPage } from './features/site/pricing/pricing-page.tsx';
import { paths } from './paths.ts';
import { ISLANDS } from './site-islands.ts';
import { pageFaults } from './site-shell/page-faults.ts';
import { type SiteAssets, siteDocument } from './site-shell/site-document.tsx';

/** What the pages are rendered with at build. */
export { FRESH_SETTINGS } from '#shared/site/settings.ts';

export interface RenderedPage {
  readonly path: string;
  readonly html: string;
}

interface Assets extends SiteAssets {
  /** Null where the tool's page is served otherwise, as in development. */
  readonly tool: ToolAssets | null;
}

const NOTHING_BUILT: Assets = {
  style: '',
  sheet: null,
  script: null,
  fonts: [],
  tool: { style: '', sheet: '/web/styles/main.css', script: '/web/main.tsx', parts: [], fonts: [] },
};

/**
 * Every page of the site, whole, and the tool's with its first screen, for an installation that is set so; `assets` is what the build has made for them.
 * @throws Error naming a page that could not be shown under the policy of the site, or has a part that no browser would know.
 */
export function renderSite(settings: SiteSettings, assets = NOTHING_BUILT): RenderedPage[] {
  const pages = SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]).map((path) => ({
    path,
    html: renderPage(path, settings, assets),
  }));
  const tool = assets.tool && { path: paths.proposalTool, html: toolDocument(settings, assets.tool) };
  return [...pages, ...(tool ? [tool] : [])].map(checked);
}

function renderPage(path: string, settings: SiteSettings, assets: Assets): string {
  const Page = pageAt(path);
  return siteDocument({ path, settings, assets, head: headOf(path, settings), main: <Page settings={settings} /> });
}

function checked(page: RenderedPage): RenderedPage {
  for (const fault of pageFaults(page.html, Object.keys(ISLANDS))) throw new Error(`The page ${page.path} ${fault}`);
  return page;
}

/** A page of the site: a pure function of the settings, rendered to text. What it does in a browser is in its islands. */
type SitePage = ComponentType<{ settings: SiteSettings }>;

const PAGES: Readonly<Record<string, SitePage>> = {
  [paths.home]: LandingPage,
  [paths.pricing]: PricingPage,
  [paths.faq]: FaqPage,
  [paths.contact]: ContactPage,
  [paths.terms]: TermsPage,
  [paths.privacy]: PrivacyPage,
};

/** The page that is found at `path`, which is one of the site's. */
function pageAt(path: string): SitePage {
  const Page = PAGES[canonicalPath(path) ?? path];
  if (!Page) throw new Error(`The page ${path} is not in web/site-server.tsx`);
  return Page;
}
