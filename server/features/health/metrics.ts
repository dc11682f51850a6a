import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '../../http/context.ts';
import type { FinishedRequest } from '../../http/request-log.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** What a worker's metrics need of the others. */
export interface Others {
  readonly number: number;
  metricsOfAll(): Promise<string>;
  shareMetrics(read: () => Promise<{ name: string }[]>): void;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** With `others`, the text is that of all workers, and each series has the label `worker`. */
export function createMetrics(others?: Others) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (others) {
    registry.setDefaultLabels({ worker: String(others.number) });
    others.shareMetrics(() => registry.getMetricsAsJSON());
  }
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10, 60],
    registers,
  });
  const generations = new Counter({
    name: 'generations_total',
    help: 'Ended generations',
    labelNames: ['status'],
    registers,
  });
  return {
    countRequest: ({ method, pattern, status, seconds }: FinishedRequest) =>
      requests.observe({ method, path: pattern, status }, seconds),
    countGeneration: (status: string) => generations.inc({ status }),
    /** Reads `value` whenever the metrics are asked for. */
    watch(name: string, help: string, value: () => number | Promise<number>): void {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await value()) });
    },
    /** The same for what only grows. */
    watchTotal(name: string, help: string, value: () => number): void {
      const counter: Counter = new Counter({
        name,
        help,
        registers,
        collect() {
          counter.reset();
          counter.inc(value());
        },
      });
    },
    text: () => others?.metricsOfAll() ?? registry.metrics(),
    contentType: registry.contentType,
  };
}

/** With a token: who brings it. Without: a program on this machine that comes to us directly and not through a proxy. */
export function mayReadMetrics(c: AppContext, token: string | undefined): boolean {
  if (token !== undefined) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`);
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return !isForwarded && LOOPBACK.test(c.env.incoming.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
