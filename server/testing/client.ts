import { request as nodeRequest } from 'node:http';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { z } from 'zod';
import { type Endpoint, problem } from '#shared/http/endpoint.ts';
import { type SessionUser, sessionUser } from '#shared/identity/contract.ts';
import { readEvents, type StreamEvent } from './sse.ts';

const jsonObject = z.record(z.string(), z.unknown());

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body of a JSON answer; empty for any other. */
  readonly body: Record<string, unknown>;
}

export interface Stream {
  readonly status: number;
  readonly headers: Headers;
  /** Every event to the end, or the first `count`. */
  take(count?: number): Promise<StreamEvent[]>;
  /** Goes away without reading on. */
  leave(): void;
}

export interface Client {
  /** One browser's cookie jar; clear it to become another visitor. */
  readonly cookies: Map<string, string>;
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  stream(method: 'GET' | 'POST', path: string, options?: SendOptions): Promise<Stream>;
  /** Asks for JSON on a connection that `leave` cuts, as a reload does: then `answer` is rejected as aborted. */
  askAndLeave(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): { answer: Promise<Response>; leave(): void };
  /** The files of the person's data export by path, and the answer that held them. */
  exported(): Promise<{ response: Response; files: Record<string, string> }>;
  /** Makes an account and is signed in to it: by default of an address that nobody has, and A_PASSWORD. */
  signUp(email?: string, password?: string): Promise<SessionUser>;
  /** Signs in by a username or an address; the answer may be a refusal. */
  signIn(name: string, password?: string): Promise<Answer>;
}

/** Good enough for every rule. */
export const A_PASSWORD = 'a quiet harbour at dusk';

export interface SendOptions {
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

let addresses = 0;

/** An address that nobody has. */
export function newEmail(): string {
  addresses += 1;
  return `person-${addresses}@freelance.example`;
}

/** Talks to the app at `origin` as a page of `pageOrigin` and holds every answer against the schema of its endpoint, or that of a refusal. */
export function createClient(origin: string, endpoints: readonly Endpoint[], pageOrigin = origin): Client {
  const cookies = new Map<string, string>();

  async function ask(method: string, path: string, options: SendOptions): Promise<Response> {
    const isJson = options.body !== undefined || options.raw !== undefined;
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(isJson && { 'content-type': 'application/json' }),
      ...(jar && { cookie: jar }),
      ...(method !== 'GET' && !options.headers?.['sec-fetch-site'] && { origin: pageOrigin }),
      ...options.headers,
    };
    const body = options.raw ?? (options.body === undefined ? null : JSON.stringify(options.body));
    const { signal = null } = options;
    const response = await fetch(`${origin}${path}`, { method, headers, body, signal, redirect: 'manual' });
    keepCookies(cookies, response);
    return response;
  }

  async function send(method: string, path: string, options: SendOptions = {}): Promise<Answer> {
    const response = await ask(method, path, options);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    const body = jsonObject.parse(isJson ? JSON.parse(text) : {});
    if (path.startsWith('/api/') && method !== 'HEAD') checkAnswer(endpoints, method, path, response.status, body);
    return { status: response.status, headers: response.headers, text, body };
  }

  const post: Client['post'] = (path, body, headers) => send('POST', path, { body, ...(headers && { headers }) });

  return {
    cookies,
    send,
    post,
    async signUp(email = newEmail(), password = A_PASSWORD) {
      const answer = await post('/api/register', { identifier: email, email, password });
      expect(answer.status, answer.text).toBe(201);
      return sessionUser.parse(answer.body.user);
    },
    signIn: (name, password = A_PASSWORD) => post('/api/login', { username: name, password }),
    get: (path, headers) => send('GET', path, headers ? { headers } : {}),
    askAndLeave(path, body, headers = {}) {
      const leaving = new AbortController();
      return { answer: ask('POST', path, { body, headers, signal: leaving.signal }), leave: () => leaving.abort() };
    },
    async exported() {
      const response = await ask('GET', '/api/account/export', {});
      const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
      return { response, files: Object.fromEntries(files.map(([name, data]) => [name, strFromU8(data)])) };
    },
    async stream(method, path, options = {}) {
      const response = await ask(method, path, {
        ...options,
        headers: { accept: 'text/event-stream', ...options.headers },
      });
      if (!response.body) throw new Error('no body');
      const endpoint = endpointOf(endpoints, method, path);
      return {
        status: response.status,
        headers: response.headers,
        ...readEvents(response.body, endpoint?.events ?? {}),
      };
    },
  };
}

/** Sends a path as it is, without the cleaning that `fetch` does before it asks. */
export function rawGet(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = nodeRequest({ hostname, port, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject).end();
  });
}

function checkAnswer(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
  status: number,
  body: unknown,
): void {
  if (path === '/api/openapi.json' && status === 200) return;
  if (status >= 400) {
    expect(Object.keys(problem.strict().parse(body)), `${method} ${path}`).toContain('message');
    return;
  }
  const endpoint = endpointOf(endpoints, method, path);
  if (!endpoint) throw new Error(`${method} ${path} answered ${status} but no endpoint says so`);
  expect(status).toBe(endpoint.status ?? 200);
  expect(endpoint.output.safeParse(body).error, `${method} ${path} answers what its contract says`).toBeUndefined();
}

function endpointOf(endpoints: readonly Endpoint[], method: string, path: string): Endpoint | undefined {
  const [pathname = ''] = path.split('?');
  const matches = (e: Endpoint) => new RegExp(`^${e.path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
  return endpoints.find((endpoint) => endpoint.method === method && matches(endpoint));
}

/** As a browser does. */
export function keepCookies(cookies: Map<string, string>, { headers }: Response): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/;\s*Max-Age=0\b/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}
