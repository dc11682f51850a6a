import { SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { LegalPage } from './legal-page.tsx';
import { PRIVACY } from './privacy.tsx';

/** At both addresses. Source: docs/spec/proposals.md#legal-pages. */
export function PrivacyPage({ settings }: { settings: SiteSettings }) {
  return (
    <LegalPage
      title="Privacy Policy"
      dated="Effective April 29, 2025"
      intro={`What ${SITE.name} knows about you, what it does with it, and for how long. We sell nothing of it to anybody.`}
      sections={PRIVACY}
      settings={settings}
    />
  );
}
