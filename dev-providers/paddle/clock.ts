import type { Duration, Period } from './entities.ts';

export type Clock = ReturnType<typeof createClock>;

/** The clock of the provider: the machine's, moved forward by tests. */
export function createClock(machineMs: () => number) {
  let aheadMs = 0;
  let lastMs = 0;
  let thenMs: number | undefined;
  const nowMs = () => thenMs ?? machineMs() + aheadMs;
  return {
    nowMs,
    /** The machine's own time, not moved: signatures need it. */
    machineMs,
    /** Now, a millisecond after the one before at least. */
    stamp(): string {
      lastMs = Math.max(Math.floor(nowMs()), lastMs + 1);
      return new Date(lastMs).toISOString();
    },
    /** Forward only; an earlier time leaves the clock where it is. */
    moveTo(ms: number): void {
      aheadMs = Math.max(aheadMs, ms - machineMs());
    },
    /** Does something that was due at an earlier time, as if it were that time. */
    during(ms: number, run: () => void): void {
      thenMs = ms;
      try {
        run();
      } finally {
        thenMs = undefined;
      }
    },
  };
}

/** The 31st becomes the last day of a shorter month. */
export function periodFrom(startsAt: string, { interval, frequency }: Duration): Period {
  const end = new Date(startsAt);
  if (interval === 'day') end.setUTCDate(end.getUTCDate() + frequency);
  else {
    const day = end.getUTCDate();
    end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1) * frequency);
    // It has run over into the month behind.
    if (end.getUTCDate() !== day) end.setUTCDate(0);
  }
  return { starts_at: startsAt, ends_at: end.toISOString() };
}

export const toMs = (at: string): number => Date.parse(at);
