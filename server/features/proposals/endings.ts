import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Plans } from '../plans/index.ts';
import { type Ending, endGeneration, interruptExpired, isFree, isRepeated } from './repository.ts';
import { addVersion } from './versions/repository.ts';

export interface EndingDeps {
  readonly db: Database;
  readonly plans: Pick<Plans, 'giveBack'>;
}

/**
 * Ends a running generation, once, and in the same transaction makes a version of it when it is a person's and done, and
 * gives back what it took when it came to nothing or to a skeleton. One that repeats an earlier text is no version and takes
 * nothing. False when it had ended already, in this process or by another's sweep.
 */
export async function endRun(
  { db, plans }: EndingDeps,
  ownerId: string,
  id: string,
  ending: Ending,
  at: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isRepeat = await isRepeated(tx, ownerId, id, ending);
    const hasNoPrice = isFree(ending, isRepeat);
    const ended = await endGeneration(tx, ownerId, id, ending, { at, isFree: hasNoPrice });
    if (!ended) return false;
    const { taking, ownerKind, jobTitle } = ended;
    if (hasNoPrice) await plans.giveBack(tx, [taking], at);
    if (ending.status === 'done' && ownerKind === 'user' && !isRepeat)
      await addVersion(tx, { userId: ownerId, generationId: id, jobTitle, at });
    return true;
  });
}

/** Ends the runs of dead processes and releases their reservations. Returns their number. */
export async function interruptDead({ db, plans }: EndingDeps, at: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const takings = await interruptExpired(tx, at);
    await plans.giveBack(tx, takings, at);
    return takings.length;
  });
}
