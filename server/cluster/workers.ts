import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { MetricsOfAll } from './metrics.ts';

/** A worker that does not listen by then is ended. */
const LONGEST_START_MS = 180_000;
/** A worker ends its streams within 30 s and waits some seconds for the database; then it is killed. */
const LONGEST_END_MS = 45_000;

interface WorkersOptions {
  readonly count: number;
  /** The program that each worker runs. */
  readonly program: string;
  /** Environment of the workers, beside that of this process. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** The worker processes of this machine: as many as there should be, whatever happens to one of them. */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #serving = new Map<number, Worker>();
  readonly #restarts = new Restarts();
  readonly #metrics = new MetricsOfAll(() => [...this.#serving.values()]);
  #giveUp: () => void = () => undefined;
  /** Settles when workers end faster than it is worth to start them. */
  readonly gaveUp = new Promise<void>((resolve) => {
    this.#giveUp = resolve;
  });
  #isEnding = false;
  #isRolling = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  /** Resolves when all listen. @throws Error when one of them does not start. */
  async start(): Promise<void> {
    const numbers = Array.from({ length: this.#options.count }, (_, i) => i + 1);
    await Promise.all(numbers.map((number) => this.#launch(number)));
  }

  /** Replaces one worker after the other, each when its successor listens; one that does not start changes nothing. */
  async roll(): Promise<void> {
    if (this.#isRolling || this.#isEnding) return;
    this.#isRolling = true;
    const { log } = this.#options;
    log.info('replacing the workers one after the other');
    try {
      for (const [number, old] of [...this.#serving]) {
        await this.#launch(number);
        await endOf(old);
      }
      log.info('all workers were replaced');
    } catch (err) {
      log.error({ err }, 'a worker could not be replaced; the others keep running');
    } finally {
      this.#isRolling = false;
    }
  }

  /** Ends all of them; each brings its streams to their end. False when one had to be killed or ended with a fault. */
  async end(): Promise<boolean> {
    this.#isEnding = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ends = await Promise.all(all.map(endOf));
    return ends.every(Boolean);
  }

  /** Starts one; resolves when it listens. From then on it is replaced when it ends. */
  async #launch(number: number): Promise<void> {
    const { program, env, log } = this.#options;
    cluster.setupPrimary({ exec: program, args: [String(number)] });
    const worker = cluster.fork(env);
    worker.on('message', (message) => this.#metrics.hear(worker, message));
    await listening(worker);
    this.#serving.set(number, worker);
    log.info({ worker: number, pid: worker.process.pid }, 'a worker serves');
    worker.once('exit', (code: number | null, signal: string | null) => {
      // One that was replaced is expected to end.
      if (this.#serving.get(number) !== worker) return;
      this.#serving.delete(number);
      if (!this.#isEnding) void this.#replace(number, { code, signal });
    });
  }

  async #replace(number: number, how: { code: number | null; signal: string | null }): Promise<void> {
    const { log } = this.#options;
    log.error({ worker: number, ...how }, 'a worker has ended; another one is started');
    while (!this.#isEnding) {
      const pauseMs = this.#restarts.pauseBefore(performance.now());
      if (pauseMs === undefined) {
        log.fatal('workers end again and again; giving up');
        return this.#giveUp();
      }
      await wait(pauseMs);
      if (this.#isEnding) return;
      try {
        return await this.#launch(number);
      } catch (err) {
        log.error({ worker: number, err }, 'a worker did not start');
      }
    }
  }
}

function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_START_MS);
    const fail = (code: number | null, signal: string | null) => {
      clearTimeout(tooLong);
      reject(new Error(`A worker could not start (${signal ?? `exit code ${code}`}).`));
    };
    worker.once('exit', fail);
    worker.once('listening', () => {
      clearTimeout(tooLong);
      worker.off('exit', fail);
      resolve();
    });
  });
}

/** Sends SIGTERM and waits; true when it ended by itself and well. */
async function endOf(worker: Worker): Promise<boolean> {
  if (worker.isDead()) return true;
  const exit = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const tooLong = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_END_MS);
  const [code] = z.array(z.unknown()).parse(await exit);
  clearTimeout(tooLong);
  return code === 0;
}

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
