import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { generateProposal, resumeProposal } from '#shared/proposals/contract.ts';
import { chooseInstallation } from './db/embedded/installation.ts';
import { isRunning } from './db/embedded/postmaster.ts';
import { listen } from './http/listen.ts';
import { aJob } from './testing/app.ts';
import { createClient } from './testing/client.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { startMain } from './testing/main-process.ts';
import { textOf } from './testing/sse.ts';

const PATH = '/api/generate-proposal';
const ENDPOINTS = [generateProposal, resumeProposal];

let database: TestDatabase | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
const settings = (more: Record<string, string> = {}) => ({ DATABASE_URL: database?.url ?? '', PORT: '0', ...more });

describe('starting', () => {
  it('says in one small table where it is and what it runs on', async () => {
    const main = startMain(settings());
    await main.origin;
    for (const name of ['Address', 'Database', 'Writer', 'Identity', 'Billing', 'Mail', 'Emulators'])
      expect(main.output()).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
    expect(main.output()).toMatch(/Identity +embedded accounts/);
    expect(main.output()).toMatch(/Mail +files in \S+outbox/);
    expect(main.output()).not.toContain('password');
  });

  it('on a port that is taken says so and ends', async () => {
    const other = createServer();
    const { port } = await listen(other, '127.0.0.1', 0);
    onTestFinished(() => void other.close());
    const main = startMain(settings({ PORT: String(port) }));
    expect(await main.ended).toBe(1);
    expect(main.output()).toContain(`Port ${port} is already in use. Stop what uses it, or set PORT to another one.`);
  });

  it('leaves no database of its own behind when an emulator cannot start', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bidwright-main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    // For the database's own account.
    await chmod(dataDir, 0o755);
    // The app's own is the first.
    const noPorts = `import http from 'node:http';
      const { listen } = http.Server.prototype;
      let count = 0;
      http.Server.prototype.listen = function (...where) {
        if (count++ > 0) throw Error('no ports');
        return listen.apply(this, where);
      };`;
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(noPorts)}`;
    const main = startMain({ DATA_DIR: dataDir, PORT: '0', NODE_OPTIONS });
    expect(await main.ended).toBe(1);
    expect(main.output()).toContain('no ports');
    expect(await isRunning(await chooseInstallation(dataDir))).toBe(false);
  });

  it('with wrong settings names them all and ends', async () => {
    const main = startMain(settings({ PORT: 'abc', TRUST_PROXY: '-1' }));
    expect(await main.ended).toBe(1);
    expect(main.output()).toMatch(/PORT must be a whole number/);
    expect(main.output()).toMatch(/TRUST_PROXY must be a whole number/);
  });
});

it('takes the next port when none was asked for and the usual one is taken', async () => {
  const servers = [createServer(), createServer()] as const;
  onTestFinished(() => servers.forEach((server) => server.close()));
  const first = await listen(servers[0], '127.0.0.1', undefined);
  const second = await listen(servers[1], '127.0.0.1', undefined);
  expect(second.port).toBeGreaterThan(first.port);
  expect(second.instead).toBe(3000);
});

describe('ending', () => {
  it('on SIGTERM finishes an open stream before it goes', async () => {
    const main = startMain(settings({ WRITING_PACE: '30' }));
    const client = createClient(await main.origin, ENDPOINTS);
    const stream = await client.stream('POST', PATH, { body: aJob() });
    const before = await stream.take(3);
    main.child.kill('SIGTERM');
    const after = await stream.take();
    expect(after.at(-1)).toMatchObject({ event: 'done', data: { plainText: textOf([...before, ...after]) } });
    expect(await main.ended).toBe(0);
  });

  it('by kill -9 in mid-stream loses nothing: the next process gives the rest', async () => {
    const main = startMain(settings({ WRITING_PACE: '30' }));
    const client = createClient(await main.origin, ENDPOINTS);
    const stream = await client.stream('POST', PATH, { body: aJob() });
    const before = await stream.take(4);
    const path = `${PATH}/${String(before[0]?.data.proposalId)}`;
    // It answers when the end is stored; the stream, which is paced, goes on for seconds.
    expect((await client.get(path)).status).toBe(200);
    main.child.kill('SIGKILL');
    expect(await main.ended).toBe('SIGKILL');
    const next = startMain(settings({ WRITING_PACE: '0' }));
    const again = createClient(await next.origin, ENDPOINTS);
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    const headers = { 'last-event-id': String(before.at(-1)?.id) };
    const rest = await (await again.stream('GET', path, { headers })).take();
    expect(rest.at(-1)).toMatchObject({ event: 'done', data: { plainText: textOf([...before, ...rest]) } });
  });
});
