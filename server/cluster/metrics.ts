import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { type MetricsAsked, type MetricsText, metricsOfOne, metricsWanted } from './messages.ts';

/** A worker that has not answered by then is left out, so that one that hangs does not hide the others. */
const LONGEST_WAIT_MS = 2_000;

interface Gathering {
  readonly answers: object[];
  readonly missing: Set<number>;
  readonly end: () => void;
}

/**
 * Answers `/metrics` of any worker with those of all. Each series has the label `worker`, and nothing is added up: a sum over
 * workers falls when one of them ends, which Prometheus takes for a counter that began again.
 */
export class MetricsOfAll {
  readonly #workers: () => readonly Worker[];
  readonly #gatherings = new Map<number, Gathering>();
  #lastId = 0;

  constructor(workers: () => readonly Worker[]) {
    this.#workers = workers;
  }

  /** Takes a worker's message, if it is about metrics. */
  hear(from: Worker, message: unknown): void {
    const wanted = metricsWanted.safeParse(message).data;
    if (wanted) void this.#answer(from, wanted.id);
    const one = metricsOfOne.safeParse(message).data;
    const gathering = one && this.#gatherings.get(one.id);
    if (!gathering?.missing.delete(from.id)) return;
    gathering.answers.push(one?.metrics ?? []);
    if (gathering.missing.size === 0) gathering.end();
  }

  async #answer(to: Worker, id: number): Promise<void> {
    const text = await AggregatorRegistry.aggregate(await this.#gather()).metrics();
    if (to.isConnected()) to.send({ type: 'metrics-text', id, text } satisfies MetricsText);
  }

  async #gather(): Promise<object[]> {
    const workers = this.#workers().filter((worker) => worker.isConnected());
    const id = ++this.#lastId;
    const answers: object[] = [];
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#gatherings.set(id, { answers, missing: new Set(workers.map((worker) => worker.id)), end });
      for (const worker of workers) worker.send({ type: 'metrics-asked', id } satisfies MetricsAsked);
    });
    this.#gatherings.delete(id);
    return answers;
  }
}
