import { randomUUID } from 'node:crypto';
import type { AppParts } from '../../../app-parts.ts';
import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Author, Reservation, Spending } from '../generation/llm/index.ts';
import {
  addToMonth,
  addWithinLimit,
  EVERYBODY,
  insertReservation,
  listExpiredReservations,
  noteCost,
  noteSpent,
  takeReservation,
} from './repository.ts';

/** Many times as long as any text takes; a process that has not reported the cost by then has died. */
export const RESERVED_FOR_MS = 10 * 60_000;
// A process has a few dozen at most.
const RELEASED_AT_ONCE = 200;

export interface SpendingDeps extends Pick<AppParts, 'db' | 'now'> {
  /** Dollars a calendar month; undefined for no ceiling. */
  readonly monthlyBudget: number | undefined;
  readonly userMonthlyBudget: number | undefined;
}

/** Rolls back the count of the total when the person's own ceiling is reached. */
class CeilingReached extends Error {
  readonly which: 'budget_spent' | 'own_budget_spent';

  constructor(which: CeilingReached['which']) {
    super(which);
    this.which = which;
  }
}

/**
 * Counts the cost of the language model in the database, in total and for each person. The reservation of a dead process
 * counts until `releaseAbandoned` finds it.
 */
export function createSpending(deps: SpendingDeps): Spending {
  const { db, now } = deps;
  return {
    async reserve(author, micros) {
      // Without prices nothing is reserved.
      if (micros === 0) return countedAtTheEnd(db, author);
      const { ownerId } = author;
      const at = now();
      const month = monthOf(new Date(at));
      const id = randomUUID();
      // The row of the total is the most contended: it is always locked last.
      const ceilings = [
        { spentFor: ownerId, limit: microsOf(deps.userMonthlyBudget), which: 'own_budget_spent' },
        { spentFor: EVERYBODY, limit: microsOf(deps.monthlyBudget), which: 'budget_spent' },
      ] as const;
      try {
        await inTransaction(db, async (tx) => {
          const expiresAt = new Date(at + RESERVED_FOR_MS);
          await insertReservation(tx, id, { month, spentFor: ownerId, micros }, expiresAt);
          for (const { spentFor, limit, which } of ceilings)
            if (!(await addWithinLimit(tx, { month, spentFor, micros }, limit))) throw new CeilingReached(which);
        });
      } catch (error) {
        if (error instanceof CeilingReached) return error.which;
        throw error;
      }
      let noted = 0;
      return {
        async note(spent) {
          if (await noteSpent(db, id, spent)) noted = Math.max(noted, spent);
        },
        settle: (usage, spent) =>
          inTransaction(db, async (tx) => {
            // If it has been released in the meantime, what was noted has stayed counted.
            const counted = (await takeReservation(tx, id))?.micros ?? noted;
            await noteCost(tx, author, { ...usage, micros: spent });
            await addToMonth(tx, month, [ownerId, EVERYBODY], spent - counted);
          }),
      };
    },
  };
}

function countedAtTheEnd(db: Database, author: Author): Reservation {
  return {
    note: async () => undefined,
    settle: (usage, micros) => noteCost(db, author, { ...usage, micros }),
  };
}

/** Releases the reservations of dead processes, except for their known cost. Returns their number. */
export async function releaseAbandoned(db: Database, at: Date): Promise<number> {
  const abandoned = await listExpiredReservations(db, at, RELEASED_AT_ONCE);
  for (const { id } of abandoned) {
    await inTransaction(db, async (tx) => {
      const reserved = await takeReservation(tx, id);
      if (!reserved) return;
      const { month, spentFor, spent, micros } = reserved;
      await addToMonth(tx, month, [spentFor, EVERYBODY], spent - micros);
    });
  }
  return abandoned.length;
}

/** The calendar month of a moment in UTC, as it is stored. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

function microsOf(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * 1_000_000);
}
