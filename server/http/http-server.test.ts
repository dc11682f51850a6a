import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { AppEnv } from './context.ts';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { listen } from './listen.ts';

const STALLED_MS = 100;
const OPTIONS = { isHttps: false, isClosing: () => false, stalledMs: STALLED_MS };

/** A server whose answer takes `workMs`, and where it listens. */
async function serve(workMs: number, options: Partial<HttpServerOptions> = {}): Promise<number> {
  const app = new Hono<AppEnv>();
  app.onError((_error, c) => c.text('', 500));
  app.post('/', async (c) => {
    await c.req.text();
    await wait(workMs, undefined, { ref: false });
    return c.json({ isDone: true });
  });
  const server = createHttpServer(app, { ...OPTIONS, ...options });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (await listen(server, '127.0.0.1', 0)).port;
}

/** All that comes back over one connection until it is closed; `said` is sent as it is. */
function talk(port: number, said: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(said));
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    // A cut is an end as well.
    socket.on('error', () => undefined).on('close', () => resolve(heard));
  });
}

const post = (body: string, length = body.length, more = 'Connection: close\r\n') =>
  `POST / HTTP/1.1\r\nHost: localhost\r\n${more}Content-Length: ${length}\r\n\r\n${body}`;

it('answers a request that takes much longer than a connection may be silent', async () => {
  const port = await serve(6 * STALLED_MS);
  const heard = await talk(port, post('{}'));
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"isDone":true\}$/);
});

it('gives up a request that is worked on for too long', async () => {
  const port = await serve(60_000, { longestWorkMs: 3 * STALLED_MS });
  expect(await talk(port, post('{}'))).toBe('');
});

it('drops a client that begins to send a body and falls silent', async () => {
  const port = await serve(0);
  expect(await talk(port, post('{', 100))).toBe('');
});

it('drops a connection that asks nothing', async () => {
  const port = await serve(0);
  expect(await talk(port, '')).toBe('');
});

it('drops a client that falls silent in the request after an answered one', async () => {
  const port = await serve(2 * STALLED_MS);
  const heard = await talk(port, `${post('{}', 2, '')}${post('{', 100)}`);
  expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});
