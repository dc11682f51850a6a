import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { copyDatabase, dropDatabase, urlOf } from '#server/testing/database-server.ts';
import { freePort } from '#server/testing/free-port.ts';

/** Environment of the app, by the names that docs/operating.md gives. */
export type AppSettings = Readonly<Record<string, string>>;

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
// One test sets the abuse limit itself. The proxy is the test, which sets the addresses of its people. A proposal is
// there at once, unless something is to be done while it is written. A post may take as long to read as a busy machine needs;
// a test reads one at a time, and a thread that is not needed makes each start longer.
const DEFAULTS: AppSettings = {
  ENGINE_DEADLINE_MS: '60000',
  ENGINE_THREADS: '1',
  GENERATION_LIMIT: '100000/hour,100000/hour',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  WRITING_PACE: '0',
};

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

  /** The folder of the mails it has sent. */
  get outbox(): string {
    return join(this.settings.DATA_DIR ?? '', 'outbox');
  }

  /** Returns when the app answers. `more` is for this one process; a test that gives some starts the app again without. */
  async start(more: AppSettings = {}): Promise<void> {
    const { PATH, HOME, TMPDIR } = process.env;
    const env = { PATH, HOME, TMPDIR, ...this.settings, ...more };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (this.said += text.toString()));
    this.child = child;
    await expect(async () => {
      if (child.exitCode === null) expect((await fetch(`${this.url}/readyz`)).status).toBe(200);
    }).toPass({ timeout: 500_000, intervals: [200] });
    // One that has ended is not waited for.
    if (child.exitCode !== null) throw new Error(`The app ended with ${child.exitCode}:\n${this.said}`);
  }

  /** Everything it has logged and printed. */
  get output(): string {
    return this.said;
  }

  /** The address of Google's emulator; it changes with each start. */
  get googleEmulator(): string {
    return this.emulatorFor('Google');
  }

  /** The address of Paddle's emulator; it changes with each start. */
  get paddleEmulator(): string {
    return this.emulatorFor('Paddle');
  }

  private emulatorFor(whom: 'Google' | 'Paddle'): string {
    const origin = [...this.said.matchAll(new RegExp(`${whom} at (http://[\\d.:]+)`, 'g'))].at(-1)?.[1];
    if (origin === undefined) throw new Error(`The app says nothing of who stands in for ${whom}:\n${this.said}`);
    return origin;
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

/** What the global setup left for the workers, by its name. @throws Error when it did not run. */
function fromGlobalSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global setup did not run.`);
  return value;
}
