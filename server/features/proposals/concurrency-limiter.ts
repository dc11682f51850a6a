import { AppError } from '../../http/app-error.ts';

/** How much of something may be going on at once, in this process. */
export interface ConcurrencyLimit {
  readonly perOwner: number;
  readonly perProcess: number;
  /** How many of these stay free for requesters with priority. */
  readonly forPriority?: number;
  /** The message for an owner without a free place. */
  readonly ownFull: string;
}

/**
 * Readers of a proposal, as a stream or waiting for the whole. A person has a few tabs, and a connection that broke may hold
 * its place until it times out. A process keeps up with a thousand paced streams on two cores (docs/bench.md) and is left
 * room to be slower.
 */
export const READER_CONCURRENCY: ConcurrencyLimit = {
  perOwner: 10,
  perProcess: 4_000,
  ownFull: 'You have too many proposals open at once. Close one and try again.',
};

/**
 * Proposals being written, read or not. When very many are, Pro goes first ('Priority generation'): the last places are Pro's. Writing takes milliseconds without a language model and up to a minute with one;
 * a user who stops and asks again has the previous one still running.
 */
export const WRITING_CONCURRENCY: ConcurrencyLimit = {
  perOwner: 3,
  perProcess: 2_000,
  forPriority: 200,
  ownFull: 'Several proposals are being written for you already. Wait until one is done and try again.',
};

const ALL_FULL = 'Very many people are here right now. Please try again in a moment.';

/** Places of one kind. */
export interface ConcurrencyLimiter {
  /**
   * Takes one for `ownerId`; call what it returns to give it back, once or more often.
   * @throws AppError RATE_LIMITED when the owner or the process has no more, or none but for those with priority.
   */
  take(ownerId: string, hasPriority?: boolean): () => void;
  /** How many are taken. */
  taken(): number;
}

export function createConcurrencyLimiter(limit: ConcurrencyLimit): ConcurrencyLimiter {
  const takenBy = new Map<string, number>();
  let all = 0;
  const change = (ownerId: string, by: 1 | -1) => {
    all += by;
    const own = (takenBy.get(ownerId) ?? 0) + by;
    if (own > 0) takenBy.set(ownerId, own);
    else takenBy.delete(ownerId);
  };
  return {
    take(ownerId, hasPriority = false) {
      if ((takenBy.get(ownerId) ?? 0) >= limit.perOwner) throw new AppError('RATE_LIMITED', { message: limit.ownFull });
      const open = limit.perProcess - (hasPriority ? 0 : (limit.forPriority ?? 0));
      if (all >= open) throw new AppError('RATE_LIMITED', { message: ALL_FULL });
      change(ownerId, 1);
      let isTaken = true;
      return () => {
        if (isTaken) change(ownerId, -1);
        isTaken = false;
      };
    },
    taken: () => all,
  };
}
