import type { Limiter } from '../../../http/rate-limit.ts';
import type { ConcurrencyLimiter } from '../../proposals/index.ts';

export interface SaverLimits {
  readonly saveLimit: Limiter;
  readonly saveConcurrency: ConcurrencyLimiter;
}

/** Whoever saves does so seldom enough, and not very often at once. @throws AppError RATE_LIMITED */
export async function asSaver<T>(
  { saveConcurrency, saveLimit }: SaverLimits,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const leave = saveConcurrency.acquire(userId);
  try {
    await saveLimit.count([userId]);
    return await work();
  } finally {
    leave();
  }
}
