/** Who runs this site and what it is called. Rename the product here and nowhere else. Source: docs/spec/decisions.md#names. */
export const SITE = {
  name: 'Bidwright',
  company: 'Bidwright',
  supportEmail: 'support@bidwright.example',
  /** How long support takes to answer. Source: docs/spec/proposals.md §9. */
  supportReply: '24-48 hours',
  /** Where the company is at home: whose law its terms go by. */
  country: 'the country in which the company has its seat',
  url: 'https://bidwright.example',
  /** The banner of the landing page and the description that search engines show. Source: docs/spec/accounts.md §2. */
  banner: 'Craft winning freelance proposals in minutes — save time, win more clients',
} as const;

/**
 * What the operator says about the product: marketing copy, theirs to change, and nowhere else. The figures are shown as what
 * the product sets out to do, since nothing here has measured them; the people are made up, and marked 'Illustrative' wherever
 * they stand. Sources: docs/spec/accounts.md §1, docs/spec/decisions.md#screens.
 */
export const CLAIMS = {
  minutesSaved: 20,
  secondsToProposal: 60,
  satisfiedPercent: 92,
  testimonials: [
    {
      quote:
        'I used to skip the one question that mattered. Now it stays in the margin until I have answered it, and I am done before my tea is cold.',
      name: 'Mara Lindqvist',
      role: 'Web developer, Sweden',
    },
    {
      quote:
        'Where it does not know something about me, it leaves a blank. I would rather fill that in than explain a promise later.',
      name: 'Tomás Rivero',
      role: 'Bookkeeper, Argentina',
    },
    {
      quote: 'The client had put a code word into the last line of a very long post. I would have read past it.',
      name: 'Adaeze Okoro',
      role: 'Product designer, Nigeria',
    },
    {
      quote: 'I rewrite about a third of it. What I no longer do is sit in front of an empty page.',
      name: 'Jonas Reuter',
      role: 'Translator, Germany',
    },
    {
      quote: 'It keeps my way of talking. A client told me on the phone that I sound like my proposal.',
      name: 'Leela Nambiar',
      role: 'Data analyst, India',
    },
    {
      quote: 'Two posts an evening instead of one. That is all, and for me it is enough.',
      name: 'Grace Whitlock',
      role: 'Virtual assistant, New Zealand',
    },
  ],
} as const;

/** Who may use the site. Source: docs/spec/proposals.md §9. */
export const MINIMUM_AGE = 18;
/** A change of the legal pages is announced on every page for this many days. Source: docs/spec/proposals.md §9. */
export const POLICY_NOTICE_DAYS = 30;

/** The document title of an unknown path. Source: docs/spec/accounts.md §2. */
export const NOT_FOUND_TITLE = '404 Page Not Found';

/** 'Proposal tool · Bidwright'. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
