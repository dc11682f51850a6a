import type pg from 'pg';
import type { RateLimit } from '../../config.ts';
import { createLimiter, type Limiter } from '../../http/rate-limit.ts';
import type { Log } from '../../log.ts';

// What people do by hand stays far below these; a program in a loop would keep the provider busy in our name.
const STARTS: RateLimit = { points: 60, perSeconds: 3600 };
const LOOKS: RateLimit = { points: 120, perSeconds: 600 };
const CHANGES: RateLimit = { points: 60, perSeconds: 3600 };

/** How often a person may have the provider asked; each counts by the person. */
export interface BillingLimits {
  /** Setting out to pay. */
  readonly starts: Limiter;
  /** Looking whether something is paid. */
  readonly looks: Limiter;
  /** What is done with a subscription. */
  readonly changes: Limiter;
}

export function createBillingLimits(deps: { pool: pg.Pool; log: Log }): BillingLimits {
  const limiter = (name: string, rate: RateLimit) => createLimiter(deps, name, rate);
  return {
    starts: limiter('checkout-start', STARTS),
    looks: limiter('checkout-look', LOOKS),
    changes: limiter('subscription-change', CHANGES),
  };
}
