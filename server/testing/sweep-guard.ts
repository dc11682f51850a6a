import type { SweepGuard } from '../jobs/index.ts';

/** For tests that put the clock forward: every row past its retention is erased at once. */
export function trustingGuard(now: () => number): SweepGuard {
  return {
    run: (_name, { erase }) => erase(new Date(now())),
    countHeld: async () => 0,
  };
}
