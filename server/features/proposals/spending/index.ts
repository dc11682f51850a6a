import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Spending } from '../generation/llm/index.ts';
import { correct, EVERYBODY, noteCost, spend } from './repository.ts';

export interface SpendingDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Dollars a calendar month; undefined for no ceiling. */
  readonly monthlyBudget: number | undefined;
  readonly userMonthlyBudget: number | undefined;
}

/** Thrown to take back what was counted for everybody when the person's own ceiling is reached. */
class CeilingReached extends Error {
  readonly which: 'budget_spent' | 'own_budget_spent';

  constructor(which: CeilingReached['which']) {
    super(which);
    this.which = which;
  }
}

/**
 * Counts in the database what the language model costs, for everybody and for each person. What is reserved by a process that dies
 * stays counted until the month is over: a ceiling is never passed for it.
 */
export function createSpending(deps: SpendingDeps): Spending {
  const { db, now } = deps;
  return {
    async reserve({ ownerId, proposalId }, micros) {
      const month = monthOf(new Date(now()));
      const ceilings = [
        { spentFor: EVERYBODY, limit: microsOf(deps.monthlyBudget), which: 'budget_spent' },
        { spentFor: ownerId, limit: microsOf(deps.userMonthlyBudget), which: 'own_budget_spent' },
      ] as const;
      try {
        await inTransaction(db, async (tx) => {
          for (const { spentFor, limit, which } of ceilings)
            if (!(await spend(tx, { month, spentFor, micros }, limit))) throw new CeilingReached(which);
        });
      } catch (error) {
        if (error instanceof CeilingReached) return error.which;
        throw error;
      }
      return {
        async settle(usage, spent) {
          await inTransaction(db, async (tx) => {
            await correct(tx, month, [EVERYBODY, ownerId], spent - micros);
            await noteCost(tx, ownerId, proposalId, { ...usage, micros: spent });
          });
        },
      };
    },
  };
}

/** The calendar month of a moment in UTC, as it is stored. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

function microsOf(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * 1_000_000);
}
