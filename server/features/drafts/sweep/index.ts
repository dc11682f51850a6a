import { DELETED_DRAFT_DAYS, daysBefore, monthsBefore, PROPOSAL_CONTENT_MONTHS } from '#shared/site/retention.ts';
import type { AppParts } from '../../../app-parts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { countUntouched, type KeptLongEnough, listKeptLongEnough, removeKeptLongEnough } from './repository.ts';

const AT_ONCE = 100;
/** Minute 53 of every hour. */
const HOURLY = '53 * * * *';

export type SweepDeps = Pick<AppParts, 'db' | 'log' | 'jobs'>;

/** Deletes, every hour, drafts that nobody may bring back any more and those that nobody has touched for very long. */
export function scheduleSweep(deps: SweepDeps): void {
  deps.jobs.sweep('drafts-sweep', HOURLY, [
    {
      what: 'drafts',
      erase: (at) => sweep(deps, at),
      share: (at) => countUntouched(deps.db, limitsAt(at)),
    },
  ]);
}

async function sweep({ db, log }: SweepDeps, at: Date): Promise<void> {
  const limits = limitsAt(at);
  let removed = 0;
  for (;;) {
    const names = await listKeptLongEnough(db, limits, AT_ONCE);
    for (const name of names) {
      if (await inTransaction(db, (tx) => removeKeptLongEnough(tx, limits, name))) removed += 1;
    }
    if (names.length === 0) break;
  }
  if (removed > 0) log.info({ removed }, 'deleted drafts past their retention');
}

function limitsAt(at: Date): KeptLongEnough {
  return {
    deletedBefore: daysBefore(at, DELETED_DRAFT_DAYS),
    untouchedSince: monthsBefore(at, PROPOSAL_CONTENT_MONTHS),
  };
}
