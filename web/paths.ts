import { PAGE_PATHS } from '#shared/site/paths.ts';

/** Where links inside the app may go: the pages that exist, and the places on the landing page the header scrolls to. */
export const paths = {
  ...PAGE_PATHS,
  features: '/#features',
  howItWorks: '/#how-it-works',
  about: '/#about',
  landingPricing: '/#pricing',
} as const;
