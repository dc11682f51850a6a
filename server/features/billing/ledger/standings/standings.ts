import type { Db } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Entitled } from '../../../identity/index.ts';
import type { BillingDeps } from '../../parts.ts';
import { lockPeople } from '../derive.ts';
import type { DueWork } from '../rounds.ts';
import { listPayers } from './repository.ts';

export type StandingsDeps = Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs'> & {
  readonly identity: Pick<BillingDeps['identity'], 'entitlement'>;
};

/** Writes in `tx` what these people, who are locked, have by what counts in this process. */
type Derive = (tx: Db, people: ReadonlyMap<string, Entitled | undefined>, at: Date) => Promise<unknown>;

const DAILY = '53 2 * * *';
// All of them are locked until the lot is written, and a request of theirs waits so long.
const AT_ONCE = 50;

/**
 * Works out anew what everybody has who has ever set out to pay: once a day, and when a process starts, since the settings may
 * say another world of money than those before. Answers the work to be done at the start.
 */
export function keepStandings(deps: StandingsDeps, derive: Derive): DueWork {
  let isDone = false;
  deps.jobs.schedule('billing-standings', DAILY, () => deriveAll(deps, derive));
  return async () => {
    if (!isDone) await deriveAll(deps, derive);
    isDone = true;
    return 0;
  };
}

async function deriveAll(deps: StandingsDeps, derive: Derive): Promise<void> {
  const { db, now } = deps;
  for (let after: string | undefined; ; ) {
    const ids = await listPayers(db, after, AT_ONCE);
    await inTransaction(db, async (tx) => derive(tx, await lockPeople(deps, tx, ids), new Date(now())));
    after = ids.at(-1);
    if (ids.length < AT_ONCE) return;
  }
}
