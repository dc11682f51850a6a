import { PAGE_PATHS } from './paths.ts';

interface SitePage {
  /** The one address that it is to be found by. */
  readonly path: string;
  /** The same page by longer names. */
  readonly aliases: readonly string[];
}

/** The pages a stranger may find by a search engine: whole without scripts, the same for everybody. All others are the app's. */
export const SITE_PAGES: readonly SitePage[] = [
  { path: PAGE_PATHS.home, aliases: [] },
  { path: PAGE_PATHS.pricing, aliases: [] },
  { path: PAGE_PATHS.faq, aliases: [] },
  { path: PAGE_PATHS.contact, aliases: [] },
  { path: PAGE_PATHS.terms, aliases: [PAGE_PATHS.termsOfService] },
  { path: PAGE_PATHS.privacy, aliases: [PAGE_PATHS.privacyPolicy] },
];

/** The address that the page at `path` is to be found by; undefined when that is none of the site's. */
export function canonicalPath(path: string): string | undefined {
  return SITE_PAGES.find((page) => page.path === path || page.aliases.includes(path))?.path;
}
