import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

export { traceQueries } from './queries.ts';
export { openSpan, SpanKind, tracedAlone, tracedFetch, withSpan } from './span.ts';

const LAST_SPANS_MS = 2_000;

/** Sends spans to the collector, if one is set; nothing is loaded without. Returns its end, of two seconds at most. */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>, log: Log): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined;
  const { startExport } = await import('./export.ts');
  const end = startExport(tracing.endpoint, tracing.serviceName, log);
  return async () => {
    const ended = end().catch(() => undefined);
    await Promise.race([ended, wait(LAST_SPANS_MS, undefined, { ref: false })]);
  };
}
