import type { PaddleCustomer, PaddleEvent, PaddleSubscription, PaddleTransaction } from './schemas.ts';

/** A payment to be made at the provider. */
export interface NewTransaction {
  readonly priceId: string;
  readonly customData: Readonly<Record<string, string>>;
  /** Our own page that the payment is made on. */
  readonly checkoutUrl: string;
  /** The provider's record of the customer, when we know one. */
  readonly customerId?: string | undefined;
}

/**
 * The one way to the payment provider. Every call ends within eight seconds; only reads are tried again (429, 5xx, network).
 * @throws ProviderRefused for an answer of 4xx; ProviderUnavailable for everything else that is no answer we can use, 429 too;
 * ProviderGaveNoAddress, which is one of these, when a checkout or the portal comes without an address to be trusted.
 */
export interface BillingGateway {
  createTransaction(wanted: NewTransaction): Promise<PaddleTransaction>;
  /** Undefined when the provider does not know it. */
  getTransaction(transactionId: string): Promise<PaddleTransaction | undefined>;
  /** Payments begun since `moment` by the provider's clock that have been paid, page by page. */
  listPaidSince(moment: Date, order: 'oldest-first' | 'newest-first'): AsyncIterable<readonly PaddleTransaction[]>;
  getCustomer(customerId: string): Promise<PaddleCustomer | undefined>;
  getSubscription(subscriptionId: string): Promise<PaddleSubscription | undefined>;
  /** Every subscription that changed since `moment`, page by page, the newest answer of each. */
  listSubscriptionsChangedSince(moment: Date): AsyncIterable<readonly PaddleSubscription[]>;
  /** At the end of the running period, unless `now`. */
  cancelSubscription(subscriptionId: string, when?: 'period-end' | 'now'): Promise<PaddleSubscription>;
  /** Takes a scheduled change back. */
  resumeSubscription(subscriptionId: string): Promise<PaddleSubscription>;
  /** The portal's address, good for this once. */
  createPortalSession(customerId: string, subscriptionIds: readonly string[]): Promise<string>;
  /** Events of the last days that we may have missed, oldest first. */
  listEvents(after?: string): AsyncIterable<readonly PaddleEvent[]>;
}

/** The provider has understood and said no; `code` is its own name for why. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the payment provider refused: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** The provider could not be reached, was too slow, or answered something that is no answer. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** It made what was asked for, and sent an address with it that nobody of ours may be sent to, or none. */
export class ProviderGaveNoAddress extends ProviderUnavailable {
  constructor(ofWhat: string) {
    super(`the payment provider sent no address ${ofWhat} that can be used`);
  }
}
