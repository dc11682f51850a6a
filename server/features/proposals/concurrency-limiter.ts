import { AppError } from '../../http/app-error.ts';

/** The maximum number of simultaneous operations, in this process. */
export interface ConcurrencyLimit {
  readonly perOwner: number;
  readonly perProcess: number;
  /** The number of these reserved for requesters with priority. */
  readonly forPriority?: number;
  /** The message for an owner without a free slot. */
  readonly ownFull: string;
}

/**
 * Readers of a proposal, as a stream or waiting for the whole. A person has a few tabs, and a broken connection may hold its
 * slot until it times out. A process serves a thousand paced streams on two cores (docs/bench.md, load) and has room to be slower.
 */
export const READER_CONCURRENCY: ConcurrencyLimit = {
  perOwner: 10,
  perProcess: 4_000,
  ownFull: 'You have too many proposals open at once. Close one and try again.',
};

/**
 * Proposals being written, read or not. The last slots are reserved for Pro ('Priority generation'). Writing takes
 * milliseconds without a language model and up to a minute with one; a user who stops and asks again has the previous one
 * still running.
 */
export const WRITING_CONCURRENCY: ConcurrencyLimit = {
  perOwner: 3,
  perProcess: 2_000,
  forPriority: 200,
  ownFull: 'Several proposals are being written for you already. Wait until one is done and try again.',
};

const ALL_FULL = 'Many people are using Bidwright right now. Please try again in a moment.';

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/** Slots of one kind. */
export function createConcurrencyLimiter(limit: ConcurrencyLimit) {
  const takenBy = new Map<string, number>();
  let all = 0;
  const change = (ownerId: string, by: 1 | -1) => {
    all += by;
    const own = (takenBy.get(ownerId) ?? 0) + by;
    if (own > 0) takenBy.set(ownerId, own);
    else takenBy.delete(ownerId);
  };
  return {
    /**
     * Acquires a slot for `ownerId` and returns its release, which may be called more than once.
     * @throws AppError RATE_LIMITED when the owner or the process has no free slot, or only reserved ones.
     */
    acquire(ownerId: string, hasPriority = false): () => void {
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
    /** The number of acquired slots. */
    inUse: () => all,
  };
}
