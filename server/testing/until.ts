import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when `isSo` answers true; the test's own time-out is the limit. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await wait(20);
}
