import type { Field } from './field.ts';

export const MARKETING: Field = {
  signs:
    /\b(?:marketing|seo|google ads|facebook ads|meta ads|adwords|ppc|lead generation|media buy(?:ing|ers?)|ad campaigns?|outreach|cro|conversion rate\w*|a\/b test\w*|backlinks?)\b/gi,
  weak: /\b(?:ads?|leads|campaigns?|social media|instagram|facebook|tiktok|conversion\w*|funnels?|growth|keywords?|dropshipping|visitors?|traffic|audience|budgets?|targeting|roas|clicks?|rank\w*|customers?|tracking|posts?|brands?|a\/b)\b/gi,
  unless:
    /\b(?:design\w*|develop\w*|bots?|scrap\w+|videos?|edit(?:or|ing)|data|statements?|accountants?|assistants?|illustrat\w+|translat\w+|apps?|tools?|photo\w*|automation|ai|integrat\w+|bookkeep\w*|tester|analyst)\b/i,
  insights: [
    'Growth work is won by knowing which number is allowed to fall while another rises.',
    'Most effort leaks in the same place: visitors who were never going to buy.',
    'Tracking comes before spending. Without it, every later decision is an opinion.',
    'What worked for a competitor is a guess until it is tested on your own visitors.',
    'The offer decides more than the advert does. A clear promise sells with a plain picture.',
    'Reach feels like progress. Replies, orders and calls are progress.',
    'The first thing to find out is what people nearly bought instead.',
  ],
  first: [
    'Check the tracking first, so that every later figure can be trusted.',
    'Look at what already brings you customers, and why.',
    'Agree on the one figure that counts, and on what may not suffer for it.',
    'Look for waste in what runs today before adding anything new.',
    'Talk through your last good customers with you: how they came, and what convinced them.',
    'Set up one simple page of figures before anything is switched on.',
    'Write down the promise in one sentence, and see whether the page keeps it.',
  ],
  middle: [
    'Test one change at a time, with the expected result written down beforehand.',
    'Stop early what does not perform, and put the effort where it does.',
    'Report in plain words: what was tried, what came of it, what is next.',
    'Keep a log of every change, so that a jump in the curve has an explanation.',
    'Give each test enough time before judging it, and no more.',
    'Use the words that customers use, and drop ours.',
    'Keep what works running while the next thing is tried.',
  ],
  last: [
    'Sum up what worked and turn it into a routine that your team can follow.',
    'Hand over accounts, settings and reports in your own name.',
    'Set up a report that you can read without me.',
    'Leave a list of tested ideas, the failed ones included.',
    'Lay out what each step brought, in money and in time.',
    'Train one of your people in the routine, so that it stays in the house.',
    'Propose the next tests, in order of likely gain.',
  ],
  questions: [
    'Which customers would you like more of, and which fewer?',
    'What has been tried already, and what came of it?',
    'Which figure do you look at first in the morning?',
    'Who can approve changes on the site and in the accounts?',
    'What do people ask right before they buy?',
    'How much is a new customer worth to you over time?',
    'What would you never want to see in an advert of yours?',
  ],
  tips: [
    'send yourself a test order or a test lead once a week. A broken form costs more than a weak headline.',
    'write down today’s figures before anything changes. You will want them later.',
    'ask your last customers what nearly stopped them. Their words make the best copy.',
    'make sure that accounts and tracking tools belong to you and to nobody else.',
    'answer the phone or the form within the hour for a week. See what that alone does.',
    'search for yourself like a stranger would. Note what comes first.',
    'save adverts that made you stop. They are a better brief than adjectives.',
  ],
};
