import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createDatabase, createPool } from '../../db/client.ts';
import { listen } from '../../http/listen.ts';
import { silentLog } from '../../log.ts';
import { aJob } from '../../testing/app.ts';
import { createClient } from '../../testing/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../testing/engine.ts';
import { textOf } from '../../testing/sse.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';

it('while the database is away says so, goes on with open streams, and is itself again when it is back', async () => {
  const { client, engine, line } = await startBehindLine();
  const stream = await client.stream('POST', PATH, { body: aJob() });
  const before = await stream.take(3);
  line.cut();

  const refused = await client.post(PATH, aJob());
  expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body.message).toMatch(/^We cannot reach our database right now\. Your text is kept/);
  expect((await client.get('/readyz')).status).toBe(503);
  expect((await client.get('/healthz')).status).toBe(200);
  expect((await client.post('/api/job-brief', aJob())).status).toBe(200);

  engine.resume();
  line.mend();
  const after = await stream.take();
  expect(textOf([...before, ...after])).toBe(SCRIPTED_TEXT);
  expect(after.at(-1)?.event).toBe('done');
  await until(async () => (await client.get('/readyz')).status === 200);
  expect((await client.post(PATH, aJob())).status).toBe(200);
  expect((await client.get(`${PATH}/${before[0]?.data.proposalId}`)).body.plainText).toBe(SCRIPTED_TEXT);
}, 30_000);

/** The app with a line to its database that can be cut. */
async function startBehindLine() {
  const database = await createTestDatabase();
  const line = await startLine(database.url);
  const pool = createPool(line.url, silentLog);
  const engine = scriptedEngine({ pauseAt: 60 });
  const config = readConfig({ PORT: '0', WRITING_PACE: '0', NODE_ENV: 'test' });
  const db = createDatabase(pool);
  const app = await createApp({ config, db, pool, log: silentLog, engine, clientDir: '/nowhere' });
  const { port } = await listen(app.server, config.host, config.port);
  onTestFinished(async () => {
    await app.close(100);
    await pool.end();
    line.cut();
    await database.close();
  });
  return { client: createClient(`http://127.0.0.1:${port}`, app.endpoints), engine, line };
}

async function startLine(databaseUrl: string) {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((s) => s.destroy()));
    }
    if (isCut) near.destroy();
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/${database}`,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
      open.clear();
      server.unref();
    },
    mend() {
      isCut = false;
    },
  };
}
