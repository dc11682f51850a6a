import { AppError } from './app-error.ts';
import { createSlotQueue, type QueueLimits } from './slot-queue.ts';

/** The maximum number of simultaneous operations, in this process. */
export interface ConcurrencyLimit {
  readonly perOwner: number;
  readonly perProcess: number;
  /** The number of these reserved for requesters with priority. */
  readonly forPriority?: number;
  /** For requesters that wait until the process has a free slot; not beside `forPriority`. Left out: nobody waits. */
  readonly queue?: QueueLimits;
  /** The message for an owner without a free slot. */
  readonly ownFull: string;
}

const ALL_FULL = 'Many people are using Bidwright right now. Please try again in a moment.';

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/** Slots of one kind. */
export function createConcurrencyLimiter(limit: ConcurrencyLimit) {
  const unreserved = limit.perProcess - (limit.forPriority ?? 0);
  const queue = createSlotQueue(limit.queue ?? { most: 0, waitMs: 0 });
  /** Of each owner, those that wait too: nobody fills the queue alone. */
  const countOf = new Map<string, number>();
  let all = 0;
  const change = (ownerId: string, by: 1 | -1) => {
    const own = (countOf.get(ownerId) ?? 0) + by;
    if (own > 0) countOf.set(ownerId, own);
    else countOf.delete(ownerId);
  };
  const requireOwnSlot = (ownerId: string) => {
    if ((countOf.get(ownerId) ?? 0) >= limit.perOwner) throw new AppError('RATE_LIMITED', { message: limit.ownFull });
  };
  const releaseOf = (ownerId: string) => {
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      change(ownerId, -1);
      if (!queue.passOn()) all -= 1;
    };
  };
  function acquire(ownerId: string, hasPriority = false): () => void {
    requireOwnSlot(ownerId);
    if (all >= (hasPriority ? limit.perProcess : unreserved)) throw allFull();
    change(ownerId, 1);
    all += 1;
    return releaseOf(ownerId);
  }
  return {
    /**
     * Acquires a slot for `ownerId` and returns its release, which may be called more than once.
     * @throws AppError RATE_LIMITED when the owner or the process has no free slot, or only reserved ones.
     */
    acquire,
    /**
     * The same, but waits in the queue for a slot of the process, until `signal` is aborted. An owner whose slots are taken does
     * not wait. @throws AppError RATE_LIMITED
     */
    async acquireInTurn(ownerId: string, signal: AbortSignal): Promise<() => void> {
      if (all < limit.perProcess) return acquire(ownerId);
      requireOwnSlot(ownerId);
      change(ownerId, 1);
      if (await queue.wait(signal)) return releaseOf(ownerId);
      change(ownerId, -1);
      throw allFull();
    },
  };
}

function allFull(): AppError {
  return new AppError('RATE_LIMITED', { message: ALL_FULL });
}
