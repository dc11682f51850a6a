import { PROPOSAL_CONTENT_MONTHS } from '#shared/site/retention.ts';
import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log.ts';
import { removeVisitorGenerations } from '../repository.ts';
import { monthOf } from '../spending/index.ts';
import { removeSpendingBefore } from '../spending/repository.ts';
import { countOldTexts, removeOldTexts } from './repository.ts';

// Each may have six samples and a whole answer; this many are deleted within the query timeout.
const AT_ONCE = 200;
// The number of rows without large texts that one statement deletes within the query timeout.
const VISITORS_AT_ONCE = 1_000;
/** A visitor's proposal stays readable for a day. */
const VISITOR_TEXTS_MS = 24 * 3_600_000;
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
    { what: 'proposals', erase: (at) => removeOld(deps, at), share: (at) => countOldTexts(db, untilAt(at)) },
  ]);
  deps.jobs.sweep('visitor-texts', HOURLY, [{ what: 'texts', erase: (at) => removeVisitorTexts(deps, at) }]);
}

async function removeVisitorTexts({ db, log }: RetentionDeps, at: Date): Promise<void> {
  const before = new Date(at.getTime() - VISITOR_TEXTS_MS);
  let removed = 0;
  let last: number;
  do {
    last = await removeVisitorGenerations(db, before, VISITORS_AT_ONCE);
    removed += last;
  } while (last === VISITORS_AT_ONCE);
  if (removed > 0) log.info({ removed }, 'deleted texts of visitors after a day');
}

async function removeSpending(db: Database, at: Date): Promise<void> {
  await removeSpendingBefore(db, monthOf(new Date(at.getTime() - CLOCKS_DIFFER_MS)));
}

function untilAt(at: Date): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - PROPOSAL_CONTENT_MONTHS);
  return before;
}

async function removeOld({ db, log }: RetentionDeps, at: Date): Promise<void> {
  const before = untilAt(at);
  let removed = 0;
  for (;;) {
    const some = await inTransaction(db, (tx) => removeOldTexts(tx, before, AT_ONCE));
    removed += some;
    if (some === 0) break;
  }
  if (removed > 0) log.info({ removed }, 'deleted proposals past their retention');
}
