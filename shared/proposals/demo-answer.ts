import type { DemoAnswer } from './demo.ts';

/** The proposal of the front page as the engine writes it, so that it can be read before anything is asked. Made by `npm run demo:write`. */
export const DEMO_ANSWER: DemoAnswer = {
  plainText:
    'fern\n\nMove our plant shop to Shopify\n\n[what you would do or look at first]\n\nHow would you begin?\n[your view]\n\nHave you moved a shop like ours before?\n[yes or no, with an example]\n\n[your nearest project, in one sentence with a number]\n\n[one question only this client can answer]',
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
      piece: 3,
    },
    {
      id: 'q2',
      label: 'Have you moved a shop like ours before?',
      quotes: ['Have you moved a shop like ours before?'],
      mark: 'blank',
      piece: 4,
    },
  ],
};
