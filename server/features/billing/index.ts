import type pg from 'pg';
import { readBillingConfig, readSubscription, receiveWebhook } from '#shared/billing/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { PaddleSettings } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { Mailer } from '../../mail/index.ts';
import type { Identity } from '../identity/index.ts';
import { billingConfigOf } from './billing-config.ts';
import { CHECKOUT_ENDPOINTS, mountCheckout } from './checkout/routes.ts';
import { CLOSED_ENDPOINTS, mountClosed } from './closed.ts';
import { endWithAccounts } from './closing/index.ts';
import { askToEnd, askToLook, endWhatWasTakenBack, lookAtWhatWasGivenBack } from './closing/taken-back.ts';
import { createLedger, createPaymentRecords, type OwnPayments } from './ledger/index.ts';
import { keepClosedStandings } from './ledger/standings/closed.ts';
import { createBillingLimits } from './limits.ts';
import { createBillingNotices } from './notices/index.ts';
import { createGateway } from './paddle/client.ts';
import type { BillingDeps } from './parts.ts';
import { mountSubscription, SUBSCRIPTION_ENDPOINTS } from './subscription/routes.ts';
import { mountWebhook } from './webhook.ts';

export type { OwnPayments } from './ledger/index.ts';

export type CreateBillingDeps = Omit<BillingDeps, 'identity' | 'paddle' | 'gateway' | 'ledger' | 'notices'> & {
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
  /** Begins to look after payments that somebody else left half done. */
  start(): void;
  /** Waits for what is under way, at most `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
  /** Does now what it would do within the second: for tests. */
  work(): Promise<void>;
  /** How many events of the provider wait, have failed or are of nobody we know. For the metrics. */
  count(outcome: 'waiting' | 'failed' | 'unmatched'): Promise<number>;
  /** How many people pay more than one subscription. For the metrics. */
  countDoublePayers(): Promise<number>;
  dataOf(userId: string): Promise<OwnPayments>;
  /** Takes the person out of the payment records, which stay as long as the law asks. */
  erase(db: Db, userId: string): Promise<void>;
}

/** Without `paddle` the pages learn that payments are not open, and nothing can be paid; what was paid before is still there. */
export function createBilling(outer: CreateBillingDeps): Billing {
  const { paddle } = outer;
  const open = paddle ? openBilling({ ...outer, paddle }) : notOpen(outer);
  return {
    ...open,
    ...createPaymentRecords(outer),
    endpoints: [readBillingConfig, ...open.endpoints],
    mount(app) {
      mount(app, readBillingConfig, async () => billingConfigOf(paddle));
      open.mount(app);
    },
  };
}

type OpenOrNot = Omit<Billing, 'dataOf' | 'erase'>;

function openBilling(outer: CreateBillingDeps & { readonly paddle: PaddleSettings }): OpenOrNot {
  const gateway = createGateway(outer.paddle, outer);
  const notices = createBillingNotices(outer);
  const asking = { onTakenBack: askToEnd(outer), onGivenBack: askToLook(outer) };
  const ledger = createLedger({ ...outer, gateway, notices, ...asking });
  const limits = createBillingLimits(outer);
  const deps: BillingDeps = { ...outer, gateway, ledger, notices };
  endWithAccounts({ ...outer, gateway, ledger, notices });
  endWhatWasTakenBack({ ...outer, gateway, ledger });
  lookAtWhatWasGivenBack({ ...outer, gateway, ledger });
  return {
    ...ledger,
    endpoints: [...CHECKOUT_ENDPOINTS, ...SUBSCRIPTION_ENDPOINTS, receiveWebhook],
    mount(app) {
      mountCheckout(app, deps, limits);
      mountSubscription(app, deps, limits);
      mountWebhook(app, { ...deps, secret: outer.paddle.webhookSecret });
    },
  };
}

function notOpen(outer: CreateBillingDeps): OpenOrNot {
  const { identity } = outer;
  return {
    ...keepClosedStandings(outer),
    endpoints: [readSubscription, ...CLOSED_ENDPOINTS],
    mount(app) {
      mount(app, readSubscription, async ({ c }) => {
        await identity.require(c);
        return { subscription: null };
      });
      mountClosed(app, identity);
    },
    count: async () => 0,
    countDoublePayers: async () => 0,
  };
}
