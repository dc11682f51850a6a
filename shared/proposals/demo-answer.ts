import type { DemoAnswer } from './demo.ts';

/** The proposal of the front page as the engine writes it, so that it can be read before anything is asked. Made by `npm run demo:write`. */
export const DEMO_ANSWER: DemoAnswer = {
  plainText:
    'fern\n\nYour online shop for house plants is slow on phones, and people give up at the checkout. To settle that, someone has to move your products and past orders to Shopify. Small choices made early, such as naming and structure, decide how cheap every later change will be.\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\nThe job is also to set up a checkout that works on a phone, and to keep the old links working.\n\n𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁\n\nThe work would proceed as follows:\n\n• Go through the current state and your examples, and agree on what done means for each page.\n• Test the new shop with you before it opens: each finding comes with a proposal, not only a complaint.\n• Go through the result with you and settle what is left.\n\n𝗪𝗵𝘆 𝗺𝗲\n\nCommunication will be regular and brief: what is finished, what is open, what I need from you. Any assumption I have to make will be stated openly, so that you can correct it.\n\n𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀\n\nHow would you begin?\nSet up a staging copy, so that nothing reaches your visitors before you have seen it. Keep texts and settings where you can change them without a developer.\n\nHave you moved a shop like ours before?\n[your experience with this, and one result]\n\n𝗡𝗲𝘅𝘁 𝘀𝘁𝗲𝗽\n\nYour view on one matter would guide the first step: Which page matters most to your business right now? A brief answer is sufficient; the outline of the first step will follow.\n\n𝗣.𝗦. Worth doing in any event: collect all logins in a password manager before the start. It saves days of waiting.',
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
