import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { uniqueName, unlessExists } from './files.ts';
import { isAlive, startMark } from './processes.ts';

const MAX_WAIT_MS = 120_000;
const owner = z.object({ pid: z.number(), mark: z.string(), token: z.string() });
type Owner = z.infer<typeof owner>;

/**
 * Runs `work` while no other process on this machine runs work under the same lock file. The lock of a process that died
 * is taken over. PostgreSQL's own interlocks are below this one: it keeps apps from getting in each other's way, it
 * does not guard the data.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const token = uniqueName('lock');
  await acquire(path, { pid: process.pid, mark: await startMark(process.pid), token });
  try {
    return await work();
  } finally {
    if ((await readOwner(path))?.token === token) await rm(path, { force: true });
  }
}

async function acquire(path: string, self: Owner): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  const own = uniqueName(path);
  await writeFile(own, JSON.stringify(self));
  try {
    // A link appears whole or not at all: nobody ever reads a half-written owner.
    while (!(await unlessExists(link(own, path)))) {
      if (performance.now() > deadline)
        throw new Error(`Another Bidwright is holding ${path}. Stop it, or delete that file.`);
      if (!(await removeIfDead(path))) await wait(25);
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** Takes a dead owner's lock out of the way. Two may try at once, so what was taken is looked at again. */
async function removeIfDead(path: string): Promise<boolean> {
  const found = await readOwner(path);
  if (found && (await isHolding(found))) return false;
  const taken = uniqueName(path);
  const moved = await rename(path, taken).then(
    () => true,
    () => false,
  );
  if (!moved) return true;
  if ((await readOwner(taken))?.token !== found?.token) await unlessExists(link(taken, path));
  await rm(taken, { force: true });
  return true;
}

async function isHolding({ pid, mark }: Owner): Promise<boolean> {
  return isAlive(pid) && (await startMark(pid)) === mark;
}

async function readOwner(path: string): Promise<Owner | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    return owner.parse(JSON.parse(text));
  } catch {
    // A power cut can leave an empty file: nobody holds it.
    return undefined;
  }
}
