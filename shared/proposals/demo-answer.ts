import type { DemoAnswer } from './demo.ts';

/** The proposal of the front page as the engine writes it, so that it can be read before anything is asked. Made by `npm run demo:write`. */
export const DEMO_ANSWER: DemoAnswer = {
  plainText:
    'fern\n\nLast spring I moved a garden centre with 1,400 products and all past orders to Shopify.\n\nHow would you begin?\nWith an export of your orders and links, and a test shop that you try on your own phones.\n\nHave you moved a shop like ours before?\n[yes or no, with an example]\n\nWhich of your old links bring people from Google? Those I would test first.',
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
      mark: 'answered',
      piece: 2,
    },
    {
      id: 'q2',
      label: 'Have you moved a shop like ours before?',
      quotes: ['Have you moved a shop like ours before?'],
      mark: 'blank',
      piece: 3,
    },
    {
      id: 'needs',
      label: 'What they need',
      quotes: ['Move 900 products and past orders to Shopify'],
      mark: 'mentioned',
      piece: 1,
    },
  ],
};
