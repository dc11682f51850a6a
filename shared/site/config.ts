/** Who runs this site and what it is called. Rename the product here and nowhere else. Source: decisions 'Names'. */
export const SITE = {
  name: 'Bidwright',
  company: 'Bidwright',
  supportEmail: 'support@bidwright.example',
  url: 'https://bidwright.example',
  /** The banner of the landing page and the description that search engines show. Source: seeds 000 §2. */
  banner: 'Craft winning freelance proposals in minutes — save time, win more clients',
} as const;

/**
 * What the operator says about the product: marketing copy, theirs to change, and nowhere else. The testimonial is made up
 * and marked 'Illustrative' wherever it stands. Sources: seeds 000 §1, decisions 'Screens'.
 */
export const CLAIMS = {
  minutesSaved: 20,
  testimonial: {
    quote:
      'I used to skip the one question that mattered. Now it stands in the margin until I have answered it, and I am done before my tea is cold.',
    name: 'Mara Lindqvist',
    role: 'Web developer',
  },
} as const;

/** The document title of an unknown path. Source: seeds 000 §2. */
export const NOT_FOUND_TITLE = '404 Page Not Found';

/** 'Proposal tool · Bidwright'. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
