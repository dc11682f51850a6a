import type { DemoAnswer } from './demo.ts';

/** The proposal of the front page as the engine writes it, so that it can be read before anything is asked. Made by `npm run demo:write`. */
export const DEMO_ANSWER: DemoAnswer = {
  plainText:
    'fern\n\nYour online shop for house plants is slow on phones, and people give up at the checkout. What has to happen: move your products and past orders to Shopify. Small choices made early, such as naming and structure, decide how cheap every later change will be.\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\nYour post also calls for a person to set up a checkout that works on a phone, and to keep the old links working.\n\n𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁\n\nIn practice I would do this:\n\n• List pages, states and content gaps, and settle the order of the work with you.\n• Test the new shop with you before it opens.\n• Compare the result with your original requirements, together with you and point by point.\n\n𝗪𝗵𝘆 𝗺𝗲\n\nProgress will be visible to you at every step, including what turned out harder than planned. Changes of direction are normal; I will explain what each one means for the remaining work.\n\n𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀\n\nHow would you begin?\nBuild one page completely, with real content, and use it as the pattern for the rest. Work in small pieces that you can open and comment on.\n\nHave you moved a shop like ours before?\n[a job of yours that comes close, and its result]\n\n𝗡𝗲𝘅𝘁 𝘀𝘁𝗲𝗽\n\nBefore I commit to an order of steps, please tell me: What should a visitor have done before they leave? Reply in a sentence or two, and I will respond with a concrete beginning.\n\n𝗣.𝗦. One tip in any case: set a short date for a first look; early looks are cheap.',
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
