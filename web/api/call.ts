import type { z } from 'zod';
import { type Endpoint, problem, type RequestHeader } from '#shared/http/endpoint.ts';
import { ApiError, failureOf } from './api-error.ts';
import { withToken } from './token.ts';

const TIMEOUT_MS = 15_000;

type InputOf<E extends Endpoint> = E['input'] extends z.ZodType ? { input: z.input<E['input']> } : { input?: never };
type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodObject
  ? { params: z.input<E['params']> }
  : { params?: never };
type QueryOf<E extends Endpoint> = E['query'] extends z.ZodObject ? { query?: z.input<E['query']> } : { query?: never };

export type CallOptions<E extends Endpoint> = InputOf<E> &
  ParamsOf<E> &
  QueryOf<E> & {
    headers?: Partial<Record<RequestHeader, string>>;
    signal?: AbortSignal | undefined;
    timeoutMs?: number;
    /** The page may be gone before the answer comes; the browser sends it all the same, up to 64 KB. */
    keepalive?: boolean;
  };

/**
 * Asks the server what `endpoint` describes and checks the answer against it.
 * @throws ApiError for every failure but the caller's own abort, whose reason is thrown as it is.
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<z.output<E['output']>> {
  const { signal, timeoutMs = TIMEOUT_MS } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const request = requestOf(endpoint, options, signal ? AbortSignal.any([signal, limit]) : limit);
    const response = await fetch(await withToken(request));
    if (!response.ok) throw await refusalOf(response);
    return await readAnswer(endpoint, response);
  } catch (error) {
    throw failureOf(error, signal);
  }
}

/** The request for `endpoint`, asking for JSON unless `accept` says otherwise. */
export function requestOf<E extends Endpoint>(
  endpoint: E,
  { input, params, query, headers, keepalive = false }: CallOptions<E>,
  signal: AbortSignal,
  accept: Record<string, string> = { accept: 'application/json' },
): Request {
  const url = new URL(fillPath(endpoint.path, params ?? {}), globalThis.location?.origin ?? 'http://localhost');
  for (const [name, value] of Object.entries(query ?? {})) {
    // Whatever a query holds is text, or a number or a switch that is written as one.
    if (value !== undefined) url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const body = input === undefined ? {} : { body: JSON.stringify(input) };
  const type = input === undefined ? {} : { 'content-type': 'application/json' };
  return new Request(url, {
    method: endpoint.method,
    headers: { ...accept, ...headers, ...type },
    signal,
    keepalive,
    ...body,
  });
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<z.output<E['output']>> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ApiError('unreadable', { status: response.status, cause });
  });
  const parsed = endpoint.output.safeParse(body);
  if (!parsed.success) throw new ApiError('unreadable', { status: response.status, cause: parsed.error });
  // The schema that has just parsed it is the type's own source; TypeScript loses the link through the generic.
  return parsed.data as z.output<E['output']>;
}

/** The code of a newer server may be unknown here; its words are shown all the same. */
const refusal = problem.extend({ code: problem.shape.code.optional().catch(undefined) });

/** The refusal in `response`. What is not our JSON (a proxy's page) counts as unreadable, or as unreachable for 502 to 504. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = refusal.safeParse(body);
  if (parsed.success) return new ApiError('refused', { status, statusText, problem: parsed.data });
  const isGateway = status >= 502 && status <= 504;
  return new ApiError(isGateway ? 'unreachable' : 'unreadable', { status, statusText });
}
