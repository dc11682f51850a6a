import type { DemoAnswer } from './demo.ts';

/** The proposal of the front page as the engine writes it, so that it can be read before anything is asked. Made by `npm run demo:write`. */
export const DEMO_ANSWER: DemoAnswer = {
  plainText:
    'fern\n\nYour online shop for house plants is slow on phones, and people give up at the checkout.\n\nI would begin with [your first step].\n\nFrom my own work: Last spring I moved a garden centre with 1,400 products and nine years of orders from WooCommerce to Shopify; the old shop stayed open until the evening of the change.\n\nYes, a nursery with 600 products in 2024 too: every old link was redirected, and orders on phones went from a third to more than half.\n\nWhich of your old links bring people from Google or from printed labels? Those I would redirect and test first.',
  notes: [
    {
      id: 'o1',
      label: 'Begin with “fern”',
      quotes: ['start your reply with the word "fern"'],
      mark: 'answered',
      piece: 0,
    },
    {
      id: 'q1',
      label: 'How would you begin?',
      quotes: ['How would you begin?'],
      mark: 'blank',
      piece: 2,
    },
    {
      id: 'q2',
      label: 'Have you moved a shop like ours before?',
      quotes: ['Have you moved a shop like ours before?'],
      mark: 'answered',
      piece: 4,
    },
    {
      id: 'needs',
      label: 'What they need',
      quotes: ['Move our products and past orders to Shopify'],
      mark: 'mentioned',
      piece: 3,
    },
  ],
};
