import { MINIMUM_AGE, POLICY_NOTICE_DAYS, SITE } from '#shared/site/config.ts';
import {
  ANONYMOUS_USAGE_MONTHS,
  CHECKOUT_ATTEMPT_DAYS,
  DELETED_DRAFT_DAYS,
  DELETION_DAYS,
  PAYMENT_RECORD_YEARS,
  PROPOSAL_CONTENT_MONTHS,
  SIGN_IN_HISTORY_MONTHS,
  SUPPORT_MESSAGE_MONTHS,
} from '#shared/site/retention.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { LegalLink, LegalPage, type LegalSection, Mailbox } from './legal-page.tsx';

/** At both addresses. Source: docs/spec/proposals.md#legal-pages. */
export function PrivacyPage({ settings }: { settings: SiteSettings }) {
  return (
    <LegalPage
      title="Privacy Policy"
      dated="Effective April 29, 2025"
      intro={`What ${SITE.name} knows about you, what it does with it, and for how long. We sell nothing of it to anybody.`}
      sections={PRIVACY}
      settings={settings}
    />
  );
}

/** The sections of docs/spec/proposals.md#legal-pages; the times are the constants that the server's own jobs go by. */
const PRIVACY: readonly LegalSection[] = [
  {
    id: 'collected',
    title: 'Information we collect',
    body: () => (
      <>
        <ul>
          <li>
            <strong className="font-strong text-ink">Your account:</strong> email address, username, the name and
            picture you enter or that Google sends when you sign in with it, and your password as a hash that cannot be
            reversed.
          </li>
          <li>
            <strong className="font-strong text-ink">Your work:</strong> job posts, texts about yourself, samples,
            drafts and the proposals written for you. While you’re signed out they are stored in your own browser, and
            what was generated is kept by us for a day so that a broken connection loses nothing.
          </li>
          <li>
            <strong className="font-strong text-ink">Your payments:</strong> what was bought, when and for how much.
            Card numbers go to our payment provider and never reach us.
          </li>
          <li>
            <strong className="font-strong text-ink">Your sign-ins:</strong> when, by which way, from which kind of
            browser and from which network address, shortened where it is shown.
          </li>
          <li>
            <strong className="font-strong text-ink">Your own key for a language model,</strong> if you enter one:
            encrypted, until you delete it or your account, and what was spent with it.
          </li>
          <li>
            <strong className="font-strong text-ink">What you write to us</strong> by the contact form or by mail.
          </li>
        </ul>
        <p>Our logs name requests, times and errors. They never contain passwords, job posts or proposals.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    body: () => (
      <>
        <p>
          To write your proposals, keep your work, take your payments, keep accounts safe, and answer you. Nothing else:
        </p>
        <ul>
          <li>we do not sell it, and show no advertising;</li>
          <li>we do not train language models with it;</li>
          <li>we mail you about your account and your payments, and send no newsletters.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (settings) => (
      <ul>
        <li>
          Account data: until you delete the account, and erased when {DELETION_DAYS} days have passed after that.
        </li>
        <li>Payment records: {PAYMENT_RECORD_YEARS} years, as tax law asks.</li>
        <li>
          That a free trial was used: {PAYMENT_RECORD_YEARS} years, as a keyed hash that your address cannot be read
          from.
        </li>
        <li>
          Proposals, drafts and their versions: {PROPOSAL_CONTENT_MONTHS} months since they were last changed. A draft
          you remove can be restored for {DELETED_DRAFT_DAYS} days, and is then gone.
        </li>
        <li>
          Anonymized usage data: at most {ANONYMOUS_USAGE_MONTHS} months.{' '}
          {isCounted(settings) ? 'It comes from those who allow us to count their visits.' : 'At present we keep none.'}
        </li>
        <li>Support communications: {SUPPORT_MESSAGE_MONTHS} months.</li>
        <li>
          Your sign-in history: {SIGN_IN_HISTORY_MONTHS} months. Payments that were begun and not made:{' '}
          {CHECKOUT_ATTEMPT_DAYS} days.
        </li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (settings) => (
      <>
        <p>
          In your account you can see and change what it holds about you, download all of that as one file, and delete
          it. You may also ask us to correct or restrict something, object to a use, or take your data elsewhere.
        </p>
        <p>
          Write to <Mailbox settings={settings} />; we answer within a month. You may complain to the data protection
          authority of the place you live in.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    body: (settings) => (
      <>
        <p>{isCounted(settings) ? 'Unless you allow more, we set' : 'We set'} only what the site needs to work:</p>
        <ul>
          <li>one cookie that keeps you signed in, and one that tells our pages that someone is signed in;</li>
          <li>
            one that recognises a browser you have signed in with before, one that counts free proposals of visitors,
            and one for the minutes in which you sign in by Google;
          </li>
          <li>
            storage in your browser for your unsent work and for small choices: the theme, plain letters, auto-save, the
            emojis you used last, a notice you dismissed{isCounted(settings) && ', your answer about visits'}. Where
            this site signs people in by Firebase, that sign-in lies there too.
          </li>
        </ul>
        <p>While you pay, our payment provider stores in your browser what it needs to take the payment.</p>
        <p>
          {isCounted(settings)
            ? "We count visits with Google Analytics, only after you have agreed, and never for browsers that ask not to be tracked. Google is told which page was shown and sets two cookies, whose names begin with _ga. 'Cookie choices' at the foot of every page changes your answer; a no removes them."
            : 'This site does not measure visits. If it ever does so by an analytics service, then only after you have agreed, and never for browsers that ask not to be tracked.'}
        </p>
      </>
    ),
  },
  {
    id: 'transfers',
    title: 'International transfers',
    body: () => (
      <p>
        Some of the services we use work in other countries. Where the law of such a country does not protect your data
        as yours does, we rely on contracts that oblige the service to the same protection.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    body: (settings) => (
      <>
        <p>They get what they need for their part, and no more:</p>
        <ul>
          <li>Paddle, which sells Pro and takes the payments as merchant of record;</li>
          <li>
            Google, when you sign in by it{isCounted(settings) && ', and when you allow us to count your visits'};
          </li>
          <li>the service that delivers our mail;</li>
          <li>
            a provider of language models, if this site uses one: it gets the post and what you entered about yourself
            for that proposal. Without one, nothing leaves our servers for writing. If you enter a key of your own, the
            provider you chose for it gets this instead.
          </li>
        </ul>
        <p>We give data to authorities only where the law obliges us.</p>
      </>
    ),
  },
  {
    id: 'children',
    title: `Children under ${MINIMUM_AGE}`,
    body: () => (
      <p>
        The service is not for people under {MINIMUM_AGE}, and we do not knowingly keep data of theirs. If you believe
        that we do, tell us, and we delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: () => (
      <p>
        When we change this policy, the date on top changes and a notice is shown on the site for {POLICY_NOTICE_DAYS}{' '}
        days.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (settings) => (
      <p>
        {SITE.company}, <Mailbox settings={settings} />, or the{' '}
        <LegalLink settings={settings} to={paths.contact}>
          contact form
        </LegalLink>
        .
      </p>
    ),
  },
];

function isCounted({ analyticsId }: SiteSettings): boolean {
  return analyticsId !== null;
}
