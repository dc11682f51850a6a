import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { AppError } from './app-error.ts';
import type { App, AppContext } from './context.ts';
import { readJson, refuseForm } from './json-body.ts';
import { accessTokenOf } from './request-headers.ts';

/** Enough for every form of the site; a route that takes more says so. */
const DEFAULT_MAX_BODY_BYTES = 256 * 1024;

/** One request to `E`, read and checked. */
export interface ParsedRequest<E extends Endpoint> {
  readonly c: AppContext;
  readonly params: E extends { params: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly query: E extends { query: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly input: E extends { input: infer S extends z.ZodType } ? z.output<S> : undefined;
}

/** Returned by a handler that has written its answer to `c.env.outgoing` itself. */
export const RESPONSE_SENT = Symbol('answered');

/** Returns the body of the JSON answer. */
export type Handler<E extends Endpoint> = (
  asked: ParsedRequest<E>,
) => Promise<z.input<E['output']> | typeof RESPONSE_SENT>;

export interface MountOptions {
  readonly maxBodyBytes?: number;
  /**
   * Asked before a body is read that is longer than other routes take, or does not say how long it is. Throws what refuses it;
   * what it answers is called when the request is over.
   */
  readonly admitLarge?: (c: AppContext) => Promise<() => void>;
}

/** Answers `endpoint` with `handler`, once type, size, parameters and body are checked. Other methods get 405. */
export function mount<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  options: MountOptions = {},
): void {
  const { method, path } = endpoint;
  noteEndpoint(app, endpoint);
  app.on(method, path, async (c) => {
    c.set('pattern', path);
    if (endpoint.scope) c.set('scope', endpoint.scope);
    else if (accessTokenOf(c)) throw new AppError('TOKEN_NOT_ALLOWED');
    if (!endpoint.input && method !== 'GET') refuseForm(c.env.incoming);
    const params = parseParams(endpoint, c);
    const query = endpoint.query && parseInput(endpoint.query, singleValues(c));
    const release = isLarge(c) ? await options.admitLarge?.(c) : undefined;
    try {
      const input = endpoint.input && parseInput(endpoint.input, await readJson(c.env.incoming, bodyLimit(options)));
      // The schemas of this very endpoint have just produced them; the compiler cannot see that through the generic.
      const answer = await handler({ c, params, query, input } as unknown as ParsedRequest<E>);
      return answer === RESPONSE_SENT ? RESPONSE_ALREADY_SENT : c.json(answer, endpoint.status ?? 200);
    } finally {
      release?.();
    }
  });
}

const mounted = new WeakMap<App, readonly Endpoint[]>();

/** Every endpoint that `app` answers so far. */
export function endpointsOf(app: App): readonly Endpoint[] {
  return mounted.get(app) ?? [];
}

/** For an endpoint that answers without `mount`. */
export function noteEndpoint(app: App, endpoint: Endpoint): void {
  mounted.set(app, [...endpointsOf(app), endpoint]);
}

/** Answers 405 with `Allow` for what the endpoints of `app` do not take. Mount it after them. */
export function refuseOtherMethods(app: App): void {
  const endpoints = endpointsOf(app);
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(path, (c) => {
      c.set('pattern', path);
      c.header('Allow', allow);
      throw new AppError('METHOD_NOT_ALLOWED');
    });
  }
}

function bodyLimit(options: MountOptions): number {
  return options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
}

function isLarge(c: AppContext): boolean {
  return !(Number(c.req.header('content-length')) <= DEFAULT_MAX_BODY_BYTES);
}

/** A name given twice is refused as a list: which of them was meant nobody can say. */
function singleValues(c: AppContext): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

/** An id that cannot exist is an id that does not exist: the same answer, so that nothing can be learnt from it. */
function parseParams(endpoint: Endpoint, c: AppContext): unknown {
  if (!endpoint.params) return undefined;
  const parsed = endpoint.params.safeParse(c.req.param());
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

function parseInput(schema: z.ZodType, body: unknown): unknown {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '');
    if (field && !Object.hasOwn(fields, field)) fields[field] = message;
  }
  const [first] = parsed.error.issues;
  throw new AppError('INVALID_INPUT', { fields, ...(first?.path.length ? { message: first.message } : {}) });
}
