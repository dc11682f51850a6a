import { SITE } from './config.ts';

/**
 * What the pages of the site show, or do, of how this installation is set. They are rendered with it, at build and again at
 * start, so that a page needs no request for them. Plain values: it is written beside the built pages.
 */
export interface SiteSettings {
  /** Where the site is reached, without a slash at its end: what its pages call themselves by. */
  readonly origin: string;
  readonly supportEmail: string;
  /** Free proposals a week; null when they are unlimited. */
  readonly freeWeeklyLimit: number | null;
  /** Which world payments are made in. */
  readonly billing: 'live' | 'sandbox' | 'standin' | 'closed';
  /** The day on which the legal pages changed last, as 'YYYY-MM-DD'; null when nothing is to be said of that. */
  readonly policyChangedOn: string | null;
  /** Null: nothing is counted, and nobody is asked whether it may be. */
  readonly analyticsId: string | null;
  readonly signIn: SignInSettings;
}

/** How people sign in here, as far as the form shows it. */
export interface SignInSettings {
  readonly kind: 'embedded' | 'firebase';
  /** Whether 'Continue with Google' is offered. */
  readonly hasGoogle: boolean;
  readonly passwordMinLength: number;
}

/** As on a machine where nothing is set: what the build renders the pages with. */
export const FRESH_SETTINGS: SiteSettings = {
  origin: SITE.url,
  supportEmail: SITE.supportEmail,
  freeWeeklyLimit: null,
  billing: 'standin',
  policyChangedOn: null,
  analyticsId: null,
  signIn: { kind: 'embedded', hasGoogle: true, passwordMinLength: 6 },
};
