import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorCode } from '#shared/http/errors.ts';
import type { RateLimit } from '../config.ts';
import type { Log } from '../log.ts';
import { AppError } from './app-error.ts';

export type Limiter = ReturnType<typeof createLimiter>;

/**
 * Allows `rate` for each key, over all processes together. While the database is unreachable, each process counts alone.
 * `name` keeps the counts of different limits apart; `code` is what a refusal is called.
 */
export function createLimiter(
  deps: { pool: pg.Pool; log: Log; now: () => number },
  name: string,
  rate: RateLimit,
  code: ErrorCode = 'RATE_LIMITED',
) {
  const window = { keyPrefix: name, points: rate.points, duration: rate.perSeconds };
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: storeOf(deps),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(window),
  });
  async function uncount(keys: readonly string[]): Promise<void> {
    const outcomes = await Promise.allSettled(keys.map((key) => limiter.reward(key)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) deps.log.warn({ err: failed.reason, limit: name }, 'a count could not be taken back');
  }
  return {
    /** Counts one request for each of `keys`, or for none. @throws AppError when one of them has had enough. */
    async count(keys: readonly string[]): Promise<void> {
      const outcomes = await Promise.allSettled(keys.map((key) => limiter.consume(key)));
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      if (!refused) return;
      await uncount(keys.filter((_key, i) => outcomes[i]?.status === 'fulfilled'));
      throw refusal(refused.reason, code);
    },
    /** Takes back one count of each, for a request that turned out not to be what is limited. Never rejects. */
    uncount,
  };
}

/**
 * The library takes its times from this machine: here they become those of all processes, and back. It also names its statements, and a
 * named one belongs to one connection. PgBouncer in transaction mode gives another for each: before its version 1.21 the statement hangs
 * there, with its locks.
 */
function storeOf({ pool, now }: { pool: pg.Pool; now: () => number }) {
  return {
    async query({ text, values = [] }: pg.QueryConfig<unknown[]>) {
      const laterMs = now() - Date.now();
      const shared = values.map((value) => (isTime(value) ? value + laterMs : value));
      const result = await pool.query<Record<string, unknown>>(text, shared);
      const rows = result.rows.map(({ expire, ...row }) => ({ ...row, expire: Number(expire) - laterMs }));
      return { ...result, rows };
    },
  };
}

/** In milliseconds since 1970; points are smaller numbers. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && value > 1e9;
}

function refusal(reason: unknown, code: ErrorCode): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason;
  return new AppError(code, { retryAfterMs: Math.max(1000, reason.msBeforeNext) });
}
