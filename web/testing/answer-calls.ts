import { vi } from 'vitest';
import type { z } from 'zod';
import type { Endpoint, Problem } from '#shared/http/endpoint.ts';

type Refusal = Pick<Problem, 'message' | 'code'> & Partial<Problem> & { readonly status: number };

/** What the server answers to one endpoint: a value of its output, a refusal, no connection, or a function of the request's body. */
export interface CallAnswer {
  readonly endpoint: Endpoint;
  readonly answer: (body: unknown) => Response | Promise<Response>;
}

export function answers<E extends Endpoint>(endpoint: E, output: z.input<E['output']>): CallAnswer {
  // An answer that the server could not give would prove nothing.
  const body: unknown = endpoint.output.parse(output);
  return { endpoint, answer: () => jsonResponse(endpoint.status ?? 200, body) };
}

export function refuses(endpoint: Endpoint, { status, ...problem }: Refusal): CallAnswer {
  return { endpoint, answer: () => jsonResponse(status, problem) };
}

/** As when there is no network. */
export function isUnreachable(endpoint: Endpoint): CallAnswer {
  return { endpoint, answer: () => Promise.reject(new TypeError('Failed to fetch')) };
}

/** Never answers, as a server that is still at work. */
export function hangs(endpoint: Endpoint): CallAnswer {
  return { endpoint, answer: () => new Promise(() => undefined) };
}

export interface ReceivedCall {
  readonly id: string;
  readonly path: string;
  readonly body: unknown;
}

/**
 * Answers the calls of the API in place of the network; any other call is refused as if there were none. Of two answers to one
 * endpoint the first is given once, the last from then on. The calls received are in the list that comes back.
 */
export function answerCalls(...given: CallAnswer[]): ReceivedCall[] {
  const left = [...given];
  const received: ReceivedCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const body: unknown = await request.json().catch(() => undefined);
    const found = left.filter(({ endpoint }) => isFor(endpoint, request.method, pathname));
    const [next] = found;
    if (!next) throw new TypeError(`Failed to fetch: nothing answers ${request.method} ${pathname}`);
    if (found.length > 1) left.splice(left.indexOf(next), 1);
    received.push({ id: next.endpoint.id, path: pathname, body });
    return next.answer(body);
  });
  return received;
}

function isFor({ method, path }: Endpoint, asked: string, pathname: string): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return method === asked && pattern.test(pathname);
}

function jsonResponse(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
