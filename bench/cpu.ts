import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. Source: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const TICK_MS = 10;

interface Stat {
  readonly id: number;
  readonly parent: number;
  readonly ticks: number;
  readonly memoryPages: number;
}

const PAGE_MB = 4_096 / 1_048_576;

/** What a process and those that it has started have used of the processor so far, the ended ones too. Linux only. */
export function cpuMsOf(pid: number): number {
  return familyOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;
}

/** What they have in memory now. */
export function memoryMbOf(pid: number): number {
  return Math.round(familyOf(pid).reduce((sum, { memoryPages }) => sum + memoryPages, 0) * PAGE_MB);
}

/** How many files and connections they have open now. */
export function openFilesOf(pid: number): number {
  return familyOf(pid).reduce((sum, { id }) => sum + descriptorsOf(id), 0);
}

function descriptorsOf(id: number): number {
  try {
    return readdirSync(`/proc/${id}/fd`).length;
  } catch {
    // It has ended in the meantime.
    return 0;
  }
}

/** The process that has started this one. */
export function parentOf(pid: number): number {
  return statOf(pid)?.parent ?? 0;
}

function familyOf(pid: number): Stat[] {
  const all = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat) all.set(Number(name), stat);
  }
  const isOfFamily = (id: number): boolean => id === pid || (id > 1 && isOfFamily(all.get(id)?.parent ?? 0));
  return [...all].filter(([id]) => isOfFamily(id)).map(([, stat]) => stat);
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is a name in brackets that may hold anything; the third follows it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (field: number) => Number(fields[field - 3]);
    return { id: pid, parent: at(4), ticks: at(14) + at(15) + at(16) + at(17), memoryPages: at(24) };
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}
