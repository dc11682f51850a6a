import { paths } from '#web/paths.ts';

export interface NavigationLink {
  readonly name: string;
  readonly to: string;
}

/** What the header and the phone's menu offer visitors on the page at `path`. Source: docs/spec/accounts.md#header. */
export function visitorsLinks(path: string): readonly NavigationLink[] {
  return path === paths.home ? LANDING_SECTIONS : OTHER_PAGES;
}

/** A signed-in person's own pages, in the same place of the header and of the phone's menu. */
export const OWN_LINKS: readonly NavigationLink[] = [
  { name: 'Proposals', to: paths.proposals },
  { name: 'Profile', to: paths.me },
];

/** What the header calls them. */
export function navigationName(path: string): string {
  return path === paths.home ? 'On this page' : 'Pages';
}

const LANDING_SECTIONS: readonly NavigationLink[] = [
  { name: 'About', to: paths.about },
  { name: 'Features', to: paths.features },
  { name: 'How It Works', to: paths.howItWorks },
  { name: 'Pricing', to: paths.landingPricing },
];

const OTHER_PAGES: readonly NavigationLink[] = [
  { name: 'Pricing', to: paths.pricing },
  { name: 'FAQ', to: paths.faq },
];

/** Under every page. */
export const FOOTER_LINKS: readonly NavigationLink[] = [
  { name: 'Create Proposal', to: paths.proposalTool },
  { name: 'Features', to: paths.features },
  { name: 'How It Works', to: paths.howItWorks },
  { name: 'Pricing', to: paths.pricing },
  { name: 'FAQ', to: paths.faq },
  { name: 'Contact', to: paths.contact },
  { name: 'Privacy', to: paths.privacy },
  { name: 'Terms', to: paths.terms },
];
