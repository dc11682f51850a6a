import { PROPOSAL_CONTENT_MONTHS } from '#shared/site/retention.ts';
import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log.ts';
import { removeVisitorGenerations } from '../repository.ts';
import { monthOf } from '../spending/index.ts';
import { removeSpendingBefore } from '../spending/repository.ts';
import { removeOldTexts } from './repository.ts';

// Each may hold six samples and a whole answer; so many are deleted within the time-out of a query.
const AT_ONCE = 200;
// As many rows without large texts as one statement deletes within the time-out of a query.
const VISITORS_AT_ONCE = 1_000;
/** What a visitor generated stays readable for a day. */
const VISITOR_TEXTS_MS = 24 * 3_600_000;
/** Minute 47 of every hour. */
const HOURLY = '47 * * * *';
/** Another process, whose clock is behind, may still be counting in a month that is over here. */
const CLOCKS_DIFFER_MS = 30 * 60_000;

export interface RetentionDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => number;
  readonly jobs: Jobs;
}

/** Deletes, every hour, proposals past their retention, visitors' texts after a day, and the spending of months that are over. */
export function scheduleRetention(deps: RetentionDeps): void {
  deps.jobs.schedule('proposals-retention', HOURLY, () => removeOld(deps));
  deps.jobs.schedule('visitor-texts', HOURLY, () => removeVisitorTexts(deps));
}

async function removeVisitorTexts({ db, log, now }: RetentionDeps): Promise<void> {
  const before = new Date(now() - VISITOR_TEXTS_MS);
  let removed = 0;
  let last: number;
  do {
    last = await removeVisitorGenerations(db, before, VISITORS_AT_ONCE);
    removed += last;
  } while (last === VISITORS_AT_ONCE);
  if (removed > 0) log.info({ removed }, 'deleted texts of visitors after a day');
}

async function removeOld({ db, log, now }: RetentionDeps): Promise<void> {
  await removeSpendingBefore(db, monthOf(new Date(now() - CLOCKS_DIFFER_MS)));
  const before = new Date(now());
  before.setUTCMonth(before.getUTCMonth() - PROPOSAL_CONTENT_MONTHS);
  let removed = 0;
  for (;;) {
    const some = await inTransaction(db, (tx) => removeOldTexts(tx, before, AT_ONCE));
    removed += some;
    if (some === 0) break;
  }
  if (removed > 0) log.info({ removed }, 'deleted proposals past their retention');
}
