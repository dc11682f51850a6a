import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '../../../http/app-error.ts';
import type { EngineTasks } from './tasks.ts';
import type { TaskMessage } from './tasks-worker.ts';

const TOO_LONG = 'Reading this post took too long. Try again, and shorten it if that does not help.';
/** Tasks that wait for a thread; more than this are refused. */
const MAX_WAITING = 500;
/** A task that has not begun after this time is refused. */
const LONGEST_WAIT_MS = 10_000;
const BUSY = 'Many people are using Bidwright right now. Please try again in a moment.';

export interface TasksPool extends EngineTasks {
  close(): Promise<void>;
}

/**
 * Reads, composes and checks in worker threads, so that no post blocks the event loop. A task that runs longer than `deadlineMs` is
 * ended with its thread, and the user is asked for a shorter post.
 */
export function createTasksPool({
  worker,
  threads,
  deadlineMs,
  longestWaitMs = LONGEST_WAIT_MS,
  log,
}: {
  /** The built file of `tasks-worker.ts`. */
  readonly worker: URL;
  readonly threads: number;
  readonly deadlineMs: number;
  /** Milliseconds that a task waits for a thread, with the loading time of a new thread. */
  readonly longestWaitMs?: number;
  readonly log: { warn: (details: object, message: string) => void };
}): TasksPool {
  const pool = new Piscina<TaskMessage, unknown>({
    filename: worker.href,
    // A thread takes more than a second of a processor to load. The first is all that a start waits for; the others come when two
    // posts are to be read at once, and stay.
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    // A thread that waits for its next task loads what later ones need.
    atomics: 'disabled',
    maxQueue: MAX_WAITING,
  });
  const run = async <T>(name: keyof EngineTasks, task: unknown): Promise<T> => {
    const { port1, port2 } = new MessageChannel();
    const abort = new AbortController();
    let hasBegun = false;
    let timer = setTimeout(() => abort.abort(), longestWaitMs);
    port1.on('message', () => {
      hasBegun = true;
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), deadlineMs);
    });
    try {
      const message: TaskMessage = { task, began: port2 };
      // The worker returns the result of the function of that name: its shape is checked where it is written.
      return (await pool.run(message, { name, signal: abort.signal, transferList: [port2] })) as T;
    } catch (error) {
      if (isFull(error) || (abort.signal.aborted && !hasBegun)) {
        throw new AppError('SERVICE_UNAVAILABLE', { message: BUSY, cause: error });
      }
      if (!abort.signal.aborted) throw error;
      log.warn({ task: name, deadlineMs }, 'a post took too long and was abandoned');
      throw new AppError('POST_NOT_UNDERSTOOD', { message: TOO_LONG, cause: error });
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  };
  return {
    read: (post, corrections) => run('read', { post, corrections }),
    letter: (input) => run('letter', input),
    knowledge: (input) => run('knowledge', input),
    verify: (input) => run('verify', input),
    close: () => pool.destroy(),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.message === 'Task queue is at limit';
}
