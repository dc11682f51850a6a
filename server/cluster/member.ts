import cluster from 'node:cluster';
import { once } from 'node:events';
import { AppError } from '../http/app-error.ts';
import { type MetricsOfOne, type MetricsWanted, metricsAsked, metricsText } from './messages.ts';

/** What a process knows of the others when it is one of several workers on one machine. */
export interface Member {
  /** From 1. A worker that replaces another one has its number. */
  readonly number: number;
  /** The metrics of all workers as text. @throws AppError when the primary process does not answer. */
  metricsOfAll(): Promise<string>;
  /** Says what this worker's own metrics are whenever they are asked for. */
  shareMetrics(read: () => Promise<MetricsOfOne['metrics']>): void;
  /**
   * Resolves when no connection is on its way from the primary to this worker. Call it when the server is closed: a
   * connection that reaches a process that has ended is answered by nobody, and its client waits.
   */
  leave(): Promise<void>;
}

const LONGEST_WAIT_MS = 5_000;

/** This process as a worker; undefined when it is the only one. */
export function findMember(): Member | undefined {
  if (!cluster.isWorker) return undefined;
  let lastId = 0;
  return {
    number: Number(process.argv[2]),
    metricsOfAll() {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          process.off('message', hear);
        };
        const timer = setTimeout(() => {
          end();
          reject(new AppError('SERVICE_UNAVAILABLE'));
        }, LONGEST_WAIT_MS);
        const hear = (message: unknown) => {
          const answer = metricsText.safeParse(message).data;
          if (answer?.id !== id) return;
          end();
          resolve(answer.text);
        };
        process.on('message', hear);
        process.send?.({ type: 'metrics-wanted', id } satisfies MetricsWanted);
      });
    },
    shareMetrics(read) {
      process.on('message', (message) => {
        const asked = metricsAsked.safeParse(message).data;
        if (asked) void answer(asked.id, read);
      });
    },
    async leave() {
      // Without a connection the primary has ended, and Node ends this worker too.
      if (!process.connected) return;
      const left = once(process, 'disconnect');
      // Waits for an answer of the primary, which comes after the connections that were on their way: those go back to it.
      cluster.worker?.disconnect();
      await left;
    },
  };
}

async function answer(id: number, read: () => Promise<MetricsOfOne['metrics']>): Promise<void> {
  // Without the database some cannot be read: this worker is then left out, and says so where it is asked alone.
  const metrics = await read().catch(() => []);
  process.send?.({ type: 'metrics-of-one', id, metrics } satisfies MetricsOfOne);
}
