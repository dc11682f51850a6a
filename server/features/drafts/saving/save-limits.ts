import type { ConcurrencyLimiter } from '../../../http/concurrency-limiter.ts';
import type { AppContext } from '../../../http/context.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { signalOfClose } from '../../../http/signal-of-close.ts';

export interface SaverLimits {
  readonly saveLimit: Limiter;
  readonly saveConcurrency: ConcurrencyLimiter;
}

/**
 * Runs `work` within the user's rate limit and concurrency limit of saves, for which it may wait as long as the client stays.
 * @throws AppError RATE_LIMITED
 */
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
