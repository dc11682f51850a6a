import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readBody } from '../../http/body.ts';
import { fieldsOf } from '../../http/fields.ts';
import { errorBody, PaddleError } from '../errors.ts';
import type { Store } from '../store.ts';
import type { Answer, Endpoint } from './call.ts';
import { customerEndpoints } from './customers.ts';
import { recordEndpoints } from './records.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { transactionEndpoints } from './transactions.ts';

const ENDPOINTS = [...transactionEndpoints, ...subscriptionEndpoints, ...customerEndpoints, ...recordEndpoints].map(
  (endpoint) => ({ ...endpoint, pattern: new RegExp(`^${endpoint.path.replace(':id', '([^/]+)')}$`) }),
);

/** Keys of real money begin so; whoever sends one here has mixed up the two. */
export const LIVE_KEY = /^(pdl_)?live_/;

/** Answers as Paddle's API does, also where it refuses. What was asked for is done when this resolves. */
export async function answerApi(
  store: Store,
  apiKey: string,
  request: IncomingMessage,
): Promise<{ status: number; body: unknown }> {
  const requestId = randomUUID();
  try {
    checkKey(apiKey, request.headers.authorization);
    const { status, data, pagination } = await answerOf(store, request);
    return { status, body: { data, meta: { request_id: requestId, ...(pagination && { pagination }) } } };
  } catch (error) {
    if (!(error instanceof PaddleError)) throw error;
    return { status: error.status, body: errorBody(error, requestId) };
  }
}

function checkKey(apiKey: string, header: string | undefined): void {
  if (header === undefined) throw new PaddleError(401, 'authentication_missing', 'Authentication header missing');
  const key = /^bearer (\S+)$/i.exec(header)?.[1];
  if (key === undefined) throw new PaddleError(401, 'authentication_malformed', 'Authentication header malformed');
  if (LIVE_KEY.test(key))
    throw new PaddleError(403, 'invalid_token', 'This is a stand-in for tests. It takes no key of a live account.');
  if (key !== apiKey) throw new PaddleError(403, 'forbidden', "You aren't permitted to perform this request");
}

async function answerOf(store: Store, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', store.url());
  const here = ENDPOINTS.filter(({ pattern }) => pattern.test(pathname));
  if (here.length === 0) throw new PaddleError(404, 'invalid_url', `Path ${pathname} not found`);
  const endpoint: (Endpoint & { pattern: RegExp }) | undefined = here.find(({ method }) => method === request.method);
  if (!endpoint) throw new PaddleError(405, 'method_not_allowed', `Method ${request.method} not allowed`);
  const body = request.method === 'GET' ? {} : fieldsOf(await readBody(request));
  if (!body) throw new PaddleError(400, 'bad_request', 'Invalid request.');
  const id = endpoint.pattern.exec(pathname)?.[1] ?? '';
  return endpoint.answer({ store, id, query: searchParams, body });
}
