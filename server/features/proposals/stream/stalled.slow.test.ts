import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { AppEnv } from '../../../http/context.ts';
import { createHttpServer } from '../../../http/http-server.ts';
import { until } from '../../../testing/until.ts';
import { createEventLog, type EventLog, endEventLog } from './event-log.ts';
import { createHub, type Hub } from './hub.ts';

const options = { isHttps: false, isClosing: () => false };
const STALLED_READERS = 500;
const LETTER = 'q';
const PIECE = LETTER.repeat(20_000);
/** 1.6 MB of text: a socket takes some 200 KB of it. */
const PIECES = 80;
/** The most that Node buffers before it says that a connection is full, and one piece. */
const MOST_HELD = 100_000;

/** A server of that stream on a socket of the file system: its buffers are small and do not grow. */
async function serve(hub: Hub, eventLog: EventLog) {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-stalled-'));
  const responses: ServerResponse[] = [];
  const app = new Hono<AppEnv>();
  app.get('/', async (c) => {
    responses.push(c.env.outgoing);
    await hub.attach(eventLog, c.env.outgoing, 0);
    return RESPONSE_ALREADY_SENT;
  });
  const server = createHttpServer(app, options);
  const path = join(folder, 'http');
  await once(server.listen(path), 'listening');
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await rm(folder, { recursive: true });
  });
  const ask = () => {
    const socket = connect(path);
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return socket;
  };
  return { server, responses, ask };
}

it('holds at most 100 KB for each of 500 readers who never read, serves the others to the end, and drops the 500', async () => {
  const hub = createHub({ pace: 0 });
  const eventLog = createEventLog();
  const { server, responses, ask } = await serve(hub, eventLog);
  for (let n = 0; n < STALLED_READERS; n++) ask().pause();
  await until(() => hub.size() === STALLED_READERS);
  const stalled = [...responses];
  let received = 0;
  ask().on('data', (chunk: Buffer) => {
    received += chunk.filter((byte) => byte === LETTER.charCodeAt(0)).length;
  });
  await until(() => hub.size() === STALLED_READERS + 1);
  for (let n = 0; n < PIECES; n++) {
    eventLog.text += PIECE;
    hub.flush();
    await nextTurn();
  }
  expect(Math.max(...stalled.map((response) => response.writableLength))).toBeLessThan(MOST_HELD);
  await until(() => received === PIECES * PIECE.length);
  endEventLog(eventLog, 'error', { message: 'Over.', code: 'UNEXPECTED' });
  await until(() => hub.size() === STALLED_READERS);
  // Their thirty seconds without a byte are over.
  for (const { socket } of stalled) socket?.setTimeout(1);
  await until(() => hub.size() === 0);
  await until(async () => (await promisify(server.getConnections.bind(server))()) === 0);
});

it('gives a connection on which nothing moves thirty seconds, which is more than streams are ever silent', () => {
  expect(createHttpServer(new Hono<AppEnv>(), options).timeout).toBe(30_000);
});
