import type { ComponentType } from 'react';
import { canonicalPath } from '#shared/site/pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { ContactPage } from './features/contact/contact-page.tsx';
import { FaqPage } from './features/site/faq/faq-page.tsx';
import { LandingPage } from './features/site/landing/landing-page.tsx';
import { PrivacyPage } from './features/site/legal/privacy-page.tsx';
import { TermsPage } from './features/site/legal/terms-page.tsx';
import { PricingPage } from './features/site/pricing/pricing-page.tsx';
import { paths } from './paths.ts';

/** A page of the site: a pure function of the settings, rendered to text. What it does in a browser is in its islands. */
export type SitePage = ComponentType<{ settings: SiteSettings }>;

const PAGES: Readonly<Record<string, SitePage>> = {
  [paths.home]: LandingPage,
  [paths.pricing]: PricingPage,
  [paths.faq]: FaqPage,
  [paths.contact]: ContactPage,
  [paths.terms]: TermsPage,
  [paths.privacy]: PrivacyPage,
};

/** The page that is found at `path`, which is one of the site's. */
export function pageAt(path: string): SitePage {
  const Page = PAGES[canonicalPath(path) ?? path];
  if (!Page) throw new Error(`The page ${path} is not in web/site-pages.tsx`);
  return Page;
}
