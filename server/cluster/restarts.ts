const WITHIN_MS = 60_000;
const MOST = 10;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** When a worker that ended by itself is started again: at once, then later and later, and not at all when nothing helps. */
export class Restarts {
  #moments: number[] = [];

  /** Milliseconds to wait before the next start; undefined after ten starts in a minute. */
  pauseBefore(now: number): number | undefined {
    this.#moments = this.#moments.filter((moment) => now - moment < WITHIN_MS);
    const recent = this.#moments.length;
    if (recent >= MOST) return undefined;
    this.#moments.push(now);
    return recent === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (recent - 1));
  }
}
