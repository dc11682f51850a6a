import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a file of this folder as a process of its own. */
export function startProcess(file: string, args: readonly string[] = []): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: process.execArgv });
}

/** The next message of a process. @throws Error when it ends without one. */
export async function messageOf(process: ChildProcess): Promise<unknown> {
  const isOver = new AbortController();
  const { signal } = isOver;
  try {
    const message: unknown[] = await Promise.race([
      once(process, 'message', { signal }),
      once(process, 'exit', { signal }).then(([code]) => {
        throw new Error(`A process of the bench ended with ${code}.`);
      }),
    ]);
    return message[0];
  } finally {
    isOver.abort();
  }
}
