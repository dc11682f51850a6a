import type { AppParts } from '../../app-parts.ts';
import type { PaddleSettings } from '../../config.ts';
import type { Identity } from '../identity/index.ts';
import type { PaymentPolling } from './checkout/pending.ts';
import type { createBillingRecords } from './events/apply.ts';
import type { BillingNotifications } from './notifications/notifications.ts';
import type { BillingGateway } from './paddle/client.ts';

/** The dependencies of the billing modules. Without `paddle` payments are not open. */
export interface BillingDeps extends Pick<AppParts, 'db' | 'log' | 'now' | 'newId' | 'jobs' | 'origin'> {
  readonly identity: Pick<Identity, 'require' | 'entitlement' | 'onClosing' | 'closedBefore'>;
  readonly paddle: PaddleSettings;
  readonly gateway: BillingGateway;
  /** The key for hashes of people who have had the trial. */
  readonly trialSecret: Buffer;
  readonly records: ReturnType<typeof createBillingRecords>;
  readonly polling: PaymentPolling;
  readonly notifications: BillingNotifications;
}
