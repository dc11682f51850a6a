import { z } from 'zod';
import { formatPrice, PRO_PRICE_CENTS } from '#shared/plans/catalogue.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { PaddleSettings } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Identity } from '../../identity/index.ts';
import { hasPro } from '../checkout-status.ts';
import type { SubscriptionRow } from '../records/repository.ts';
import { listSubscriptionsOf, mayBeCharged } from '../subscription/repository.ts';
import { PAST_DUE_MS } from '../time-limits.ts';
import {
  cancelledMail,
  oneOfSeveralCancelledMail,
  paymentFailedMail,
  paymentRecoveredMail,
  proEndingMail,
  type Reader,
  refundMail,
  renewalMail,
  type Terms,
  trialEndingMail,
  welcomeMail,
} from './email-templates.ts';
import {
  findAdjustment,
  findUnpaidAmount,
  hasRefundSince,
  pagesOfRenewals,
  pagesOfUnpaid,
  type UnpaidPeriod,
} from './repository.ts';

export interface NotificationsDeps extends Pick<AppParts, 'db' | 'now' | 'jobs' | 'mailer' | 'origin'> {
  readonly identity: Pick<Identity, 'entitlement'>;
  readonly paddle: Pick<PaddleSettings, 'environment'>;
}

const about = z.object({ userId: z.uuid(), subscriptionId: z.string() });
const moment = z.coerce.date().nullable();
const failed = about.extend({ startsAt: moment, accessUntil: moment });
const cancelled = about.extend({ accessUntil: moment });
const renewal = about.extend({ chargedAt: z.coerce.date() });

const unpaid = about.extend({ startsAt: z.coerce.date() });
const refunded = z.object({ userId: z.uuid(), adjustmentId: z.string() });

const CURRENCY = 'USD';
/** Minute 11 of every hour. */
const HOURLY = '11 * * * *';

/** Emails about payments; each is a job stored in the transaction of its cause, once for each event. */
export type BillingNotifications = ReturnType<typeof createBillingNotifications>;

/**
 * A job has only the recipient: the address and the price are read when the email is written. Unconfirmed addresses get
 * these emails too: a payer must hear of their money.
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
    /** Not deduplicated: a person who cancels, resumes and cancels again gets another email. */
    cancelled: (tx: Db, userId: string, subscriptionId: string, accessUntil: Date | null) =>
      jobs.enqueue(tx, 'mail:subscription-cancelled', { userId, subscriptionId, accessUntil }),
    /** A failed renewal was paid. */
    paymentRecovered(tx: Db, userId: string, { subscriptionId, startsAt }: UnpaidPeriod) {
      const once = `${subscriptionId} ${startsAt?.toISOString()}`;
      return jobs.enqueue(tx, 'mail:payment-recovered', { userId, subscriptionId }, { once });
    },
    /** Two days before Pro ends because of an unpaid renewal. */
    proEnding(tx: Db, userId: string, subscriptionId: string, startsAt: Date) {
      const once = `${subscriptionId} ${startsAt.toISOString()}`;
      return jobs.enqueue(tx, 'mail:pro-ending', { userId, subscriptionId, startsAt }, { once });
    },
    refunded: (tx: Db, userId: string, adjustmentId: string) =>
      jobs.enqueue(tx, 'mail:refunded', { userId, adjustmentId }, { once: adjustmentId }),
    /** Seven days before a yearly renewal, two days before a trial is charged. */
    renewalReminder(tx: Db, userId: string, subscriptionId: string, chargedAt: Date) {
      const once = `${subscriptionId} ${chargedAt.toISOString()}`;
      return jobs.enqueue(tx, 'mail:renewal-reminder', { userId, subscriptionId, chargedAt }, { once });
    },
  };
  jobs.schedule('renewal-reminders', HOURLY, () => remind(deps, notifications));
  return notifications;
}

function handleMails(deps: NotificationsDeps): void {
  const { jobs } = deps;
  jobs.handle('mail:pro-welcome', about, async ({ userId, subscriptionId }) => {
    const { reader, subscription } = await findRecipient(deps, userId, subscriptionId);
    if (!reader || !subscription) return;
    const { status, trialEndsAt, nextBilledAt, scheduledAction } = subscription;
    const chargedAt = scheduledAction === null ? nextBilledAt : null;
    const trial = status === 'trialing' ? (trialEndsAt ?? nextBilledAt) : null;
    await deps.mailer.send(welcomeMail(reader, formatTerms(subscription), { trialEndsAt: trial, chargedAt }));
  });
  jobs.handle('mail:payment-failed', failed, async ({ userId, subscriptionId, startsAt, accessUntil }) => {
    const { reader } = await findRecipient(deps, userId);
    const amount = await findUnpaidAmount(deps.db, deps.paddle.environment, userId, { subscriptionId, startsAt });
    if (!reader) return;
    const words = amount && formatPrice(amount.cents, amount.currency);
    await deps.mailer.send(paymentFailedMail(reader, { amount: words, accessUntil: ifInFuture(deps, accessUntil) }));
  });
  jobs.handle('mail:subscription-cancelled', cancelled, async ({ userId, subscriptionId, accessUntil }) => {
    const { reader, isClosed, subscription, paysAnother } = await findRecipient(deps, userId, subscriptionId);
    if (!reader) return;
    if (!isClosed && paysAnother) return deps.mailer.send(oneOfSeveralCancelledMail(reader));
    // The refund email says that Pro has ended.
    const refundedSince = new Date(deps.now() - REFUND_ENDS_MS);
    if (!isClosed && (await hasRefundSince(deps.db, deps.paddle.environment, subscriptionId, refundedSince))) return;
    const until = isClosed ? null : ifInFuture(deps, accessUntil);
    const canResume = until !== null && subscription !== undefined && subscription.status !== 'canceled';
    await deps.mailer.send(cancelledMail(reader, { accessUntil: until, isClosed, canResume }));
  });
  jobs.handle('mail:renewal-reminder', renewal, async ({ userId, subscriptionId, chargedAt }) => {
    const { reader, isClosed, subscription } = await findRecipient(deps, userId, subscriptionId);
    // Cancelled, paid or moved in the meantime: the email would be wrong.
    const isStill = subscription?.nextBilledAt?.getTime() === chargedAt.getTime() && !subscription.scheduledAction;
    if (!reader || isClosed || !isStill) return;
    const mail = subscription.status === 'trialing' ? trialEndingMail : renewalMail;
    await deps.mailer.send(mail(reader, formatTerms(subscription), chargedAt));
  });
  handleMailsOfFailures(deps);
}

function handleMailsOfFailures(deps: NotificationsDeps): void {
  const { db, jobs, paddle } = deps;
  jobs.handle('mail:payment-recovered', about, async ({ userId, subscriptionId }) => {
    const { reader, isClosed, subscription } = await findRecipient(deps, userId, subscriptionId);
    if (!reader || isClosed || subscription?.status !== 'active') return;
    const chargedAt = subscription.scheduledAction === null ? subscription.nextBilledAt : null;
    await deps.mailer.send(paymentRecoveredMail(reader, formatTerms(subscription), chargedAt));
  });
  jobs.handle('mail:pro-ending', unpaid, async ({ userId, subscriptionId, startsAt }) => {
    const { reader, isClosed, subscription } = await findRecipient(deps, userId, subscriptionId);
    const isStill =
      subscription?.status === 'past_due' && subscription.periodStartsAt?.getTime() === startsAt.getTime();
    const endsAt = ifInFuture(deps, new Date(startsAt.getTime() + PAST_DUE_MS));
    if (reader && !isClosed && isStill && endsAt) await deps.mailer.send(proEndingMail(reader, endsAt));
  });
  jobs.handle('mail:refunded', refunded, async ({ userId, adjustmentId }) => {
    const { reader, hasPro } = await findRecipient(deps, userId);
    const refund = await findAdjustment(db, paddle.environment, adjustmentId);
    if (!reader || !refund?.totalCents) return;
    const amount = formatPrice(refund.totalCents, refund.currency ?? CURRENCY);
    await deps.mailer.send(refundMail(reader, { amount, hasPro }));
  });
}

/** Without `reader` the person was erased. */
async function findRecipient(
  { db, identity, paddle, origin, now }: NotificationsDeps,
  userId: string,
  subscriptionId?: string,
) {
  const person = await identity.entitlement.find(db, userId);
  const subscriptions = await listSubscriptionsOf(db, paddle.environment, userId);
  const reader: Reader | undefined = person && { to: person.email, origin: origin() };
  return {
    reader,
    isClosed: person?.isClosed ?? false,
    hasPro: person !== undefined && hasPro(person, new Date(now())),
    subscription: subscriptions.find((one) => one.subscriptionId === subscriptionId),
    paysAnother: subscriptions.some((one) => one.subscriptionId !== subscriptionId && mayBeCharged(one)),
  };
}

function formatTerms({ cycle, unitPriceCents, currency }: SubscriptionRow): Terms {
  const each = cycle ?? 'monthly';
  return { cycle: each, price: formatPrice(unitPriceCents ?? PRO_PRICE_CENTS[each], currency ?? CURRENCY) };
}

/** Null when the renewal has come in the meantime. */
function ifInFuture({ now }: NotificationsDeps, at: Date | null): Date | null {
  return at && at.getTime() > now() ? at : null;
}

const DAY_MS = 86_400_000;
/** How long before a yearly renewal the email is sent. */
const BEFORE_YEAR_MS = 7 * DAY_MS;
/** The same for the first charge after a trial, and for the end of Pro after a failed renewal. */
const BEFORE_END_MS = 2 * DAY_MS;
/** A refund ends its subscription within this time. */
const REFUND_ENDS_MS = 3 * DAY_MS;

/**
 * Emails everybody with a yearly renewal within a week or the end of a trial within two days, and everybody who loses Pro within
 * two days because of an unpaid renewal; runs hourly, once for each charge and failure.
 */
async function remind({ db, now, paddle }: NotificationsDeps, notifications: BillingNotifications): Promise<void> {
  const until = (ms: number) => new Date(now() + ms);
  const moments = { now: until(0), yearUntil: until(BEFORE_YEAR_MS), trialUntil: until(BEFORE_END_MS) };
  const unpaid = { from: until(-PAST_DUE_MS), until: until(-PAST_DUE_MS + BEFORE_END_MS) };
  for (const [pages, notify] of [
    [pagesOfRenewals(db, paddle.environment, moments), notifications.renewalReminder],
    [pagesOfUnpaid(db, paddle.environment, unpaid), notifications.proEnding],
  ] as const)
    for await (const page of pages)
      await inTransaction(db, async (tx) => {
        for (const { userId, subscriptionId, moment } of page) await notify(tx, userId, subscriptionId, moment);
      });
}
