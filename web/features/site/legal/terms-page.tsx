import { SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { LegalPage } from './legal-page.tsx';
import { TERMS } from './terms.tsx';

/** At both addresses. Source: docs/spec/proposals.md#legal-pages. */
export function TermsPage({ settings }: { settings: SiteSettings }) {
  return (
    <LegalPage
      title="Terms of Service"
      dated="Last updated April 26, 2025"
      intro={`These are the rules for using ${SITE.name}. They are short on purpose: please read them.`}
      sections={TERMS}
      settings={settings}
    />
  );
}
