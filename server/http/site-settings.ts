import { SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import type { Config } from '../config.ts';

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
