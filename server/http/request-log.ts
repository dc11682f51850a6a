import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { AppEnv } from './context.ts';

/** What is known of a request once its answer has left, or its client has gone. */
export interface FinishedRequest {
  readonly method: string;
  readonly pattern: string;
  readonly status: number;
  readonly seconds: number;
}

/** Gives each request an id, a log that carries it, and one line when it ends. No address, query, body or cookie goes in. */
export function logRequests(log: Log, onFinished: (request: FinishedRequest) => void): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    c.set('requestId', requestId);
    let own: Log | undefined;
    // Most requests say nothing, and a log of its own takes longer than all else that is done for each.
    c.set('log', () => {
      own ??= log.child({ requestId });
      return own;
    });
    c.set('pattern', 'none');
    const { outgoing } = c.env;
    outgoing.setHeader('X-Request-Id', requestId);
    outgoing.once('close', () => {
      const { pattern, refusal, userId } = c.var;
      const ms = performance.now() - startedAt;
      const isCut = !outgoing.writableFinished;
      const request = { method: c.req.method, pattern, status: outgoing.statusCode, seconds: ms / 1000 };
      onFinished(request);
      const line = { method: request.method, path: pattern, status: request.status, ms: Math.round(ms) };
      const details = {
        ...line,
        ...(userId && { userId }),
        ...(refusal && { refusal }),
        ...(isCut && { readerLeft: true }),
      };
      const level = pattern.startsWith('/api/') ? 'info' : 'debug';
      if (log.isLevelEnabled(level)) c.var.log()[level](details, 'request');
    });
    await next();
  };
}
