import { connect } from 'node:net';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { AppEnv } from '../../../http/context.ts';
import { createHttpServer } from '../../../http/http-server.ts';
import { listen } from '../../../http/listen.ts';
import { until } from '../../../testing/until.ts';
import { createEventLog } from './event-log.ts';
import { createHub } from './hub.ts';

const options = { isHttps: false, isClosing: () => false };

it('drops a reader of a stream who never reads, and keeps nothing for them', async () => {
  const hub = createHub({ pace: 0, now: Date.now });
  const eventLog = createEventLog(Date.now());
  // More than the buffers of a connection can take.
  eventLog.text = 'a'.repeat(30_000_000);
  const app = new Hono<AppEnv>();
  app.get('/', async (c) => {
    await hub.attach(eventLog, c.env.outgoing, 0);
    return RESPONSE_ALREADY_SENT;
  });
  const server = createHttpServer(app, { ...options, stalledMs: 200 });
  const port = (await listen(server, '127.0.0.1', 0)).port;
  const reader = connect(port, '127.0.0.1', () => reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
  onTestFinished(() => {
    reader.destroy();
    server.close();
  });
  await until(() => hub.size() === 1);
  await until(() => hub.size() === 0);
  expect(await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0);
});

it('gives a connection on which nothing moves thirty seconds, which is more than streams are ever silent', () => {
  expect(createHttpServer(new Hono<AppEnv>(), options).timeout).toBe(30_000);
});
