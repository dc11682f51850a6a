import type { ReactNode } from 'react';
import {
  FREE_CHOICES,
  formatPrice,
  PRO_BENEFITS,
  PRO_PRICE_CENTS,
  REFUND_REQUEST_DAYS,
} from '#shared/plans/catalogue.ts';
import { premiumProposals } from '#shared/plans/credits.ts';
import { CLAIMS, SITE } from '#shared/site/config.ts';
import { PROPOSAL_CONTENT_MONTHS } from '#shared/site/retention.ts';
import { FreePlan } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import type { AccordionItem } from '#web/ui/accordion.tsx';
import { TextLink } from '../text-link.tsx';

/** The eight of seeds 001 §2, in their order. Every number comes from the catalogue, the settings or the rules of retention. */
export function faqQuestions(): readonly AccordionItem[] {
  return [
    {
      id: 'what-it-is',
      title: `What is ${SITE.name}?`,
      content: paragraphs(
        `${SITE.name} reads the job post you want to bid on, lists everything its client asks for, and writes a proposal that answers it. You edit it, copy it and send it yourself.`,
        `It claims nothing about you that you did not enter, and can save up to ${CLAIMS.minutesSaved} minutes per proposal.`,
      ),
    },
    {
      id: 'free-plan',
      title: 'What does the free plan allow?',
      content: paragraphs(
        <>
          <FreePlan as="sentence" /> They are written in the {FREE_CHOICES}, without an account.
        </>,
        `A new account also has ${premiumProposals()} once, which may use what Pro offers for writing.`,
      ),
    },
    {
      id: 'pro',
      title: 'What does Pro add?',
      content: (
        <>
          <ul className="grid list-disc gap-1 pl-5">
            {PRO_BENEFITS.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <p className="pt-3">
            {formatPrice(PRO_PRICE_CENTS.monthly)} a month or {formatPrice(PRO_PRICE_CENTS.yearly)} a year.{' '}
            <TextLink to={paths.pricing}>Compare the plans</TextLink>
          </p>
        </>
      ),
    },
    {
      id: 'style-matching',
      title: 'Can it write in my style?',
      content: paragraphs(
        'With Pro you give it proposals or other texts of your own, and it takes what you have done from them in your own words, so that it sounds like you.',
        'Without samples it keeps to the tone and the style you choose.',
      ),
    },
    {
      id: 'data',
      title: 'Where are my proposals stored?',
      content: paragraphs(
        'What you type is kept in your own browser as you type it. Proposals you generate while signed in are stored in your account, where no other user can open them. You can download what your account holds, or delete it, at any time.',
        <>
          Proposal content is removed {PROPOSAL_CONTENT_MONTHS} months after you last changed it. The{' '}
          <TextLink to={paths.privacy}>Privacy Policy</TextLink> has the details.
        </>,
      ),
    },
    {
      id: 'editing',
      title: 'Can I edit a proposal?',
      content: paragraphs(
        'Yes, all of it, before you copy it. While you edit, the list of what the client asks stays beside the text and shows what is still open.',
      ),
    },
    {
      id: 'upgrading',
      title: 'How do I upgrade?',
      content: paragraphs(
        <>
          With the Upgrade to Pro button in the navigation bar, or on the{' '}
          <TextLink to={paths.pricing}>pricing page</TextLink>. Pro is there as soon as the payment is confirmed,
          usually in less than a minute.
        </>,
      ),
    },
    {
      id: 'cancelling',
      title: 'How do I cancel?',
      content: paragraphs(
        'In your account, under Subscription, at any time. Pro stays with you to the end of the billing period, and nothing is charged after that.',
        `A refund can be asked for within ${REFUND_REQUEST_DAYS} days of a purchase; we consider each request by itself.`,
      ),
    },
  ];
}

function paragraphs(...texts: readonly ReactNode[]): ReactNode {
  return (
    <div className="grid gap-3">
      {texts.map((text, index) => (
        // They never move.
        <p key={String(index)}>{text}</p>
      ))}
    </div>
  );
}
