import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type pg from 'pg';
import { markFailed, openSpan, SpanKind } from './span.ts';

type Callback = (error: unknown, ...rest: unknown[]) => unknown;

/** Makes a span of every query of this pool: what it does and to which table, never its text or a value. */
export function traceQueries(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const { query } = client;
    Object.assign(client, {
      query(...given: unknown[]) {
        const name = nameOf(given[0]);
        if (name === undefined) return apply(query, client, given);
        const span = openSpan(name, SpanKind.CLIENT, { 'db.system.name': 'postgresql' });
        const callback = given.at(-1);
        if (isCallback(callback)) return apply(query, client, [...given.slice(0, -1), ending(span, callback)]);
        return untilEnd(span, apply(query, client, given));
      },
    });
  });
}

function apply(query: pg.PoolClient['query'], client: pg.PoolClient, given: readonly unknown[]): unknown {
  const answer: unknown = Reflect.apply(query, client, given);
  return answer;
}

function ending(span: Span, callback: Callback): Callback {
  return (error, ...rest) => {
    if (error) markFailed(span, error);
    span.end();
    return callback(error, ...rest);
  };
}

function untilEnd(span: Span, answer: unknown): unknown {
  if (!(answer instanceof Promise)) {
    span.end();
    return answer;
  }
  return answer.then(
    (result: unknown) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      markFailed(span, error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      throw error;
    },
  );
}

/** Such as 'select documents'; undefined for what is no query with a text, such as a COPY stream. */
function nameOf(query: unknown): string | undefined {
  const text = typeof query === 'string' ? query : textOf(query);
  if (text === undefined) return undefined;
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

function textOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('text' in query) || 'submit' in query) return undefined;
  return typeof query.text === 'string' ? query.text : undefined;
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}
