import type { PaddleEntity } from '../deps.ts';
import { readSoldPrice } from '../paddle/prices.ts';
import type { FindPlan } from '../records/price-mapping.ts';
import type { RecordSet, TransactionRow } from '../records/repository.ts';

/** 'unmatched': money that nobody got anything for. 'ignored': none of our business. */
export type ApplyOutcome = 'applied' | 'ignored' | 'unmatched';

// Before these nobody has paid; a stranger can make as many as they like.
const NOT_PAID = ['draft', 'ready', 'canceled'];

/** What became of an object, now that all that is known is in `records`. */
export function outcomeOf({ kind, data }: PaddleEntity, records: RecordSet, findPlan: FindPlan): ApplyOutcome {
  if (kind === 'customer') return 'applied';
  if (kind === 'adjustment') return outcomeOfTransaction(records.transactions.get(data.transaction_id), findPlan);
  if (!data.items.some((item) => findPlan(readSoldPrice([item]).priceId))) return 'ignored';
  if (kind === 'transaction') return outcomeOfTransaction(records.transactions.get(data.id), findPlan);
  const row = records.subscriptions.get(data.id);
  return Boolean(row?.plan) && row?.userId ? 'applied' : 'unmatched';
}

function outcomeOfTransaction(row: TransactionRow | undefined, findPlan: FindPlan): ApplyOutcome {
  if (!row) return 'unmatched';
  if (row.plan && row.userId) return 'applied';
  if (row.quantity !== null && !findPlan(row.priceId)) return 'ignored';
  return NOT_PAID.includes(row.status) ? 'ignored' : 'unmatched';
}
