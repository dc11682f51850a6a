import type { FactKind } from '#shared/profiles/facts.ts';

/** What each kind of line is called on every screen. */
export const FACT_NAMES: Readonly<Record<FactKind, string>> = {
  project: 'Project or result',
  rate: 'Rate',
  availability: 'Availability',
  time_zone: 'Time zone',
  link: 'Link',
  certificate: 'Certificate',
  skill: 'Skills',
  about: 'About you',
};
