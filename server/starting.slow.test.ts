import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './http/listen.ts';
import { createTestDatabase } from './testing/database.ts';
import { startDatabaseProxy } from './testing/database-proxy.ts';

import { type MainProcess, startMain } from './testing/main-process.ts';
import { until } from './testing/until.ts';

// Who asks while the app starts must not hear that something does not exist, or that they are signed out.

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
}

const ASKED = ['/api/user', '/api/plan-settings', '/api/nothing', '/readyz', '/metrics', '/pricing', '/no/such/page'];
const STARTING: Answer = { status: 503, retryAfter: '1' };

async function ask(origin: string, path: string, init?: RequestInit): Promise<Answer | undefined> {
  const answer = await fetch(origin + path, init).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer && { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

/** The app with a database that cannot be reached until the way to it is mended. */
async function startWithoutDatabase(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.url);
  onTestFinished(async () => {
    proxy.cut();
    await database.close();
  });
  proxy.cut();
  const port = await freePort();
  const main = startMain({ DATABASE_URL: proxy.url, PORT: String(port), ...settings });
  return { main, proxy, origin: `http://127.0.0.1:${port}` };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listen(probe, '127.0.0.1', 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Its own words when it ends before that, not a test that never does. */
async function untilAlive(origin: string, main: MainProcess): Promise<void> {
  const isOver = main.ended.then(() => Promise.reject(new Error(main.output())));
  await Promise.race([isOver, until(async () => (await ask(origin, '/healthz'))?.status === 200)]);
}

it('listens before its database is there: alive, not ready; each request is answered as by the app, or is to be sent again', async () => {
  const { main, proxy, origin } = await startWithoutDatabase();
  await untilAlive(origin, main);
  for (const path of ['/api/user', '/api/nothing', '/readyz', '/metrics'])
    expect([path, await ask(origin, path)]).toEqual([path, STARTING]);
  const body = JSON.stringify({ jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo.' });
  const headers = { 'content-type': 'application/json', origin };
  expect(await ask(origin, '/api/generate-proposal', { method: 'POST', headers, body })).toEqual(STARTING);
  const problem = await (await fetch(`${origin}/api/user`)).json();
  expect(problem).toEqual({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('is starting') });

  const heard = new Map(ASKED.map((path) => [path, new Set<number>()]));
  let isUp = false;
  const asking = ASKED.map(async (path) => {
    while (!isUp) {
      const answer = await ask(origin, path);
      if (answer) heard.get(path)?.add(answer.status);
    }
  });
  proxy.mend();
  await main.origin;
  isUp = true;
  await Promise.all(asking);
  for (const [path, statuses] of heard) {
    const last = await ask(origin, path);
    expect([path, [...statuses].filter((status) => status !== 503 && status !== last?.status)]).toEqual([path, []]);
  }
  expect((await ask(origin, '/readyz'))?.status).toBe(200);
  expect((await ask(origin, '/api/nothing'))?.status).toBe(404);
});

it('behind a balancer refuses connections until it is ready: another process takes them', async () => {
  const { main, proxy, origin } = await startWithoutDatabase({ TRUST_PROXY: '1' });
  await until(() => main.output().includes('waiting for the database'));
  expect(await ask(origin, '/healthz')).toBeUndefined();
  proxy.mend();
  await main.origin;
  expect((await ask(origin, '/healthz'))?.status).toBe(200);
});
