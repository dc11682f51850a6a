import {
  FREE_CHOICES,
  formatPrice,
  PRO_BENEFITS,
  PRO_PRICE_CENTS,
  REFUND_REQUEST_DAYS,
} from '#shared/plans/catalogue.ts';
import { premiumProposals } from '#shared/plans/credits.ts';
import { freePlanWords } from '#shared/plans/free-plan.ts';
import { CLAIMS, SITE } from '#shared/site/config.ts';
import { PROMISES } from '#shared/site/promises.ts';
import { PROPOSAL_CONTENT_MONTHS } from '#shared/site/retention.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import type { Question } from '../questions/question.ts';

/**
 * The eight of docs/spec/proposals.md#faq-page, in their order. Every number comes from the catalogue, the settings or the rules of
 * retention.
 */
export function faqQuestions({ freeWeeklyLimit }: Pick<SiteSettings, 'freeWeeklyLimit'>): readonly Question[] {
  return [...aboutPlans(freeWeeklyLimit), ...ABOUT_PROPOSALS, ...ABOUT_PAYMENTS];
}

function aboutPlans(freeWeeklyLimit: SiteSettings['freeWeeklyLimit']): Question[] {
  return [
    {
      id: 'what-it-is',
      question: `What is ${SITE.name}?`,
      answer: [
        `${SITE.name} reads the job post you want to bid on, lists everything its client asks for, and writes a proposal for it, with AI or without. ${PROMISES.answersAll.words}. You edit it, copy it and send it yourself.`,
        `${PROMISES.nothingMadeUp.words}. It can save up to ${CLAIMS.minutesSaved} minutes per proposal.`,
      ],
    },
    {
      id: 'free-plan',
      question: 'What does the free plan allow?',
      answer: [
        `${freePlanWords(freeWeeklyLimit).sentence} That is in the ${FREE_CHOICES}, without an account.`,
        `A new account also has ${premiumProposals()} once, which may use what Pro offers for writing.`,
      ],
    },
    {
      id: 'pro',
      question: 'What does Pro add?',
      answer: [
        { items: PRO_BENEFITS },
        [
          `${formatPrice(PRO_PRICE_CENTS.monthly)} a month or ${formatPrice(PRO_PRICE_CENTS.yearly)} a year. `,
          { text: 'Compare the plans', to: paths.pricing },
        ],
      ],
    },
  ];
}

const ABOUT_PROPOSALS: readonly Question[] = [
  {
    id: 'style-matching',
    question: 'Can it write in my style?',
    answer: [
      'With Pro you give it proposals or other texts of your own, and it takes your way of writing from them, so that it sounds like you.',
      'Without samples it follows the tone and style you choose.',
    ],
  },
  {
    id: 'data',
    question: 'Where are my proposals stored?',
    answer: [
      'What you type is saved in your own browser as you type. Proposals you generate while signed in are stored in your account, where no other user can open them. You can download everything in your account, or delete it, at any time.',
      [
        `Proposal content is removed ${PROPOSAL_CONTENT_MONTHS} months after you last changed it. The `,
        { text: 'Privacy Policy', to: paths.privacy },
        ' has the details.',
      ],
    ],
  },
  {
    id: 'editing',
    question: 'Can I edit a proposal?',
    answer: [
      `Yes, all of it, before you copy it. The list of what the client asks stays beside the text and shows what is still open. ${PROMISES.headings.words}.`,
    ],
  },
];

const ABOUT_PAYMENTS: readonly Question[] = [
  {
    id: 'upgrading',
    question: 'How do I upgrade?',
    answer: [
      [
        'With the Upgrade to Pro button in the navigation bar, or on the ',
        { text: 'pricing page', to: paths.pricing },
        '. Pro is there as soon as the payment is confirmed, usually in less than a minute.',
      ],
    ],
  },
  {
    id: 'cancelling',
    question: 'How do I cancel?',
    answer: [
      'In your account, under Subscription, at any time. You keep Pro until the end of the billing period, and nothing is charged after that.',
      `A refund can be asked for within ${REFUND_REQUEST_DAYS} days of a purchase; we consider each request individually.`,
    ],
  },
];
