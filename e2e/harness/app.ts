import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { copyDatabase, dropDatabase, urlOf } from '#server/testing/database-server.ts';

/** Environment of the app, by the names that docs/operating.md gives. */
export type AppSettings = Readonly<Record<string, string>>;

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
// Journeys of one worker come from one address; the abuse limit is what one journey sets for itself.
const DEFAULTS: AppSettings = { GENERATION_LIMIT: '100000/hour,100000/hour', LOG_LEVEL: 'warn' };

/** The built app, running in a process of its own with an empty database. */
export class App {
  private child: ChildProcess | undefined;
  private said = '';
  readonly url: string;
  readonly databaseUrl: string;
  private readonly settings: AppSettings;

  private constructor(url: string, databaseUrl: string, settings: AppSettings) {
    this.url = url;
    this.databaseUrl = databaseUrl;
    this.settings = settings;
  }

  static async run(settings: AppSettings, use: (app: App) => Promise<void>): Promise<void> {
    const server = fromGlobalSetup('E2E_DATABASE_SERVER');
    const database = await copyDatabase(server, fromGlobalSetup('E2E_DATABASE_TEMPLATE'));
    const dataDir = await mkdtemp(join(tmpdir(), 'bidwright-e2e-'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const databaseUrl = urlOf(server, database);
    const own = { PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const app = new App(url, databaseUrl, { ...DEFAULTS, ...own, ...settings });
    try {
      await app.start();
      await use(app);
    } finally {
      await app.end('SIGTERM');
      await dropDatabase(server, database);
      await rm(dataDir, { recursive: true, force: true });
    }
  }

  /** Returns when the app answers. */
  async start(): Promise<void> {
    const { PATH, HOME, TMPDIR } = process.env;
    const env = { PATH, HOME, TMPDIR, ...this.settings };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (this.said += text.toString()));
    this.child = child;
    await expect(async () => {
      if (child.exitCode !== null) throw new Error(`The app ended with ${child.exitCode}:\n${this.said}`);
      expect((await fetch(`${this.url}/readyz`)).status).toBe(200);
    }).toPass({ timeout: 20_000, intervals: [50] });
  }

  /** Ends the app as a deploy does (SIGTERM) or as a crash does (SIGKILL); `start` brings it back at the same address. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
}

function fromGlobalSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global setup did not run.`);
  return value;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}
