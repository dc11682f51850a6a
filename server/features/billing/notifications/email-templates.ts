import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { SITE } from '#shared/site/config.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import { dayInWords, type Mail, momentInWords, renderEmail } from '../../../mail/index.ts';

/** The recipient of an email. */
export interface Reader {
  readonly to: string;
  /** The address of the site. */
  readonly origin: string;
}

/** The charge of each cycle, before taxes: '$9.99'. */
export interface Terms {
  readonly cycle: BillingCycle;
  readonly price: string;
}

const EACH = { monthly: 'a month', yearly: 'a year' } as const satisfies Record<BillingCycle, string>;
const NOT_YOU = `If it was not you, please write to ${SITE.supportEmail}.`;
const TAXES = 'Taxes are added where required by law.';

/** `trialEndsAt` null: the first payment has been made. `chargedAt` null: nothing more is charged. */
export function welcomeMail(
  { to, origin }: Reader,
  { cycle, price }: Terms,
  { trialEndsAt, chargedAt }: { trialEndsAt: Date | null; chargedAt: Date | null },
): Mail {
  const next = chargedAt && `The next charge is on ${dayInWords(chargedAt)}.`;
  const terms = trialEndsAt
    ? `Your free trial lasts until ${momentInWords(trialEndsAt)}. Then ${price} ${EACH[cycle]} is charged, unless you cancel before that.`
    : [`You pay ${price} ${EACH[cycle]}.`, next].filter(Boolean).join(' ');
  return renderEmail(to, {
    subject: 'Welcome to Pro',
    before: [`Your ${SITE.name} account is on the Pro plan.`, `${terms} ${TAXES}`],
    button: { label: 'Write a proposal', link: `${origin}${PAGE_PATHS.proposalTool}` },
    after: [
      'You can manage your card, invoices and cancellation in your account, on the Subscription tab.',
      `If you did not subscribe, please write to ${SITE.supportEmail}.`,
    ],
  });
}

/** `amount` is what could not be charged, such as '$9.99'; `accessUntil` null: Pro has ended already. */
export function paymentFailedMail(
  { to, origin }: Reader,
  { amount, accessUntil }: { amount: string | undefined; accessUntil: Date | null },
): Mail {
  const until = accessUntil
    ? `Pro stays on until ${momentInWords(accessUntil)} while the payment is tried again.`
    : 'Pro is off until the payment succeeds.';
  return renderEmail(to, {
    subject: 'Your payment failed',
    before: [`We could not charge ${amount ?? 'the payment'} for your ${SITE.name} Pro plan.`, until],
    button: { label: 'Change your card', link: subscriptionTab(origin) },
    after: ['Your proposals and profiles stay as they are.', 'If you’ve already paid, there’s nothing to do.'],
  });
}

/** Two days before Pro ends because of an unpaid renewal. */
export function proEndingMail({ to, origin }: Reader, accessUntil: Date): Mail {
  return renderEmail(to, {
    subject: `Pro ends on ${dayInWords(accessUntil)}`,
    before: [
      `Your last payment for ${SITE.name} Pro failed. If it is not paid by ${momentInWords(accessUntil)}, Pro ends.`,
      'Update your card and the payment is tried again at once.',
    ],
    button: { label: 'Update card', link: subscriptionTab(origin) },
    after: ['Your proposals and profiles stay as they are.', 'If you’ve already paid, there’s nothing to do.'],
  });
}

/** A failed renewal was paid. */
export function paymentRecoveredMail({ to, origin }: Reader, { cycle, price }: Terms, chargedAt: Date | null): Mail {
  const next = chargedAt ? ` The next charge, ${price} ${EACH[cycle]}, is on ${dayInWords(chargedAt)}.` : '';
  return renderEmail(to, {
    subject: 'Your payment went through',
    before: [`Your ${SITE.name} Pro plan is paid and continues without a break.${next}`],
    button: { label: 'View your subscription', link: subscriptionTab(origin) },
    after: ['There’s nothing else to do.'],
  });
}

/** `amount` is the refund, such as '$9.99'; `hasPro`: the plan continues. */
export function refundMail({ to, origin }: Reader, { amount, hasPro }: { amount: string; hasPro: boolean }): Mail {
  return renderEmail(to, {
    subject: `Your refund of ${amount}`,
    before: [
      `We refunded ${amount} for your ${SITE.name} Pro plan. It reaches your card within 10 business days.`,
      hasPro
        ? 'Your Pro plan continues as before.'
        : 'Your Pro plan has ended, and nothing more is charged. Your proposals and profiles stay as they are.',
    ],
    button: { label: 'View your subscription', link: subscriptionTab(origin) },
    after: [`If you did not ask for it, please write to ${SITE.supportEmail}.`],
  });
}

/** Two days before a free trial is charged. */
export function trialEndingMail({ to, origin }: Reader, { cycle, price }: Terms, chargedAt: Date): Mail {
  return renderEmail(to, {
    subject: `Your free trial ends on ${dayInWords(chargedAt)}`,
    before: [
      `Your free trial of ${SITE.name} Pro ends on ${momentInWords(chargedAt)}. Then ${price} ${EACH[cycle]} is charged. ${TAXES}`,
      'If you want to stay, there is nothing to do.',
    ],
    button: { label: 'View your subscription', link: subscriptionTab(origin) },
    after: ['If you cancel there before that, nothing is charged and Pro stays on until the trial ends.'],
  });
}

/** `accessUntil` null: Pro has ended. `canResume`: the person can undo the cancellation until then. */
export function cancelledMail(
  { to, origin }: Reader,
  { accessUntil, isClosed, canResume }: { accessUntil: Date | null; isClosed: boolean; canResume: boolean },
): Mail {
  const until = isClosed
    ? 'It ended with your account, which you closed.'
    : accessUntil
      ? `Pro stays on until ${momentInWords(accessUntil)}.`
      : 'Your plan is free from now on.';
  const button = isClosed
    ? { label: `Go to ${SITE.name}`, link: `${origin}${PAGE_PATHS.home}` }
    : { label: 'View your subscription', link: subscriptionTab(origin) };
  return renderEmail(to, {
    subject: 'Your subscription was cancelled',
    before: [`Your ${SITE.name} Pro subscription was cancelled. Nothing more will be charged.`, until],
    button,
    after: [...(canResume ? ['Until then you can resume it there, and nothing changes.'] : []), NOT_YOU],
  });
}

/** Not sent while another subscription of the person continues: it is still charged. */
export function oneOfSeveralCancelledMail({ to, origin }: Reader): Mail {
  return renderEmail(to, {
    subject: 'One of your subscriptions was cancelled',
    before: [
      `One of your ${SITE.name} Pro subscriptions was cancelled. Your other one continues and is charged as before.`,
      'If you do not want that one either, cancel it in your account as well.',
    ],
    button: { label: 'View your subscription', link: subscriptionTab(origin) },
    after: [NOT_YOU],
  });
}

/** Some days before a yearly renewal. */
export function renewalMail({ to, origin }: Reader, { price }: Terms, chargedAt: Date): Mail {
  return renderEmail(to, {
    subject: `Your Pro plan renews on ${dayInWords(chargedAt)}`,
    before: [
      `On ${momentInWords(chargedAt)} your ${SITE.name} Pro plan renews for another year, and ${price} is charged. ${TAXES}`,
      'If you want to stay, there is nothing to do.',
    ],
    button: { label: 'View your subscription', link: subscriptionTab(origin) },
    after: ['If you do not want another year, cancel there before that day. Pro then stays on until the year ends.'],
  });
}

function subscriptionTab(origin: string): string {
  return `${origin}${PAGE_PATHS.account}?tab=subscription`;
}
