import type { PaddleSettings } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { BillingNotifications } from '../deps.ts';
import { listRenewals } from './repository.ts';

/** So long before a year is charged again people hear of it. */
const BEFORE_MS = 7 * 86_400_000;
const AT_ONCE = 500;

export interface ReminderDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly paddle: Pick<PaddleSettings, 'environment'>;
  readonly notifications: Pick<BillingNotifications, 'renewalReminder'>;
}

/** Tells everybody whose year is charged within a week; run every hour, it tells each once of each charge. */
export async function remindOfRenewals({ db, now, paddle, notifications }: ReminderDeps): Promise<void> {
  const at = now();
  const moments = { now: new Date(at), until: new Date(at + BEFORE_MS) };
  for (let after = ''; ; ) {
    const wanted = { ...moments, limit: AT_ONCE, after };
    const renewals = await listRenewals(db, paddle.environment, wanted);
    await inTransaction(db, async (tx) => {
      for (const { userId, subscriptionId, chargedAt } of renewals) {
        await notifications.renewalReminder(tx, userId, subscriptionId, chargedAt);
      }
    });
    const last = renewals.at(-1);
    if (!last || renewals.length < AT_ONCE) return;
    after = last.subscriptionId;
  }
}
