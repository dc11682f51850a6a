/** The post on the desk of the front page. Our own invention: no such client exists. */
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
