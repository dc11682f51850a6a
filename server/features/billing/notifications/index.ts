import { z } from 'zod';
import { formatPrice, PRO_PRICE_CENTS } from '#shared/plans/catalogue.ts';
import type { PaddleSettings } from '../../../config.ts';
import type { Database, Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Jobs, NotWorthTrying } from '../../../jobs/index.ts';
import { type Mail, MailboxRefused, type Mailer } from '../../../mail/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { BillingNotifications } from '../deps.ts';
import { listSubscriptionsOf, mayBeCharged } from '../subscription/repository.ts';
import {
  cancelledMail,
  oneOfSeveralCancelledMail,
  paymentFailedMail,
  type Reader,
  renewalMail,
  type Terms,
  welcomeMail,
} from './email-templates.ts';
import { remindOfRenewals } from './renewal-reminders.ts';
import { findSubscriptionOf, findUnpaidAmount, type MailedSubscription } from './repository.ts';

export interface NotificationsDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly now: () => number;
  readonly identity: Pick<Identity, 'entitlement'>;
  readonly paddle: Pick<PaddleSettings, 'environment'>;
  /** Where links lead; asked when a mail is written. */
  readonly origin: () => string;
}

/** All there are. */
export interface Notifications extends BillingNotifications {
  /** The subscription has ended because its account was closed. */
  endedWithAccount(tx: Db, userId: string, subscriptionId: string): Promise<void>;
}

const about = z.object({ userId: z.uuid(), subscriptionId: z.string() });
const moment = z.coerce.date().nullable();
const failed = about.extend({ startsAt: moment, accessUntil: moment });
const cancelled = about.extend({ accessUntil: moment });
const renewal = about.extend({ chargedAt: z.coerce.date() });

const CURRENCY = 'USD';
/** Minute 11 of every hour. */
const HOURLY = '11 * * * *';

/**
 * The mails of billing, each a job. A job knows whom it is about and no more: the address and the price are read when the mail is
 * written. They go to an address that nobody has confirmed as well: whoever paid must hear of their money.
 */
export function createBillingNotifications(deps: NotificationsDeps): Notifications {
  const { jobs } = deps;
  handleMails(deps);
  const notifications: Notifications = {
    welcome: (tx, userId, subscriptionId) =>
      jobs.enqueue(tx, 'mail:pro-welcome', { userId, subscriptionId }, { once: subscriptionId }),
    paymentFailed: (tx, userId, { subscriptionId, startsAt }, accessUntil) => {
      const once = `${subscriptionId} ${startsAt?.toISOString()}`;
      return jobs.enqueue(tx, 'mail:payment-failed', { userId, subscriptionId, startsAt, accessUntil }, { once });
    },
    // Not once: who has cancelled, resumed and cancelled again is told again.
    cancelled: (tx, userId, subscriptionId, accessUntil) =>
      jobs.enqueue(tx, 'mail:subscription-cancelled', { userId, subscriptionId, accessUntil }),
    endedWithAccount: (tx, userId, subscriptionId) => {
      const payload = { userId, subscriptionId, accessUntil: null };
      return jobs.enqueue(tx, 'mail:subscription-cancelled', payload, { once: `${subscriptionId} with its account` });
    },
    renewalReminder: (tx, userId, subscriptionId, chargedAt) => {
      const once = `${subscriptionId} ${chargedAt.toISOString()}`;
      return jobs.enqueue(tx, 'mail:renewal-reminder', { userId, subscriptionId, chargedAt }, { once });
    },
  };
  jobs.schedule('renewal-reminders', HOURLY, () => remindOfRenewals({ ...deps, notifications }));
  return notifications;
}

function handleMails(deps: NotificationsDeps): void {
  const { jobs } = deps;
  jobs.handle('mail:pro-welcome', about, async ({ userId, subscriptionId }) => {
    const { reader, subscription } = await found(deps, userId, subscriptionId);
    if (!reader || !subscription) return;
    const { status, trialEndsAt, nextBilledAt, scheduledAction } = subscription;
    const chargedAt = scheduledAction === null ? nextBilledAt : null;
    const trial = status === 'trialing' ? (trialEndsAt ?? nextBilledAt) : null;
    await deliver(deps, welcomeMail(reader, termsOf(subscription), { trialEndsAt: trial, chargedAt }));
  });
  jobs.handle('mail:payment-failed', failed, async ({ userId, subscriptionId, startsAt, accessUntil }) => {
    const { reader } = await found(deps, userId);
    const amount = await findUnpaidAmount(deps.db, deps.paddle.environment, userId, { subscriptionId, startsAt });
    if (!reader) return;
    const words = amount && formatPrice(amount.cents, amount.currency);
    await deliver(deps, paymentFailedMail(reader, { amount: words, accessUntil: toCome(deps, accessUntil) }));
  });
  jobs.handle('mail:subscription-cancelled', cancelled, async ({ userId, subscriptionId, accessUntil }) => {
    const { reader, isClosed, subscription } = await found(deps, userId, subscriptionId);
    if (!reader) return;
    if (!isClosed && (await paysAnother(deps, userId, subscriptionId))) {
      return deliver(deps, oneOfSeveralCancelledMail(reader));
    }
    const until = isClosed ? null : toCome(deps, accessUntil);
    const canResume = until !== null && subscription !== undefined && subscription.status !== 'canceled';
    await deliver(deps, cancelledMail(reader, { accessUntil: until, isClosed, canResume }));
  });
  jobs.handle('mail:renewal-reminder', renewal, async ({ userId, subscriptionId, chargedAt }) => {
    const { reader, isClosed, subscription } = await found(deps, userId, subscriptionId);
    // Cancelled, paid or moved meanwhile: then it would not be true.
    const isStill = subscription?.nextBilledAt?.getTime() === chargedAt.getTime() && !subscription.scheduledAction;
    if (reader && !isClosed && isStill) await deliver(deps, renewalMail(reader, termsOf(subscription), chargedAt));
  });
}

interface Found {
  /** Undefined: the person was erased. */
  readonly reader: Reader | undefined;
  readonly isClosed: boolean;
  readonly subscription: MailedSubscription | undefined;
}

async function found(deps: NotificationsDeps, userId: string, subscriptionId?: string): Promise<Found> {
  const { db, identity, paddle, origin } = deps;
  const person = await inTransaction(db, (tx) => identity.entitlement.lock(tx, userId));
  const subscription =
    subscriptionId === undefined ? undefined : await findSubscriptionOf(db, paddle.environment, userId, subscriptionId);
  const reader = person && { to: person.email, origin: origin() };
  return { reader, isClosed: person?.isClosed ?? false, subscription };
}

async function paysAnother(
  { db, paddle }: NotificationsDeps,
  userId: string,
  subscriptionId: string,
): Promise<boolean> {
  const theirs = await listSubscriptionsOf(db, paddle.environment, userId);
  return theirs.some((one) => one.subscriptionId !== subscriptionId && mayBeCharged(one));
}

function termsOf({ cycle, unitPriceCents, currency }: MailedSubscription): Terms {
  const each = cycle ?? 'monthly';
  return { cycle: each, price: formatPrice(unitPriceCents ?? PRO_PRICE_CENTS[each], currency ?? CURRENCY) };
}

/** Null when it has come meanwhile. */
function toCome({ now }: NotificationsDeps, at: Date | null): Date | null {
  return at && at.getTime() > now() ? at : null;
}

async function deliver({ mailer }: NotificationsDeps, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (error instanceof MailboxRefused) throw new NotWorthTrying('the mailbox is refused', { cause: error });
    throw error;
  }
}
