import { z } from 'zod';
import { formatPrice, PRO_PRICE_CENTS } from '#shared/plans/catalogue.ts';
import type { PaddleSettings } from '../../../config.ts';
import type { Database, Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Jobs, NotWorthTrying } from '../../../jobs/index.ts';
import { type Mail, MailboxRefused, type Mailer } from '../../../mail/index.ts';
import type { Entitled, Entitlement, Identity } from '../../identity/index.ts';
import type { RecordSet, SubscriptionRow } from '../records/repository.ts';
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
import { findSubscriptionOf, findUnpaidAmount, listRenewals, type UnpaidPeriod } from './repository.ts';

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

const about = z.object({ userId: z.uuid(), subscriptionId: z.string() });
const moment = z.coerce.date().nullable();
const failed = about.extend({ startsAt: moment, accessUntil: moment });
const cancelled = about.extend({ accessUntil: moment });
const renewal = about.extend({ chargedAt: z.coerce.date() });

const CURRENCY = 'USD';
/** Minute 11 of every hour. */
const HOURLY = '11 * * * *';

/** Emails about payments; each is a job stored in the transaction of what it is about, once for each event. */
export type BillingNotifications = ReturnType<typeof createBillingNotifications>;

/**
 * A job knows whom an email is about and no more: the address and the price are read when it is written. Emails go to an address
 * that nobody has confirmed as well: whoever paid must hear of their money.
 */
export function createBillingNotifications(deps: NotificationsDeps) {
  const { jobs } = deps;
  handleMails(deps);
  const notifications = {
    welcome: (tx: Db, userId: string, subscriptionId: string) =>
      jobs.enqueue(tx, 'mail:pro-welcome', { userId, subscriptionId }, { once: subscriptionId }),
    paymentFailed(tx: Db, userId: string, { subscriptionId, startsAt }: UnpaidPeriod, accessUntil: Date | null) {
      const once = `${subscriptionId} ${startsAt?.toISOString()}`;
      return jobs.enqueue(tx, 'mail:payment-failed', { userId, subscriptionId, startsAt, accessUntil }, { once });
    },
    /** Not once, unless `once` is given: who has cancelled, resumed and cancelled again gets another email. */
    cancelled(tx: Db, userId: string, subscriptionId: string, accessUntil: Date | null, once?: string) {
      const payload = { userId, subscriptionId, accessUntil };
      return jobs.enqueue(tx, 'mail:subscription-cancelled', payload, once === undefined ? {} : { once });
    },
    /** Seven days before a year is charged again. */
    renewalReminder(tx: Db, userId: string, subscriptionId: string, chargedAt: Date) {
      const once = `${subscriptionId} ${chargedAt.toISOString()}`;
      return jobs.enqueue(tx, 'mail:renewal-reminder', { userId, subscriptionId, chargedAt }, { once });
    },
  };
  jobs.schedule('renewal-reminders', HOURLY, () => remindOfRenewals(deps, notifications.renewalReminder));
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

/** Without `reader` the person was erased. */
async function found({ db, identity, paddle, origin }: NotificationsDeps, userId: string, subscriptionId?: string) {
  const person = await inTransaction(db, (tx) => identity.entitlement.lock(tx, userId));
  const subscription =
    subscriptionId === undefined ? undefined : await findSubscriptionOf(db, paddle.environment, userId, subscriptionId);
  const reader: Reader | undefined = person && { to: person.email, origin: origin() };
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

function termsOf({ cycle, unitPriceCents, currency }: SubscriptionRow): Terms {
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

/** So long before a year is charged again people hear of it. */
const BEFORE_MS = 7 * 86_400_000;
const AT_ONCE = 500;

/** Emails everybody whose year is charged within a week; run every hour, once for each charge. */
async function remindOfRenewals(
  { db, now, paddle }: NotificationsDeps,
  remind: (tx: Db, userId: string, subscriptionId: string, chargedAt: Date) => Promise<void>,
): Promise<void> {
  const moments = { now: new Date(now()), until: new Date(now() + BEFORE_MS) };
  for (let after = ''; ; ) {
    const renewals = await listRenewals(db, paddle.environment, { ...moments, limit: AT_ONCE, after });
    await inTransaction(db, async (tx) => {
      for (const { userId, subscriptionId, chargedAt } of renewals) await remind(tx, userId, subscriptionId, chargedAt);
    });
    const last = renewals.at(-1);
    if (!last || renewals.length < AT_ONCE) return;
    after = last.subscriptionId;
  }
}

interface AppliedChanges {
  readonly before: RecordSet;
  readonly after: RecordSet;
  readonly people: ReadonlyMap<string, Entitled | undefined>;
  readonly entitlements: ReadonlyMap<string, Entitlement>;
}

/**
 * Emails people about what has changed. Each email is a step from one stored version to a newer one, enqueued in the transaction
 * that makes the step: a delivery that comes again, or too late, makes none. Closed accounts get no email.
 */
export async function notifyOfChanges(
  tx: Db,
  notifications: Pick<BillingNotifications, 'welcome' | 'paymentFailed' | 'cancelled'>,
  { before, after, people, entitlements }: AppliedChanges,
): Promise<void> {
  for (const subscription of after.subscriptions.values()) {
    const { userId, subscriptionId, plan, periodStartsAt: startsAt } = subscription;
    const entitlement = userId === null ? undefined : entitlements.get(userId);
    if (userId === null || !plan || !entitlement || people.get(userId)?.isClosed) continue;
    const { proUntil } = entitlement;
    const stored = before.subscriptions.get(subscriptionId);
    const held = stored?.userId === userId ? stored : undefined;
    if (!held && isLive(subscription) && proUntil) await notifications.welcome(tx, userId, subscriptionId);
    if (hasNewlyFailed(held, subscription))
      await notifications.paymentFailed(tx, userId, { subscriptionId, startsAt }, proUntil);
    if (held && !isEnding(held) && isEnding(subscription))
      await notifications.cancelled(tx, userId, subscriptionId, proUntil);
  }
}

function isLive({ status }: SubscriptionRow): boolean {
  return status === 'active' || status === 'trialing';
}

/** Once for each renewal, also where the event of the payment itself never came. */
function hasNewlyFailed(before: SubscriptionRow | undefined, after: SubscriptionRow): boolean {
  const isSamePeriod = before?.periodStartsAt?.getTime() === after.periodStartsAt?.getTime();
  return after.status === 'past_due' && !(before?.status === 'past_due' && isSamePeriod);
}

/** No second email when a scheduled end comes. */
function isEnding({ status, scheduledAction }: SubscriptionRow): boolean {
  return status === 'canceled' || scheduledAction === 'cancel';
}
