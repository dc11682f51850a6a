import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../config.ts';
import { AppError } from './app-error.ts';

export interface Limiter {
  /** Counts one request for each of `keys`. @throws AppError RATE_LIMITED when one of them has had enough. */
  count(keys: readonly string[]): Promise<void>;
  /** Takes back one count, for a request that turned out not to be what is limited. */
  giveBack(keys: readonly string[]): Promise<void>;
}

/**
 * Allows `rate` for each key, over all processes together. While the database is away each process counts by itself.
 * `name` keeps the counts of different limits apart.
 */
export function createLimiter(pool: pg.Pool, name: string, rate: RateLimit): Limiter {
  const window = { keyPrefix: name, points: rate.points, duration: rate.perSeconds };
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(window),
  });
  return {
    async count(keys) {
      const outcomes = await Promise.allSettled(keys.map((key) => limiter.consume(key)));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw refusal(outcome.reason);
    },
    async giveBack(keys) {
      await Promise.allSettled(keys.map((key) => limiter.reward(key)));
    },
  };
}

function refusal(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason;
  return new AppError('RATE_LIMITED', { retryAt: new Date(Date.now() + Math.max(1000, reason.msBeforeNext)) });
}
