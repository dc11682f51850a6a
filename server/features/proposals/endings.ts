import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Plans } from '../plans/index.ts';
import { type Ending, endGeneration, findRepeated, interruptExpired } from './repository.ts';

/** A proposal that was just generated for a signed-in person. */
export interface Written {
  readonly userId: string;
  readonly generationId: string;
  /** The earlier generation with the same text. */
  readonly repeats: string | undefined;
  readonly input: GenerateInput;
  readonly answer: GenerateAnswer;
  readonly at: Date;
}

/** Where finished proposals are stored, in the transaction that ends their generation. */
export interface WrittenStore {
  /** Called before anything else of the transaction is locked. */
  lockDocuments(tx: Db, userId: string): Promise<void>;
  addGenerated(tx: Db, written: Written): Promise<void>;
}

export interface EndingDeps {
  readonly db: Database;
  readonly plans: Pick<Plans, 'release'>;
  readonly store: WrittenStore;
}

/**
 * Ends a running generation, once. The same transaction stores it in its document when it is done and has an account, and
 * releases its reservation when it failed. A text that uses nothing Pro gives its credit back. A repetition of an earlier text is no
 * version and costs nothing.
 * False when it had ended already, in this process or by another's sweep.
 */
export async function endRun(
  { db, plans, store }: EndingDeps,
  ownerId: string,
  id: string,
  ending: Ending,
  at: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await store.lockDocuments(tx, ownerId);
    const repeats = await findRepeated(tx, ownerId, id, ending);
    const isFree = ending.status !== 'done' || repeats !== undefined;
    const isReturned = isFree || !ending.isCharged;
    const ended = await endGeneration(tx, ownerId, id, ending, { at, isReturned });
    if (!ended) return false;
    const { reservation, ownerKind, input } = ended;
    // The proposals of a week count whether they take a credit or not.
    const released = isFree ? reservation : { ...reservation, countedFor: [] };
    if (isReturned) await plans.release(tx, [released], at);
    if (ending.status === 'done' && ownerKind === 'user')
      await store.addGenerated(tx, { userId: ownerId, generationId: id, repeats, input, answer: ending.answer, at });
    return true;
  });
}

/** Ends the runs of dead processes and releases their reservations. Returns their number. */
export async function interruptDead({ db, plans }: Pick<EndingDeps, 'db' | 'plans'>, at: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const reservations = await interruptExpired(tx, at);
    await plans.release(tx, reservations, at);
    return reservations.length;
  });
}
