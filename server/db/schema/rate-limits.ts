import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * The table of rate-limiter-flexible's `RateLimiterPostgres`, which inserts by position: key, points, expire.
 * `expire` is in milliseconds since 1970. Give it `tableName: 'rate_limits'` and `tableCreated: true`.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
