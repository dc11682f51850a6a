import { context, propagation, trace } from '@opentelemetry/api';
import { during, openSpan, SpanKind } from './span.ts';

/**
 * `fetch` to a provider, as a span with the provider's host, and with `traceparent` among its headers. Its path may hold ids, so it
 * is not told. The span ends with the head of the answer.
 */
export function tracedFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { host } = new URL(input instanceof Request ? input.url : input);
  const span = openSpan(`call ${host}`, SpanKind.CLIENT, { 'server.address': host });
  if (!span.isRecording()) return fetch(input, init);
  const parent = context.active();
  return during(span, parent, async () => {
    const sent: Record<string, string> = {};
    propagation.inject(trace.setSpan(parent, span), sent);
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
    if (sent.traceparent) headers.set('traceparent', sent.traceparent);
    const response = await fetch(input, { ...init, headers });
    span.setAttribute('http.response.status_code', response.status);
    return response;
  });
}
