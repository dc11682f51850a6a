import {
  FREE_CHOICES,
  formatPrice,
  PRO_BENEFITS,
  PRO_PRICE_CENTS,
  REFUND_REQUEST_DAYS,
  TRIAL_DAYS,
  yearlySavingPercent,
} from '#shared/plans/catalogue.ts';
import { premiumProposals } from '#shared/plans/credits.ts';
import { freePlanWords } from '#shared/plans/free-plan.ts';
import { ONE_TRIAL, trialLabel, trialTerms } from '#shared/plans/offer.ts';
import { PAYMENT_RECORD_YEARS } from '#shared/site/retention.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import type { Question } from '../questions/question.ts';

/**
 * What people ask about plans and paying. Every number comes from the catalogue, the setting or the rules of retention.
 * @param trialDays 0: nothing is said of a trial
 */
export function billingQuestions(
  { freeWeeklyLimit, supportEmail }: Pick<SiteSettings, 'freeWeeklyLimit' | 'supportEmail'>,
  trialDays: number = TRIAL_DAYS,
): readonly Question[] {
  const free = freePlanWords(freeWeeklyLimit);
  return [
    {
      id: 'free-plan',
      question: 'What is in the free plan?',
      answer: [
        `${free.line} in the ${FREE_CHOICES}, to edit and to copy. You need no account for that.`,
        `With an account you also get ${premiumProposals()} once, which may use what Pro offers for writing.`,
      ],
    },
    {
      id: 'premium-proposals',
      question: 'What is a premium proposal?',
      answer: [
        `A proposal with a tone, a style or writing samples of Pro, or with your skills, About Me and portfolio. Each new account comes with ${premiumProposals()}, no payment required.`,
        'One is used up when such a proposal was written. One that failed, or that you stopped before it began, is given back.',
      ],
    },
    { id: 'pro', question: 'What does Pro add?', answer: [`${PRO_BENEFITS.join('. ')}.`] },
    price(),
    ...trial(trialDays),
    {
      id: 'upgrade',
      question: 'How do I upgrade?',
      answer: [
        'With Upgrade to Pro on this page or in the navigation bar. You pay at our payment provider, and Pro starts as soon as the payment is confirmed, usually in less than a minute.',
      ],
    },
    {
      id: 'cancel',
      question: 'How do I cancel?',
      answer: [
        'In your account, under Subscription, at any time. You keep Pro until the end of the billing period, and nothing is charged after that.',
        `Then you’re back on the free plan: ${free.inline} in the ${FREE_CHOICES}.`,
      ],
    },
    {
      id: 'refund',
      question: 'Can I have my money back?',
      answer: [
        `Ask us within ${REFUND_REQUEST_DAYS} days of your purchase. We consider each request individually.`,
        ['Write to ', { text: supportEmail, to: `mailto:${supportEmail}` }, '.'],
      ],
    },
    {
      id: 'payment-records',
      question: 'What payment data do you store?',
      answer: [
        `Our payment provider takes the payment, and your card's number never reaches us. We keep the record of each payment for ${PAYMENT_RECORD_YEARS} years.`,
      ],
    },
  ];
}

function price(): Question {
  const { monthly, yearly } = PRO_PRICE_CENTS;
  return {
    id: 'price',
    question: 'What does Pro cost?',
    answer: [
      `${formatPrice(monthly)} a month, or ${formatPrice(yearly)} a year: ${yearlySavingPercent()}% less than twelve single months. Free is ${formatPrice(0)}.`,
    ],
  };
}

function trial(days: number): readonly Question[] {
  const label = trialLabel(days);
  if (!label) return [];
  return [
    {
      id: 'trial',
      question: `How does the ${label} work?`,
      answer: [
        `${trialTerms('monthly', days)} Billed yearly, it is ${formatPrice(PRO_PRICE_CENTS.yearly)}, after the same trial.`,
        `You have all of Pro from the first day. Cancel before the trial ends, and nothing is charged. ${ONE_TRIAL}`,
      ],
    },
  ];
}
