/** Who runs this site and what it is called. Rename the product here and nowhere else. Source: decisions 'Names'. */
export const SITE = {
  name: 'Bidwright',
  company: 'Bidwright',
  supportEmail: 'support@bidwright.example',
  url: 'https://bidwright.example',
  /** The banner of the landing page and the description that search engines show. Source: seeds 000 §2. */
  banner: 'Craft winning freelance proposals in minutes — save time, win more clients',
} as const;

/** The document title of an unknown path. Source: seeds 000 §2. */
export const NOT_FOUND_TITLE = '404 Page Not Found';

/** 'Proposal tool · Bidwright'. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
