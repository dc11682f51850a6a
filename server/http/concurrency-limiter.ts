import { AppError } from './app-error.ts';

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
    /** Returns the release of a slot, which may be called more than once. @throws AppError RATE_LIMITED */
    acquire,
    /** The same, but waits for a slot of the process, until `signal` is aborted. @throws AppError RATE_LIMITED */
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

interface QueueLimits {
  /** How many may wait. */
  readonly most: number;
  readonly waitMs: number;
}

/** Requesters that wait for a slot, the longest waiting first. */
function createSlotQueue({ most, waitMs }: QueueLimits) {
  const waiting = new Set<() => void>();
  return {
    /** Gives the slot of the caller to the first; false when nobody waits. */
    passOn(): boolean {
      const [first] = waiting;
      first?.();
      return first !== undefined;
    },
    /** Whether a slot was given: false at once when the queue is full, after `waitMs`, and when `signal` is aborted. */
    wait: (signal: AbortSignal): Promise<boolean> =>
      new Promise((resolve) => {
        if (waiting.size >= most || signal.aborted) return resolve(false);
        const settle = (isGiven: boolean) => {
          waiting.delete(accept);
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          resolve(isGiven);
        };
        const accept = () => settle(true);
        const giveUp = () => settle(false);
        const timer = setTimeout(giveUp, waitMs);
        signal.addEventListener('abort', giveUp);
        waiting.add(accept);
      }),
  };
}
