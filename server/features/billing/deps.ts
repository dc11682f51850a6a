import type { PaddleSettings } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { Identity } from '../identity/index.ts';
import type { PaymentPolling } from './checkout/pending.ts';
import type { createBillingRecords } from './events/apply.ts';
import type { BillingNotifications } from './notifications/notifications.ts';
import type { BillingGateway } from './paddle/client.ts';

/** The dependencies of the billing modules. Without `paddle` payments are not open. */
export interface BillingDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => number;
  readonly newId: () => string;
  readonly jobs: Jobs;
  readonly identity: Pick<Identity, 'require' | 'entitlement' | 'onClosing' | 'closedBefore'>;
  /** Where our own pages are, for the address of the hosted checkout. */
  readonly origin: () => string;
  readonly paddle: PaddleSettings;
  readonly gateway: BillingGateway;
  /** The key for hashes of people who have had the trial. */
  readonly trialSecret: Buffer;
  readonly records: ReturnType<typeof createBillingRecords>;
  readonly polling: PaymentPolling;
  readonly notifications: BillingNotifications;
}
