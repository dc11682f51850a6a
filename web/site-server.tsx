import type { ComponentType, ReactNode } from 'react';
import { AUTH_VIEWS, authPageName } from '#shared/site/auth-view.ts';
import { canonicalPath, SITE_PAGES } from '#shared/site/pages.ts';
import { MEMBERS_PAGES } from '#shared/site/rendered-pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { type ToolAssets, toolDocument } from './app/first-screen/tool-document.tsx';
import { AccessRequired } from './features/account/access-required.tsx';
import { ContactPage } from './features/contact/contact-page.tsx';
import { SignInToSee } from './features/drafts/proposals/sign-in-to-see.tsx';
import { AuthPage } from './features/identity/pages/auth-page.tsx';
import { AuthForms, TAB_WORDS } from './features/identity/sign-in/auth-forms.tsx';
import { BackHome } from './features/site/back-home.tsx';
import { FaqPage } from './features/site/faq/faq-page.tsx';
import { headOf } from './features/site/head/head.ts';
import { Island } from './features/site/island.tsx';
import { LandingPage } from './features/site/landing/landing-page.tsx';
import { PrivacyPage } from './features/site/legal/privacy-page.tsx';
import { TermsPage } from './features/site/legal/terms-page.tsx';
import { PricingPage } from './features/site/pricing/pricing-page.tsx';
import { paths } from './paths.ts';
import { ISLANDS } from './site-islands.ts';
import { pageFaults } from './site-shell/page-faults.ts';
import { type SiteAssets, siteDocument } from './site-shell/site-document.tsx';
import { type VisitorsAssets, visitorsDocument } from './site-shell/visitors-document.tsx';

/** What the pages are rendered with at build. */
export { FRESH_SETTINGS } from '#shared/site/settings.ts';

export interface RenderedPage {
  /** One of `RENDERED_PAGES`. */
  readonly name: string;
  readonly html: string;
}

interface Assets extends SiteAssets {
  readonly visitors: VisitorsAssets;
  /** Null where the tool's page is served otherwise, as in development. */
  readonly tool: ToolAssets | null;
}

const APP_SHEET = '/web/styles/main.css';
const NOTHING_BUILT: Assets = {
  style: '',
  sheet: null,
  script: null,
  fonts: [],
  visitors: { style: '', sheet: APP_SHEET, script: '/web/site-main.tsx', authParts: [], fonts: [] },
  tool: { style: '', sheet: APP_SHEET, script: '/web/main.tsx', parts: [], fonts: [] },
};

/**
 * Every page of the site, those for visitors, and the tool's with its first screen, for an installation that is set so; `assets` is what
 * the build has made for them. @throws Error naming a page that could not be shown under the policy of the site, or has a part that no
 * browser would know.
 */
export function renderSite(settings: SiteSettings, assets = NOTHING_BUILT): RenderedPage[] {
  const { tool } = assets;
  const pages = SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]).map((path) => ({
    name: path,
    html: renderPage(path, settings, assets),
  }));
  const toolPage = tool ? [{ name: paths.proposalTool, html: toolDocument(settings, tool) }] : [];
  return [
    ...pages,
    ...renderAuth(settings, assets.visitors),
    ...renderMembers(settings, assets.visitors),
    ...toolPage,
  ].map(checkPage);
}

function renderPage(path: string, settings: SiteSettings, assets: Assets): string {
  const Page = pageAt(path);
  return siteDocument({ path, settings, assets, head: headOf(path, settings), main: <Page settings={settings} /> });
}

/** The page of signing in, once for every way that an address can ask for it. */
function renderAuth(settings: SiteSettings, assets: VisitorsAssets): RenderedPage[] {
  return AUTH_VIEWS.map((view) => ({
    name: authPageName(view),
    html: visitorsDocument({
      kind: 'auth',
      path: paths.auth,
      title: TAB_WORDS[view.tab].title,
      settings,
      assets,
      main: (
        <AuthPage above={<BackHome />}>
          <Island of={AuthForms} name="auth-forms" props={{ view, settings: settings.signIn }} />
        </AuthPage>
      ),
    }),
  }));
}

function renderMembers(settings: SiteSettings, assets: VisitorsAssets): RenderedPage[] {
  return MEMBERS_PAGES.map((path) => {
    const page = MEMBERS[path];
    if (!page) throw new Error(`The page ${path} is not in web/site-server.tsx`);
    return { name: path, html: visitorsDocument({ kind: 'members', path, settings, assets, ...page }) };
  });
}

function checkPage(page: RenderedPage): RenderedPage {
  for (const fault of pageFaults(page.html, Object.keys(ISLANDS))) throw new Error(`The page ${page.name} ${fault}`);
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

/** What a visitor finds at the members' pages. */
const MEMBERS: Readonly<Record<string, { title: string; main: ReactNode }>> = {
  [paths.account]: { title: 'Account', main: <AccessRequired returnTo={paths.account} /> },
  [paths.proposals]: { title: 'Proposals', main: <SignInToSee returnTo={paths.proposals} /> },
  [paths.outcomes]: { title: 'Outcomes', main: <SignInToSee returnTo={paths.outcomes} /> },
};

/** The page that is found at `path`, which is one of the site's. */
function pageAt(path: string): SitePage {
  const Page = PAGES[canonicalPath(path) ?? path];
  if (!Page) throw new Error(`The page ${path} is not in web/site-server.tsx`);
  return Page;
}
