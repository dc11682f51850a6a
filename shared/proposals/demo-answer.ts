import type { DemoAnswer } from './demo.ts';

/** The proposal of the front page as the engine writes it, so that it can be read before anything is asked. Made by `npm run demo:write`. */
export const DEMO_ANSWER: DemoAnswer = {
  plainText:
    'fern\n\nYour online shop for house plants is slow on phones, and people give up at the checkout. That calls for someone to move your products and past orders to Shopify. Small choices made early, such as naming and structure, decide how cheap every later change will be.\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\nYou also want someone to set up a checkout that works on a phone, and to keep the old links working.\n\n𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁\n\nA sensible order for this would be:\n\n• Build one page completely, with real content, and use it as the pattern for the rest.\n• Test the new shop with you before it opens: each finding comes with a proposal, not only a complaint.\n• Go through a final list with you: speed, search settings, accessibility, backups.\n\n𝗪𝗵𝘆 𝗺𝗲\n\nYou will see the work in small pieces, early enough to correct it. I will keep decisions in writing, so that nothing has to be settled twice.\n\n𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀\n\nHow would you begin?\nChoose the one page that earns the most, and begin there. Try every form with wrong, empty and very long input.\n\nHave you moved a shop like ours before?\n[your experience of this kind, and what came of it]\n\n𝗡𝗲𝘅𝘁 𝘀𝘁𝗲𝗽\n\nThe answer to one question would sharpen this considerably: Which part of the present site do you want to keep as it is? Your reply is enough for me to prepare the first step.\n\n𝗣.𝗦. Worth doing in any event: collect all logins in a password manager before the start. It saves days of waiting.',
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
