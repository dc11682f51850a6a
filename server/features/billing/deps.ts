import type { AppParts } from '../../app-parts.ts';
import type { PaddleSettings } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Identity } from '../identity/index.ts';
import type { BillingNotifications } from './notifications/notifications.ts';
import type { BillingGateway } from './paddle/client.ts';
import type { PaddleEntity } from './paddle/schemas.ts';

/** Applies what was read from the provider (`events/inbox.ts`). */
export interface BillingRecords {
  /** Stores objects that were just read from the provider, in one transaction. An older version changes nothing. */
  applyRead(entities: readonly PaddleEntity[], at: Date): Promise<void>;
  /** Recomputes a person's entitlement in `tx`, with the person locked: after a report, or at the end of an attempt. */
  recompute(tx: Db, userId: string, at: Date): Promise<void>;
}

/** The dependencies of the billing modules. Without `paddle` payments are not open. */
export interface BillingDeps extends Pick<AppParts, 'db' | 'log' | 'now' | 'newId' | 'jobs' | 'origin'> {
  readonly identity: Pick<Identity, 'require' | 'entitlement' | 'onClosing' | 'closedBefore'>;
  readonly paddle: PaddleSettings;
  readonly gateway: BillingGateway;
  /** The key for hashes of people who have had the trial. */
  readonly trialSecret: Buffer;
  readonly records: BillingRecords;
  readonly notifications: BillingNotifications;
}
