import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '../../../http/app-error.ts';
import type { EngineTasks } from './tasks.ts';
import type { TaskMessage } from './tasks-worker.ts';
import { startCpuClock } from './thread-cpu.ts';

const TOO_LONG = 'Reading this post took too long. Try again, and shorten it if that does not help.';
/** Tasks that wait for a thread; more than this are refused. */
const MAX_WAITING = 500;
/** A task that has not begun after this time is refused. */
const LONGEST_WAIT_MS = 10_000;
/** While a thread is loaded in place of an ended one, a task waits so many times as long. */
const TIMES_WHILE_LOADING = 6;
/** A task that got no processor for so long is given up. */
const LONGEST_RUN_MS = 120_000;
const LEAST_PAUSE_MS = 10;
const BUSY = 'Many people are using Bidwright right now. Please try again in a moment.';

export interface TasksPool extends EngineTasks {
  close(): Promise<void>;
}

/**
 * Reads, composes and checks in worker threads, so that no post blocks the event loop. A task that uses more than `deadlineMs` of the
 * processor is ended with its thread, and the user is asked for a shorter post. What it waits for the processor does not count.
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
  /** Milliseconds that a task waits for a thread, without the loading time of one in place of an ended one. */
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
  const state = { isLoading: false };
  pool.on('workerCreate', () => {
    state.isLoading = false;
  });
  const run = <T>(name: keyof EngineTasks, task: unknown): Promise<T> =>
    runTask(name, task, { pool, deadlineMs, longestWaitMs, log, state });
  return {
    read: (post, corrections) => run('read', { post, corrections }),
    letter: (input) => run('letter', input),
    knowledge: (input) => run('knowledge', input),
    verify: (input) => run('verify', input),
    close: () => pool.destroy(),
  };
}

interface Running {
  readonly pool: Piscina<TaskMessage, unknown>;
  readonly deadlineMs: number;
  readonly longestWaitMs: number;
  readonly log: { warn: (details: object, message: string) => void };
  /** Whether a thread is loaded in place of an ended one. */
  readonly state: { isLoading: boolean };
}

async function runTask<T>(
  name: keyof EngineTasks,
  task: unknown,
  { pool, deadlineMs, longestWaitMs, log, state }: Running,
): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  const isGone = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const abort = new AbortController();
  let ending: typeof TOO_LONG | typeof BUSY = BUSY;
  let stop = () => {};
  const waitedTooLong = new Promise<never>((_, reject) => {
    // The task is not aborted: that would end a thread that is loading for it, and the next one would load as long.
    stop = callAfter(
      () => longestWaitMs * (state.isLoading ? TIMES_WHILE_LOADING : 1),
      () => {
        Atomics.store(isGone, 0, 1);
        reject(refusal(BUSY));
      },
    );
  });
  port1.once('message', (thread: string | null) => {
    stop();
    stop = watchCpu(thread, deadlineMs, (hasUsedAll) => {
      if (hasUsedAll) ending = TOO_LONG;
      log.warn({ task: name, deadlineMs }, 'a post took too long and was abandoned');
      state.isLoading = true;
      abort.abort();
    });
  });
  try {
    const message: TaskMessage = { task, began: port2, isGone };
    const result = pool.run(message, { name, signal: abort.signal, transferList: [port2] });
    // The worker returns the result of the function of that name: its shape is checked where it is written.
    return (await Promise.race([result, waitedTooLong])) as T;
  } catch (error) {
    throw abort.signal.aborted || isFull(error) ? refusal(ending, error) : error;
  } finally {
    stop();
    port1.close();
  }
}

function refusal(message: typeof TOO_LONG | typeof BUSY, cause?: unknown): AppError {
  return new AppError(message === TOO_LONG ? 'POST_NOT_UNDERSTOOD' : 'SERVICE_UNAVAILABLE', { message, cause });
}

/** Calls back when `mostMs()`, which may grow meanwhile, have passed. The result stops that. */
function callAfter(mostMs: () => number, onEnd: () => void): () => void {
  const since = performance.now();
  let timer = setTimeout(look, mostMs());
  function look(): void {
    const leftMs = mostMs() - (performance.now() - since);
    if (leftMs <= 0) onEnd();
    else timer = setTimeout(look, leftMs);
  }
  return () => clearTimeout(timer);
}

/** Calls back once the thread has used `deadlineMs` of the processor, or got too little of it for too long. The result stops that. */
function watchCpu(thread: string | null, deadlineMs: number, onEnd: (hasUsedAll: boolean) => void): () => void {
  const usedMs = startCpuClock(thread);
  const since = performance.now();
  let timer = setTimeout(look, deadlineMs);
  function look(): void {
    const leftMs = deadlineMs - usedMs();
    if (leftMs <= 0 || performance.now() - since >= LONGEST_RUN_MS) onEnd(leftMs <= 0);
    else timer = setTimeout(look, Math.max(leftMs, LEAST_PAUSE_MS));
  }
  return () => clearTimeout(timer);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.message === 'Task queue is at limit';
}
