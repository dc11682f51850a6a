import type { AppParts } from '../../../app-parts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Spending } from '../generation/llm/index.ts';
import { monthOf } from '../spending/index.ts';
import { noteCost } from '../spending/repository.ts';
import { addUsage } from './repository.ts';

interface Counted extends Pick<AppParts, 'db' | 'now'> {
  readonly userId: string;
  /** Whether the price of the model is known. */
  readonly isPriced: boolean;
  /** Whether the provider has refused the key: a refused request costs nothing. */
  readonly isRefused: () => boolean;
}

/** Counts the use of a person's own key: in their own totals and with each proposal, and towards no ceiling. */
export function createOwnSpending({ db, userId, now, isPriced, isRefused }: Counted): Spending {
  return {
    async reserve(author) {
      const month = monthOf(new Date(now()));
      return {
        note: async () => undefined,
        async settle(usage, micros) {
          if (isRefused() || usage.inputTokens + usage.outputTokens === 0) return;
          await inTransaction(db, async (tx) => {
            await addUsage(tx, userId, { month, texts: 1, ...usage, micros, unpricedTexts: isPriced ? 0 : 1 });
            await noteCost(tx, author, { ...usage, micros });
          });
        },
      };
    },
  };
}
