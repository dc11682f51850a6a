/** The sample of the front page: its post. Our own invention: no such client exists. */
export const DEMO_POST = {
  jobTitle: 'Move our plant shop to Shopify',
  jobDescription: `Our shop for house plants is slow on phones, and people give up at the checkout.

- Move 900 products and past orders to Shopify
- Keep the old links working

Please start your reply with the word "fern". How would you begin? Have you moved a shop like ours before?`,
} as const;

/** Who it is written for. Our own invention too, and the page says so. */
export const DEMO_FREELANCER = {
  name: 'Nadia Brandt',
  profile: 'Last spring I moved a garden centre with 1,400 products and all past orders to Shopify.',
  /** What she has typed for the client's questions, by the question. */
  answers: {
    'How would you begin?': 'With an export of your orders and links, and a test shop that you try on your own phones.',
  },
  /** What she types into the one blank that the proposal has left. */
  fill: 'Yes, a nursery with 600 products in 2024: every old link was redirected.',
  question: 'Which of your old links bring people from Google? Those I would test first.',
} as const;
