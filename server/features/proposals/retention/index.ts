import { monthsBefore, PROPOSAL_CONTENT_MONTHS } from '#shared/site/retention.ts';
import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { eraseOldRows, type Jobs } from '../../../jobs/index.ts';
import type { Log } from '../../../log.ts';
import { VISITORS_GENERATIONS } from '../repository.ts';
import { monthOf } from '../spending/index.ts';
import { removeSpendingBefore } from '../spending/repository.ts';
import { countOldTexts, removeOldTexts } from './repository.ts';

// Each may have six samples and a whole answer; this many are deleted within the query timeout.
const AT_ONCE = 200;
/** Minute 47 of every hour. */
const HOURLY = '47 * * * *';
/** Another process, whose clock is behind, may still count in a month that is over here. */
const CLOCKS_DIFFER_MS = 30 * 60_000;

export interface RetentionDeps {
  readonly db: Database;
  readonly log: Log;
  readonly jobs: Jobs;
}

/** Deletes, every hour, proposals past their retention, visitors' texts after a day, and the spending of past months. */
export function scheduleRetention(deps: RetentionDeps): void {
  const { db } = deps;
  deps.jobs.sweep('proposals-retention', HOURLY, [
    { what: 'spending', erase: (at) => removeSpending(db, at) },
    {
      what: 'proposals',
      erase: (at) => removeOld(deps, at),
      share: (at) => countOldTexts(db, monthsBefore(at, PROPOSAL_CONTENT_MONTHS)),
    },
  ]);
  deps.jobs.sweep('visitor-texts', HOURLY, [eraseOldRows(deps, VISITORS_GENERATIONS)]);
}

async function removeSpending(db: Database, at: Date): Promise<void> {
  await removeSpendingBefore(db, monthOf(new Date(at.getTime() - CLOCKS_DIFFER_MS)));
}

async function removeOld({ db, log }: RetentionDeps, at: Date): Promise<void> {
  const before = monthsBefore(at, PROPOSAL_CONTENT_MONTHS);
  let removed = 0;
  for (;;) {
    const some = await inTransaction(db, (tx) => removeOldTexts(tx, before, AT_ONCE));
    removed += some;
    if (some === 0) break;
  }
  if (removed > 0) log.info({ removed }, 'deleted proposals past their retention');
}
