import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { serve } from './serve.ts';

/** Changes what the provider answered to `GET /transactions/…`, say. Undefined leaves it as it is. */
export type Forgery = (asked: string, data: Record<string, unknown>) => Record<string, unknown> | undefined;

const answered = z.object({ data: z.record(z.string(), z.unknown()) });

/**
 * A proxy between the app and the provider's API that changes its answers: for what a real provider could say and the emulator
 * never does. `env` goes to the app, `at` says where the provider is.
 */
export async function startForgingProvider() {
  let target = '';
  let forgery: Forgery = () => undefined;
  const url = await serve((request, response) => void pass(request, response, target, (...it) => forgery(...it)));
  return {
    env: { PADDLE_API_URL: url },
    at(apiUrl: string) {
      target = apiUrl;
    },
    forge(next: Forgery) {
      forgery = next;
    },
  };
}

async function pass(request: IncomingMessage, response: ServerResponse, target: string, forge: Forgery): Promise<void> {
  // Nobody is behind it yet, and an app that has started asks already.
  if (target === '') return void response.destroy();
  const { method = 'GET', url = '/', headers } = request;
  const body = await text(request);
  const answer = await fetch(`${target}${url}`, {
    method,
    headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
    body: body === '' ? null : body,
  });
  const json: unknown = await answer.json();
  const { data } = answered.safeParse(json);
  const forged = data && forge(`${method} ${url}`, data.data);
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(forged ? { data: forged, meta: { request_id: 'forged' } } : json));
}
