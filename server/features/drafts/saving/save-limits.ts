import type { ConcurrencyLimiter } from '../../../http/concurrency-limiter.ts';
import { type AppContext, signalOfClose } from '../../../http/context.ts';
import type { Limiter } from '../../../http/rate-limit.ts';

export interface SaverLimits {
  readonly saveLimit: Limiter;
  readonly saveConcurrency: ConcurrencyLimiter;
}

/** Runs `work` within the user's limits of saves; it waits for a slot while the client stays. @throws AppError RATE_LIMITED */
export async function withSaveLimits<T>(
  c: AppContext,
  { saveConcurrency, saveLimit }: SaverLimits,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const release = await saveConcurrency.acquireInTurn(userId, signalOfClose(c));
  try {
    await saveLimit.count([userId]);
    return await work();
  } finally {
    release();
  }
}
