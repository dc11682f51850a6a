/** The clock of the provider: the machine's, moved forward by tests. */
export interface Clock {
  nowMs(): number;
  /** Now with nine digits of the second; never the same twice, and a whole millisecond after the one before. */
  stamp(): string;
  /** The machine's own time, not moved: signatures need it. */
  machineMs(): number;
  /** Forward only; an earlier time leaves the clock where it is. */
  moveTo(ms: number): void;
  /** Does something that was due at an earlier time, as if it were that time. */
  during(ms: number, run: () => void): void;
  /** Resets the clock to the machine's time. */
  reset(): void;
}

export function createClock(machineMs: () => number): Clock {
  let aheadMs = 0;
  let lastMs = 0;
  let thenMs: number | undefined;
  const nowMs = () => thenMs ?? machineMs() + aheadMs;
  return {
    nowMs,
    machineMs,
    stamp() {
      lastMs = Math.max(Math.floor(nowMs()), lastMs + 1);
      return `${new Date(lastMs).toISOString().slice(0, -1)}${String(100_000 + ((lastMs * 7919) % 899_999))}Z`;
    },
    moveTo(ms) {
      aheadMs = Math.max(aheadMs, ms - machineMs());
    },
    during(ms, run) {
      thenMs = ms;
      try {
        run();
      } finally {
        thenMs = undefined;
      }
    },
    reset() {
      aheadMs = 0;
      lastMs = 0;
    },
  };
}

/** Six digits of the second, like most of Paddle's answers, without trailing zeros. */
export const micros = (stamp: string): string => cut(stamp, 6);
/** Three digits, like the times of subscriptions and customers. */
export const millis = (stamp: string): string => cut(stamp, 3);

function cut(stamp: string, digits: number): string {
  const [whole = '', fraction = ''] = stamp.slice(0, -1).split('.');
  const rest = fraction.slice(0, digits).replace(/0+$/, '');
  return rest === '' ? `${whole}Z` : `${whole}.${rest}Z`;
}
