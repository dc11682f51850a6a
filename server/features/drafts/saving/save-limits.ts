import type { Limiter } from '../../../http/rate-limit.ts';
import type { ConcurrencyLimiter } from '../../proposals/index.ts';

export interface SaverLimits {
  readonly saveLimit: Limiter;
  readonly saveConcurrency: ConcurrencyLimiter;
}

/** Runs `work` within the user's rate limit and concurrency limit of saves. @throws AppError RATE_LIMITED */
export async function withSaveLimits<T>(
  { saveConcurrency, saveLimit }: SaverLimits,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const release = saveConcurrency.acquire(userId);
  try {
    await saveLimit.count([userId]);
    return await work();
  } finally {
    release();
  }
}
