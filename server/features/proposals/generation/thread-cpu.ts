import { readFileSync, readlinkSync } from 'node:fs';

/** What the system calls this thread ('123/task/130'); null where it has no such name. `process.threadCpuUsage` needs Node 23.9. */
export function systemNameOfThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

/**
 * Counts the processor milliseconds of a thread of this process from now on: what it waits for the processor on a busy machine is not
 * in them. Where the system does not tell them: what passed, or what the whole process used if that is less; the thread used no more.
 */
export function startCpuClock(thread: string | null): () => number {
  const startedAt = performance.now();
  const ofProcess = process.cpuUsage();
  const before = readCpuMs(thread);
  return () => {
    const now = before === null ? null : readCpuMs(thread);
    if (before !== null && now !== null) return now - before;
    const { user, system } = process.cpuUsage(ofProcess);
    return Math.min(performance.now() - startedAt, (user + system) / 1_000);
  };
}

/** The first number is nanoseconds on a processor. Source: https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat */
function readCpuMs(thread: string | null): number | null {
  if (thread === null) return null;
  try {
    const ns = Number(readFileSync(`/proc/${thread}/schedstat`, 'latin1').split(' ', 1)[0]);
    return ns > 0 ? ns / 1_000_000 : null;
  } catch {
    return null;
  }
}
