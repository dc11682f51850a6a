import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Log } from '../log.ts';

const SEND_MS = 5_000;
const COMPLAIN_EVERY_MS = 60_000;

/**
 * Sends spans to the collector, in batches and off the way of every request. While it cannot be reached, spans are dropped as soon as
 * there are 2,048 of them, and the log says so once a minute. Returns what sends the last ones and ends it.
 */
export function startExport(endpoint: string, serviceName: string, log: Log): () => Promise<void> {
  let complainAt = 0;
  const complain = () => {
    if (performance.now() < complainAt) return;
    complainAt = performance.now() + COMPLAIN_EVERY_MS;
    log.warn({ host: new URL(endpoint).host }, 'traces could not be sent');
  };
  const quiet = () => undefined;
  diag.setLogger({ error: complain, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: SEND_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: SEND_MS })],
  });
  provider.register();
  return () => provider.shutdown();
}
