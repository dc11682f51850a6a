import { once } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { statusOf } from './api.ts';
import { PaddleError } from './errors.ts';

/** For the next requests; see dev-providers/README.md. */
export const fault = z.object({
  kind: z.enum(['none', 'status', 'html', 'hang', 'truncate', 'rate-limit', 'reset']),
  /** The path's prefix; the API's own paths by default. */
  at: z.string().optional(),
  method: z.string().optional(),
  status: z.number().default(503),
  retryAfterSeconds: z.number().default(1),
  /** The number of requests. */
  times: z.union([z.literal('always').transform(() => Number.POSITIVE_INFINITY), z.number()]).default(1),
});
type Fault = z.output<typeof fault>;

export type Faults = ReturnType<typeof createFaults>;

const API = /^\/(transactions|subscriptions|customers|events)(\/|$)/;

export function createFaults() {
  let faults: Fault[] = [];
  const waiting: Array<() => void> = [];

  /** The fault of this request; the request is counted. */
  function take(method: string, path: string): Fault | undefined {
    const found = faults.find(
      (one) => (one.at === undefined ? API.test(path) : path.startsWith(one.at)) && (one.method ?? method) === method,
    );
    if (found) found.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    return found;
  }

  const fail: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    const { incoming, outgoing } = c.env;
    const { kind, status, retryAfterSeconds } = take(c.req.method, c.req.path) ?? { kind: 'none' as const };
    if (kind === 'none' || kind === 'truncate') {
      await next();
      if (kind === 'none') return;
      // It was done, and half of its answer arrives.
      const text = await c.res.text();
      outgoing.writeHead(c.res.status, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      });
      outgoing.write(text.slice(0, Math.floor(text.length / 2)), () => outgoing.destroy());
      c.res = RESPONSE_ALREADY_SENT;
      return;
    }
    if (kind === 'html') return c.html('<h1>Be right back</h1>', statusOf(new PaddleError(status, '', '')));
    if (kind === 'hang') {
      await new Promise<void>((resolve) => waiting.push(resolve));
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (kind === 'reset') {
      incoming.socket.resetAndDestroy();
      await once(incoming.socket, 'close');
      return RESPONSE_ALREADY_SENT;
    }
    const error =
      kind === 'rate-limit'
        ? new PaddleError(429, 'too_many_requests', 'IP address exceeded the allowed rate limit.')
        : new PaddleError(status, 'internal_error', 'An unexpected error occurred.');
    if (kind === 'rate-limit') c.header('Retry-After', String(retryAfterSeconds));
    return c.json(error.toJSON(), statusOf(error));
  };

  return {
    fail,
    add(given: Fault): void {
      for (const goOn of waiting.splice(0)) goOn();
      faults = given.kind === 'none' ? [] : [...faults, given];
    },
  };
}
