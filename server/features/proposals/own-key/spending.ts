import type { AppParts } from '../../../app-parts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Spending } from '../generation/llm/index.ts';
import { monthOf } from '../spending/index.ts';
import { type ModelCost, noteCost } from '../spending/repository.ts';
import { addUsage } from './repository.ts';

interface Counted extends Pick<AppParts, 'db' | 'now'> {
  readonly userId: string;
  /** Whether the price of the model is known. */
  readonly isPriced: boolean;
  /** Whether the provider has refused the key: a refused request costs nothing. */
  readonly isRefused: () => boolean;
}

const NOTHING: ModelCost = { inputTokens: 0, outputTokens: 0, micros: 0 };

/** Counts the use of a person's own key: in their own totals and with each proposal, and towards no ceiling. */
export function createOwnSpending({ db, userId, now, isPriced, isRefused }: Counted): Spending {
  return {
    async reserve(author) {
      const month = monthOf(new Date(now()));
      let before: ModelCost | undefined;
      const count = async (cost: ModelCost, texts: number) => {
        const { inputTokens, outputTokens, micros } = before ?? NOTHING;
        await inTransaction(db, async (tx) => {
          await addUsage(tx, userId, {
            month,
            texts,
            inputTokens: cost.inputTokens - inputTokens,
            outputTokens: cost.outputTokens - outputTokens,
            micros: cost.micros - micros,
            unpricedTexts: isPriced ? 0 : texts,
          });
          await noteCost(tx, author, cost, before);
        });
        before = cost;
      };
      return {
        // The cost so far is stored during writing: if this process dies, that much is counted.
        note: (usage, micros) => count({ ...usage, micros }, 0),
        async settle(usage, micros) {
          const cost = isRefused() ? NOTHING : { ...usage, micros };
          const isUsed = cost.inputTokens + cost.outputTokens > 0;
          if (isUsed || before) await count(cost, isUsed ? 1 : 0);
        },
      };
    },
  };
}
