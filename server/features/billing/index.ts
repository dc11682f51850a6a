import type pg from 'pg';
import * as contract from '#shared/billing/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { RequestWaits } from '../../app-parts.ts';
import type { PaddleSettings } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import { createLimiter } from '../../http/rate-limit.ts';
import { eraseOldRows } from '../../jobs/index.ts';
import type { Mailer } from '../../mail/index.ts';
import { handlePolls } from './checkout/pending.ts';
import { mountCheckout } from './checkout/routes.ts';
import type { BillingDeps } from './deps.ts';
import { scheduleRecompute } from './entitlement/recompute.ts';
import { erasePerson, exportPayments, OLD_ROWS } from './erasure/repository.ts';

import { createBillingRecords, createEventInbox } from './events/inbox.ts';
import { countEvents } from './events/repository.ts';
import { mountWebhook, type WebhookDeps } from './events/webhook.ts';
import { createBillingNotifications } from './notifications/notifications.ts';
import { createGateway } from './paddle/client.ts';
import { scheduleReconciliation } from './reconciliation.ts';
import { createRefundJob, handleRefundJobs } from './refunds/refunds.ts';
import { listDuplicatePayers } from './subscription/repository.ts';
import { mountSubscription } from './subscription/routes.ts';
import { findTrialDays } from './trial/trial.ts';

export type { OwnPayments } from './erasure/repository.ts';
export { createGateway } from './paddle/client.ts';
export { ProviderRefused } from './paddle/http.ts';

/** 03:11 UTC. */
const DAILY = '11 3 * * *';

type CreateBillingDeps = Omit<BillingDeps, 'paddle' | 'gateway' | 'records' | 'notifications'> & {
  readonly pool: pg.Pool;
  readonly mailer: Mailer;
  readonly waits: RequestWaits;
  /** Undefined: payments are not open. */
  readonly paddle: PaddleSettings | undefined;
};

/** Payments and entitlements. */
export type Billing = ReturnType<typeof createBilling>;

const FOR_PEOPLE: readonly Endpoint[] = [
  contract.startCheckoutAttempt,
  contract.createCheckoutSession,
  contract.completeCheckout,
  contract.reportPayment,
  contract.checkCheckout,
  contract.manageSubscription,
  contract.cancelSubscription,
  contract.resumeSubscription,
  contract.previewCycle,
  contract.changeCycle,
  contract.readPayments,
];

/** Without `paddle` the pages say that payments are not open, and nothing can be bought; earlier purchases stay. */
export function createBilling(outer: CreateBillingDeps) {
  const { db, identity, paddle } = outer;
  outer.jobs.sweep(
    'billing-sweep',
    DAILY,
    OLD_ROWS.map((rows) => eraseOldRows(outer, rows)),
  );
  const environment = paddle?.environment;
  const refused = { time: 0, busy: 0 };
  const onRefused: WebhookDeps['onRefused'] = (reason) => void (refused[reason] += 1);
  const mountRest = paddle ? openBilling({ ...outer, paddle, onRefused }) : (app: App) => mountClosed(app, identity);
  return {
    mount(app: App): void {
      mount(app, contract.readBillingConfig, async () => toBillingConfig(paddle));
      mount(app, contract.readTrial, async ({ c }) => {
        const { userId, user } = await identity.require(c);
        return { trialDays: await findTrialDays(outer, { userId, email: user.email }) };
      });
      mountRest(app);
    },
    /** Enqueues the job that maps the prices of the settings. */
    start: scheduleRecompute(outer),
    /** How many provider events wait, have failed or have no known owner; NaN while the database is away. For the metrics. */
    async count(outcome: 'waiting' | 'failed' | 'unmatched'): Promise<number> {
      return environment ? countEvents(db, environment, outcome).catch(() => Number.NaN) : 0;
    },
    /** Webhooks that this process has refused: signed by the provider, for their `time`; unread, because too many were. For the metrics. */
    countRefused: (reason: 'time' | 'busy') => refused[reason],
    /** How many people pay more than one subscription; NaN while the database is away. For the metrics. */
    async countDuplicatePayers(): Promise<number> {
      if (!environment) return 0;
      return listDuplicatePayers(db, environment).then(
        (userIds) => userIds.length,
        () => Number.NaN,
      );
    },
    exportData: (userId: string) => exportPayments(db, userId),
    /** Erases the person from the payment records, which stay as long as the law requires. */
    erase: erasePerson,
  };
}

type OpenBillingDeps = CreateBillingDeps & Pick<WebhookDeps, 'onRefused'> & { readonly paddle: PaddleSettings };

function openBilling(outer: OpenBillingDeps): (app: App) => void {
  const gateway = createGateway(outer.paddle, outer);
  const notifications = createBillingNotifications(outer);
  const applying = { ...outer, notifications, onRefunded: createRefundJob(outer) };
  const records = createBillingRecords(applying);
  const inbox = createEventInbox(applying);
  const deps: BillingDeps = { ...outer, gateway, records, notifications };
  handlePolls(deps);
  handleRefundJobs(deps);
  scheduleReconciliation({ ...deps, inbox });
  // People stay far below these limits; a program in a loop would flood the provider in our name.
  const limits = {
    starts: createLimiter(outer, 'checkout-start', { points: 60, perSeconds: 3600 }),
    looks: createLimiter(outer, 'checkout-look', { points: 120, perSeconds: 600 }),
    changes: createLimiter(outer, 'subscription-change', { points: 60, perSeconds: 3600 }),
  };
  return (app) => {
    mountCheckout(app, deps, limits);
    mountSubscription(app, deps, limits.changes);
    mountWebhook(app, { ...outer, inbox, secret: outer.paddle.webhookSecret });
  };
}

/** The pages say that payments are not open, and there is no webhook. */
function mountClosed(app: App, identity: CreateBillingDeps['identity']): void {
  mount(app, contract.readSubscription, async ({ c }) => {
    await identity.require(c);
    return { subscription: null };
  });
  for (const endpoint of FOR_PEOPLE) {
    mount(app, endpoint, async ({ c }) => {
      await identity.require(c);
      throw new AppError('BILLING_NOT_OPEN');
    });
  }
  mount(app, contract.readInvoice, async ({ c }) => {
    await identity.require(c);
    throw new AppError('NOT_FOUND');
  });
  mount(app, contract.receiveWebhook, async () => {
    throw new AppError('NOT_FOUND');
  });
}

/** The options with which pages open a checkout. Nothing in it is secret: the client token is made for browsers. */
function toBillingConfig(paddle: PaddleSettings | undefined): contract.BillingConfig {
  if (!paddle) return { environment: null, script: null };
  const { environment, scriptUrl: src, clientToken } = paddle;
  // The development provider answers like the sandbox.
  return { environment, script: { src, clientToken, environment: environment === 'live' ? null : 'sandbox' } };
}
