/** The post in the workspace of the front page. Our own invention: no such client exists. */
export const DEMO_POST = {
  jobTitle: 'Move our plant shop to Shopify',
  jobDescription: `Our online shop for house plants is slow on phones, and people give up at the checkout.

What we need:
- Move our products and past orders to Shopify
- Set up a checkout that works on a phone
- Keep the old links working
- Test the new shop with us before it opens

Please start your reply with the word "fern", so we know you have read this. How would you begin? Have you moved a shop like ours before?`,
} as const;

/** Who the proposals of the front page are written for. Our own invention too, and the page says so. */
export const DEMO_FREELANCER = {
  name: 'Nadia Brandt',
  trade: 'moves small shops to Shopify',
  profile: `Last spring I moved a garden centre with 1,400 products and nine years of orders from WooCommerce to Shopify; the old shop stayed open until the evening of the change.`,
  /** What she has typed for the client's questions, by the question. */
  answers: {
    'Have you moved a shop like ours before?':
      'Yes, a nursery with 600 products in 2024 too: every old link was redirected, and orders on phones went from a third to more than half.',
  },
  /** What she types into the one blank that the letter of the sample has left, in sight of the visitor. */
  fill: 'an export of your products, orders and links, and a test shop with twenty plants and a checkout that you try on your own phones in the first week',
  question:
    'Which of your old links bring people from Google or from printed labels? Those I would redirect and test first.',
} as const;
