import type { PaddleSettings } from '../../config.ts';
import type { Database, Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { Identity } from '../identity/index.ts';
import type { PaymentPolling } from './checkout/payment-polling.ts';
import type { BillingGateway } from './paddle/gateway.ts';
import type { PaddleAdjustment, PaddleCustomer, PaddleSubscription, PaddleTransaction } from './paddle/schemas.ts';

/** What the parts of billing are built from. Without `paddle` payments are not open. */
export interface BillingDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => number;
  readonly newId: () => string;
  readonly jobs: Jobs;
  readonly identity: Pick<Identity, 'require' | 'entitlement' | 'onClosing'>;
  /** Where our own pages are, for the address a payment is made on. */
  readonly origin: () => string;
  readonly paddle: PaddleSettings;
  readonly gateway: BillingGateway;
  /** What the names of people who have had the trial are hashed with. */
  readonly trialSecret: Buffer;
  readonly records: BillingRecords;
  readonly polling: PaymentPolling;
  readonly notifications: BillingNotifications;
}

/** An object of the provider, however it reached us. */
export type PaddleEntity =
  | { readonly kind: 'transaction'; readonly data: PaddleTransaction }
  | { readonly kind: 'subscription'; readonly data: PaddleSubscription }
  | { readonly kind: 'adjustment'; readonly data: PaddleAdjustment }
  | { readonly kind: 'customer'; readonly data: PaddleCustomer };

/** The newest version of each object of the provider, and what people are entitled to by them. */
export interface BillingRecords {
  /**
   * Stores objects that were read from the provider just now and recomputes the entitlement of everybody they concern, all in
   * one transaction. An older version changes nothing.
   */
  applyRead(entities: readonly PaddleEntity[], at: Date): Promise<void>;
  /** Recomputes a person's entitlement in `tx`, with the person locked: after a payment was reported or an attempt has ended. */
  recompute(tx: Db, userId: string, at: Date): Promise<void>;
}

/** A period of a subscription that has begun and could not be charged. Without a moment the provider has not said which. */
export interface UnpaidPeriod {
  readonly subscriptionId: string;
  readonly startsAt: Date | null;
}

/** Emails about payments; each is a job stored in the transaction of what it is about, once for each event. */
export interface BillingNotifications {
  welcome(tx: Db, userId: string, subscriptionId: string): Promise<void>;
  paymentFailed(tx: Db, userId: string, unpaid: UnpaidPeriod, accessUntil: Date | null): Promise<void>;
  cancelled(tx: Db, userId: string, subscriptionId: string, accessUntil: Date | null): Promise<void>;
  /** Seven days before a year is charged again. */
  renewalReminder(tx: Db, userId: string, subscriptionId: string, chargedAt: Date): Promise<void>;
}
