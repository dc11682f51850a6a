import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Embedder } from './embedder.ts';
import { recentlyUsed } from './recently-used.ts';

/** 1.5 kB each. */
const MOST_KEPT = 2_000;
const WORKER = new URL('./embedding-worker.mjs', import.meta.url);

export interface MiniLm extends Embedder {
  close(): Promise<void>;
}

/**
 * MiniLM in a thread that the first text starts and that keeps no process alive. One text at a time, so that who has given up
 * waiting costs those behind them no more than one.
 */
export function createMiniLm(script: URL = WORKER): MiniLm {
  let worker: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const kept = recentlyUsed<Float32Array>(MOST_KEPT);
  const vectorOf = async (text: string, signal: AbortSignal) => {
    const key = createHash('sha256').update(text).digest('base64');
    const known = kept.get(key);
    if (known) return known;
    signal.throwIfAborted();
    worker ??= started(script);
    const vector = await answerTo(worker, text);
    kept.set(key, vector);
    return vector;
  };
  return {
    embed(texts, signal) {
      const mine = turn.then(() => oneByOne(texts, (text) => vectorOf(text, signal)));
      turn = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      await worker?.terminate();
    },
  };
}

function started(script: URL): Worker {
  // Settings and flags of the app are none of its business; it reads two packages.
  const worker = new Worker(script, { env: {}, execArgv: [], name: 'embedder' });
  // An error that nobody listens for would end the app; whoever is waiting hears of it in `answerTo`.
  worker.on('error', () => undefined);
  return worker;
}

async function oneByOne<T, U>(items: readonly T[], each: (item: T) => Promise<U>): Promise<U[]> {
  const all: U[] = [];
  for (const item of items) all.push(await each(item));
  return all;
}

/** @throws what ended the thread */
async function answerTo(worker: Worker, text: string): Promise<Float32Array> {
  const listening = new AbortController();
  const { signal } = listening;
  worker.ref();
  try {
    const answer = once(worker, 'message', { signal }).then((values: readonly unknown[]) => values[0]);
    const end = once(worker, 'exit', { signal }).then(([code]) => {
      throw new Error(`the embedder ended with ${String(code)}`);
    });
    worker.postMessage(text);
    const vector = await Promise.race([answer, end]);
    if (vector instanceof Float32Array && vector.length > 0) return vector;
    throw new Error('the embedder answered with no vector');
  } finally {
    listening.abort();
    worker.unref();
  }
}
