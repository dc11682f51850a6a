import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { openSpan, SpanKind } from '../tracing/index.ts';
import type { AppEnv } from './context.ts';

/** Asked by machines, every few seconds. */
const UNTRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One span for each request. A trace that began elsewhere is continued where a proxy in front is trusted. */
export function traceRequests(hasProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (UNTRACED.has(c.req.path)) return next();
    const { traceparent, tracestate } = c.env.incoming.headers;
    const parent = hasProxy ? propagation.extract(ROOT_CONTEXT, { traceparent, tracestate }) : ROOT_CONTEXT;
    const { method } = c.req;
    const span = openSpan(method, SpanKind.SERVER, { 'http.request.method': method }, parent);
    const { outgoing } = c.env;
    outgoing.once('close', () => {
      const { pattern } = c.var;
      span.updateName(`${method} ${pattern}`);
      span.setAttributes({ 'http.route': pattern, 'http.response.status_code': outgoing.statusCode });
      if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return context.with(trace.setSpan(parent, span), next);
  };
}
