export interface QueueLimits {
  /** How many may wait. */
  readonly most: number;
  readonly waitMs: number;
}

/** Requesters that wait for a slot, the longest waiting first. */
export function createSlotQueue({ most, waitMs }: QueueLimits) {
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
