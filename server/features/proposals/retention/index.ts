import type { AppParts } from '../../../app-parts.ts';
import type { Database } from '../../../db/client.ts';
import { eraseOldRows } from '../../../jobs/index.ts';
import { monthOf } from '../spending/index.ts';
import { removeSpendingBefore } from '../spending/repository.ts';
import { OLD_PROPOSALS, VISITORS_PROPOSALS } from './repository.ts';

/** Minute 47 of every hour. */
const HOURLY = '47 * * * *';
/** Another process, whose clock is behind, may still count in a month that is over here. */
const CLOCKS_DIFFER_MS = 30 * 60_000;

export type RetentionDeps = Pick<AppParts, 'db' | 'log' | 'jobs'>;

/** Deletes, every hour, proposals past their retention, visitors' texts after a day, and the spending of past months. */
export function scheduleRetention(deps: RetentionDeps): void {
  const { db } = deps;
  deps.jobs.sweep('proposals-retention', HOURLY, [
    { what: 'spending', erase: (at) => removeSpending(db, at) },
    eraseOldRows(deps, OLD_PROPOSALS),
  ]);
  deps.jobs.sweep('visitor-texts', HOURLY, [eraseOldRows(deps, VISITORS_PROPOSALS)]);
}

async function removeSpending(db: Database, at: Date): Promise<void> {
  await removeSpendingBefore(db, monthOf(new Date(at.getTime() - CLOCKS_DIFFER_MS)));
}
