import type { DemoAnswer } from './demo.ts';

/** The proposal of the front page as the engine writes it, so that it can be read before anything is asked. Made by `npm run demo:write`. */
export const DEMO_ANSWER: DemoAnswer = {
  plainText:
    'fern\n\nYour online shop for house plants is slow on phones, and people give up at the checkout. You want somebody to move your products and past orders to Shopify. Small choices made early, such as naming and structure, decide how cheap every later change will be.\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\nYour post also calls for a person to set up a checkout that works on a phone, and to keep the old links working.\n\n𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁\n\nFrom start to finish:\n\n• Try the main path as a visitor on a phone, and write down every snag.\n• Test the new shop with you before it opens.\n• Deliver a written summary: everything completed, and recommendations for later.\n\n𝗪𝗵𝘆 𝗺𝗲\n\nCommunication will be regular and brief: what is finished, what is open, what I need from you. Documentation will be part of the delivery, not an afterthought.\n\n𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀\n\nHow would you begin?\nSet up a staging copy, so that nothing reaches your visitors before you have seen it. Show each page on a private link as soon as it stands.\n\nHave you moved a shop like ours before?\n[where you have done this, with one result]\n\n𝗡𝗲𝘅𝘁 𝘀𝘁𝗲𝗽\n\nBefore anything starts, one point matters: What should a visitor have done before they leave? Once I know that, I will write down the first step for you to check.\n\n𝗣.𝗦. One tip in any case: before anyone touches the site, make a full backup and try to restore it once.',
  notes: [
    {
      id: 'o1',
      label: 'Begin with “fern”',
      quotes: ['start your reply with the word "fern"'],
      mark: 'met',
      piece: 0,
    },
    {
      id: 'q1',
      label: 'How would you begin?',
      quotes: ['How would you begin?'],
      mark: 'met',
      piece: 10,
    },
    {
      id: 'q2',
      label: 'Have you moved a shop like ours before?',
      quotes: ['Have you moved a shop like ours before?'],
      mark: 'blank',
      piece: 11,
    },
    {
      id: 'needs',
      label: 'All 4 needs',
      quotes: [
        'Move our products and past orders to Shopify',
        'Set up a checkout that works on a phone',
        'Keep the old links working',
        'Test the new shop with us before it opens',
      ],
      mark: 'met',
      piece: 6,
    },
  ],
};
