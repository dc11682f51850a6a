import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AppError } from '../http/app-error.ts';

/** Without `startTracing` it makes nothing. */
const tracer = trace.getTracer('bidwright');

/**
 * Runs `work` as a span below the one that is open. Names and attributes never hold what a person has typed, an address or an id of
 * theirs; of an error only the code is recorded, since its message may quote any of these.
 */
export function withSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return during(tracer.startSpan(name, { attributes }), context.active(), work);
}

/** The same for what nobody waits for: it begins a trace of its own. */
export function tracedAlone<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return during(tracer.startSpan(name, { attributes, root: true }), context.active(), work);
}

/** A span that its caller ends. */
export function openSpan(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  parent: Context = context.active(),
): Span {
  return tracer.startSpan(name, { kind, attributes }, parent);
}

/** Runs `work` with `span` open, and ends it with the outcome. */
async function during<T>(span: Span, parent: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Says that it failed, and by which code. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', typeOf(error));
}

function typeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

export { SpanKind };

/** `fetch` as a span with the provider's host, not its path, and with `traceparent`; it ends with the head of the answer. */
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
