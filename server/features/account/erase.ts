import { DELETION_DAYS } from '#shared/site/retention.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Deletes what one feature stores about a user, when their deleted account is erased (GDPR). A second run does nothing. */
export type Erase = (db: Db, userId: string) => Promise<void>;

export interface EraseDeps extends Pick<AppParts, 'db' | 'log'> {
  readonly closedBefore: (moment: Date, limit: number) => Promise<string[]>;
  /** One for each feature that stores something, the account itself last. */
  readonly erasers: readonly Erase[];
}

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/** Accounts closed before this moment are erased at `at`. */
export function closedUntil(at: Date): Date {
  return new Date(at.getTime() - DELETION_DAYS * DAY_MS);
}

/**
 * Erases everybody whose account has been closed for `DELETION_DAYS`: each person completely or not at all. A failed one is
 * retried the next time. Returns how many were erased.
 */
export async function eraseClosedAccounts(deps: EraseDeps, at: Date): Promise<number> {
  const moment = closedUntil(at);
  let erased = 0;
  for (;;) {
    const people = await deps.closedBefore(moment, AT_ONCE);
    let failed = 0;
    for (const userId of people) if (!(await erasePerson(deps, userId))) failed += 1;
    erased += people.length - failed;
    if (people.length < AT_ONCE || failed > 0) break;
  }
  if (erased > 0) deps.log.info({ erased }, 'accounts were erased');
  return erased;
}

async function erasePerson({ db, log, erasers }: EraseDeps, userId: string): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      for (const erase of erasers) await erase(tx, userId);
    });
    return true;
  } catch (err) {
    log.error({ err, userId }, 'an account could not be erased; the erasure is retried');
    return false;
  }
}
