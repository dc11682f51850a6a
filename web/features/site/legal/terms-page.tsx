import { formatPrice, PRO_PRICE_CENTS, REFUND_REQUEST_DAYS, TRIAL_DAYS } from '#shared/plans/catalogue.ts';
import { ONE_TRIAL, trialLabel } from '#shared/plans/offer.ts';
import { MINIMUM_AGE, POLICY_NOTICE_DAYS, SITE } from '#shared/site/config.ts';
import { DELETION_DAYS, PAYMENT_RECORD_YEARS, SUPPORT_MESSAGE_MONTHS } from '#shared/site/retention.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { LegalLink, LegalPage, type LegalSection, Mailbox } from './legal-page.tsx';

/** At both addresses. Source: docs/spec/proposals.md#legal-pages. */
export function TermsPage({ settings }: { settings: SiteSettings }) {
  return (
    <LegalPage
      title="Terms of Service"
      dated="Last updated April 26, 2025"
      intro={`These are the rules for using ${SITE.name}. They are short on purpose: please read them.`}
      sections={TERMS}
      settings={settings}
    />
  );
}

/** Ten sections, in the order of docs/spec/proposals.md#legal-pages. */
const TERMS: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: (settings) => (
      <>
        <p>
          {SITE.name} is offered by {SITE.company} ('we'). It reads job posts that you paste and writes proposals that
          you may edit, copy and send. By using it you agree to these terms and to the{' '}
          <LegalLink settings={settings} to={paths.privacy}>
            Privacy Policy
          </LegalLink>
          . If you do not agree, please do not use it.
        </p>
        <p>You must be at least {MINIMUM_AGE} years old.</p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: () => (
      <>
        <p>
          You can write proposals without an account. With an account, you’re responsible for what happens in it, so:
        </p>
        <ul>
          <li>give an email address that is yours, and keep it up to date;</li>
          <li>keep your password to yourself, and change it if someone else may know it;</li>
          <li>tell us if you believe that someone else is using your account.</li>
        </ul>
        <p>An account is for one person. You can download what is stored about you and delete the account yourself.</p>
      </>
    ),
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions and cancellation',
    body: () => (
      <>
        <p>
          Pro costs {formatPrice(PRO_PRICE_CENTS.monthly)} per month or {formatPrice(PRO_PRICE_CENTS.yearly)} per year
          and renews automatically until you cancel.
          {TRIAL_DAYS > 0 &&
            ` It begins with a ${trialLabel(TRIAL_DAYS)}: cancel before it ends, and nothing is charged. ${ONE_TRIAL}`}{' '}
          Our payment provider, Paddle, takes the payment as merchant of record and adds taxes where required by law.
        </p>
        <p>
          You can cancel at any time in your account. You then keep Pro until the end of the period you have paid for,
          and nothing more is charged. If a payment fails, it is tried again; until it succeeds Pro may end.
        </p>
        <p>
          Refunds may be requested within {REFUND_REQUEST_DAYS} days of a purchase and are considered case by case.
          Rights that the law gives you as a consumer stay as they are. We tell you about a price change before it
          applies to you.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Content and licenses',
    body: () => (
      <>
        <p>
          What you enter is yours, and so are the proposals written for you: use, change and send them as you like. You
          allow us to store and process your content as far as that is needed to provide the service to you, and for
          nothing else.
        </p>
        <p>
          You are responsible for what you send. A proposal is made from the post and from what you entered; read it
          before you send it, and make sure that every statement in it is true. The program, its design and its name
          stay ours.
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: () => (
      <>
        <p>Please do not use {SITE.name} to</p>
        <ul>
          <li>
            claim experience, qualifications or results that you do not have, or pass yourself off as someone else;
          </li>
          <li>send proposals in bulk, or otherwise break the rules of the platform you bid on;</li>
          <li>break the law or the rights of others, or store content that does;</li>
          <li>attack or overload the service, get around its limits, or read what belongs to others;</li>
          <li>resell it, or use it to build a product that competes with it.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: () => (
      <>
        <p>
          You can delete your account at any time: a running subscription is cancelled with it, all sessions end
          immediately, and what is stored about you is erased when {DELETION_DAYS} days have passed. What stays are
          payment records, which the law has us keep for {PAYMENT_RECORD_YEARS} years, and for {SUPPORT_MESSAGE_MONTHS}{' '}
          months what you wrote to support.
        </p>
        <p>
          We may close an account that breaks these terms. Unless the harm is grave, we tell you first and give you time
          to put it right and to download your data.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of liability',
    body: () => (
      <>
        <p>
          The service is provided as it is. We work on keeping it available, correct and safe, but we do not promise
          that a proposal wins a job, that a post was read without error, or that the service is never interrupted.
        </p>
        <p>
          As far as the law allows, we are not liable for lost profit, lost jobs or indirect damage, and our liability
          in all is limited to what you paid us in the twelve months before. Nothing here limits liability that cannot
          be limited by law.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: () => (
      <p>
        We may change these terms when the service or the law changes. A change is announced by a notice on the site for{' '}
        {POLICY_NOTICE_DAYS} days. If you continue to use the service after that, the new terms apply; if you do not
        agree, you can cancel and delete your account.
      </p>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    body: () => (
      <p>
        These terms are governed by the law of {SITE.country}. As a consumer you also keep the protection of the law of
        the country you live in. If one of these rules is not valid, the others still are.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (settings) => (
      <p>
        Write to <Mailbox settings={settings} /> or use the{' '}
        <LegalLink settings={settings} to={paths.contact}>
          contact form
        </LegalLink>
        . We reply within <span className="whitespace-nowrap">{SITE.supportReply}</span>.
      </p>
    ),
  },
];
