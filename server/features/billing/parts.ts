import type { PaddleSettings } from '../../config.ts';
import type { Database, Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { Identity } from '../identity/index.ts';
import type {
  PaddleAdjustment,
  PaddleCustomer,
  PaddleEvent,
  PaddleSubscription,
  PaddleTransaction,
} from './paddle/entities.ts';
import type { BillingGateway } from './paddle/gateway.ts';

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
  readonly ledger: Ledger;
  readonly notices: BillingNotices;
}

/** A fact of the provider, however it reached us. */
export type PaddleFact =
  | { readonly kind: 'transaction'; readonly data: PaddleTransaction }
  | { readonly kind: 'subscription'; readonly data: PaddleSubscription }
  | { readonly kind: 'adjustment'; readonly data: PaddleAdjustment }
  | { readonly kind: 'customer'; readonly data: PaddleCustomer };

/** What we know of payments: versions of the provider's objects, and what people are entitled to by them. */
export interface Ledger {
  /** Stores an event as it came; false when it lies there already. What `raw` is goes in unchanged. */
  receive(event: PaddleEvent, raw: unknown): Promise<boolean>;
  /** Applies a stored event now, if it can be; a worker tries again what could not. Never rejects. */
  tryToApply(eventId: string): Promise<void>;
  /**
   * Takes facts that were read from the provider just now and works the entitlement of everybody they concern out anew, all in
   * one transaction. An older version changes nothing.
   */
  learn(facts: readonly PaddleFact[], at: Date): Promise<void>;
  /** Works a person's entitlement out anew in `tx`, with the person locked. For what is no fact of the provider: a payment reported, an account closed. */
  derive(tx: Db, userId: string, at: Date): Promise<void>;
}

/** A period of a subscription that has begun and could not be charged. Without a moment the provider has not said which. */
export interface UnpaidPeriod {
  readonly subscriptionId: string;
  readonly startsAt: Date | null;
}

/** What people are told by mail; each is a job stored in the transaction of what it tells about, once for each fact. */
export interface BillingNotices {
  welcome(tx: Db, userId: string, subscriptionId: string): Promise<void>;
  paymentFailed(tx: Db, userId: string, unpaid: UnpaidPeriod, accessUntil: Date | null): Promise<void>;
  cancelled(tx: Db, userId: string, subscriptionId: string, accessUntil: Date | null): Promise<void>;
  /** Seven days before a year is charged again. */
  renewalReminder(tx: Db, userId: string, subscriptionId: string, chargedAt: Date): Promise<void>;
}
