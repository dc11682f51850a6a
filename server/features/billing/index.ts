import type pg from 'pg';
import { readBillingConfig, readSubscription, readTrial, receiveWebhook } from '#shared/billing/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { PaddleSettings } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { Mailer } from '../../mail/index.ts';
import type { Identity } from '../identity/index.ts';
import { billingConfigOf } from './billing-config.ts';
import { createPaymentPolling } from './checkout/payment-polling.ts';
import { CHECKOUT_ENDPOINTS, mountCheckout } from './checkout/routes.ts';
import type { BillingDeps } from './deps.ts';
import { countDuplicatePayers } from './duplicate-subscriptions/repository.ts';
import { handlePriceMapping, scheduleDailyRecompute } from './entitlement/daily-recompute.ts';
import { exportPayments, type OwnPayments } from './erasure/export/repository.ts';
import { erasePerson } from './erasure/repository.ts';
import { scheduleRetention } from './erasure/retention/repository.ts';
import { createEventInbox } from './events/event-inbox.ts';
import { countEvents } from './events/repository.ts';
import { createBillingLimits } from './limits.ts';
import { createBillingNotifications } from './notifications/index.ts';
import { createGateway } from './paddle/client.ts';
import { CLOSED_ENDPOINTS, mountClosed } from './payments-closed.ts';
import { scheduleReconciliation } from './reconciliation.ts';
import { createBillingRecords } from './records/index.ts';
import { cancelWithAccounts } from './refunds/closed-accounts.ts';
import { createRefundJobs, handleRefundJobs } from './refunds/refunded-subscriptions.ts';
import { mountSubscription, SUBSCRIPTION_ENDPOINTS } from './subscription/routes.ts';
import { findTrialDays } from './trial/trial.ts';
import { mountWebhook } from './webhook.ts';

export type { OwnPayments } from './erasure/export/repository.ts';

export type CreateBillingDeps = Pick<
  BillingDeps,
  'db' | 'log' | 'now' | 'newId' | 'jobs' | 'origin' | 'trialSecret'
> & {
  readonly pool: pg.Pool;
  readonly identity: Pick<Identity, 'require' | 'entitlement' | 'onClosing' | 'closedBefore'>;
  readonly mailer: Mailer;
  /** Undefined: payments are not open here. */
  readonly paddle: PaddleSettings | undefined;
};

/** Payments, and what people are entitled to by them. */
export interface Billing {
  readonly endpoints: readonly Endpoint[];
  mount(app: App): void;
  /** Stores the job that maps the prices of the settings. */
  start(): void;
  /** How many events of the provider wait, have failed or are of nobody we know; NaN while the database is away. For the metrics. */
  count(outcome: 'waiting' | 'failed' | 'unmatched'): Promise<number>;
  /** How many people pay more than one subscription; NaN while the database is away. For the metrics. */
  countDuplicatePayers(): Promise<number>;
  dataOf(userId: string): Promise<OwnPayments>;
  /** Takes the person out of the payment records, which stay as long as the law asks. */
  erase(db: Db, userId: string): Promise<void>;
}

/** Without `paddle` the pages say that payments are not open, and nothing can be paid; what was paid before is still there. */
export function createBilling(outer: CreateBillingDeps): Billing {
  const { db, paddle } = outer;
  const open = paddle ? openBilling({ ...outer, paddle }) : closedBilling(outer);
  scheduleRetention(outer);
  scheduleDailyRecompute(outer);
  return {
    ...open,
    endpoints: [readBillingConfig, readTrial, ...open.endpoints],
    mount(app) {
      mount(app, readBillingConfig, async () => billingConfigOf(paddle));
      mount(app, readTrial, async ({ c }) => {
        const { userId, user } = await outer.identity.require(c);
        return { trialDays: await findTrialDays(outer, { userId, email: user.email }) };
      });
      open.mount(app);
    },
    start: handlePriceMapping(outer),
    dataOf: (userId) => exportPayments(db, userId),
    erase: erasePerson,
  };
}

type OpenOrClosed = Pick<Billing, 'endpoints' | 'mount' | 'count' | 'countDuplicatePayers'>;

function openBilling(outer: CreateBillingDeps & { readonly paddle: PaddleSettings }): OpenOrClosed {
  const { db, paddle } = outer;
  const { environment, webhookSecret } = paddle;
  const gateway = createGateway(paddle, outer);
  const notifications = createBillingNotifications(outer);
  const applying = { ...outer, notifications, ...createRefundJobs(outer) };
  const records = createBillingRecords(applying);
  const inbox = createEventInbox(applying);
  const polling = createPaymentPolling({ ...outer, gateway, records });
  const deps: BillingDeps = { ...outer, gateway, records, polling, notifications };
  handleRefundJobs(deps);
  cancelWithAccounts({ ...deps, identity: outer.identity, notifications });
  scheduleReconciliation({ ...deps, inbox });
  const limits = createBillingLimits(outer);
  return {
    endpoints: [...CHECKOUT_ENDPOINTS, ...SUBSCRIPTION_ENDPOINTS, receiveWebhook],
    mount(app) {
      mountCheckout(app, deps, limits);
      mountSubscription(app, deps, limits);
      mountWebhook(app, { inbox, now: outer.now, secret: webhookSecret });
    },
    count: (outcome) => countEvents(db, environment, outcome).catch(() => Number.NaN),
    countDuplicatePayers: () => countDuplicatePayers(db, environment).catch(() => Number.NaN),
  };
}

function closedBilling({ identity }: CreateBillingDeps): OpenOrClosed {
  return {
    endpoints: [readSubscription, ...CLOSED_ENDPOINTS],
    mount(app) {
      mount(app, readSubscription, async ({ c }) => {
        await identity.require(c);
        return { subscription: null };
      });
      mountClosed(app, identity);
    },
    count: async () => 0,
    countDuplicatePayers: async () => 0,
  };
}
