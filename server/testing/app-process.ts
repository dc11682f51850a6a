import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';

const line = z.object({
  ready: z.object({ where: z.string(), notes: z.array(z.string()), url: z.string() }).optional(),
  stored: z.string().optional(),
  failed: z.string().optional(),
});

interface Task {
  mode: 'hold' | 'write';
  dataDir: string;
  systemData?: string;
  systemCache?: string;
}

/** Bundles the test app into `folder`, from where it looks for its PostgreSQL as an installed app would. */
export async function bundleApp(folder: string): Promise<string> {
  const outfile = join(folder, 'app.cjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./embedded-app.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['pg-native'],
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': 'moduleUrl' },
    logLevel: 'error',
  });
  return outfile;
}

/** One running test app and everything it has said so far. */
export class AppProcess {
  readonly child: ChildProcess;
  readonly stored: string[] = [];
  readonly ready: Promise<{ where: string; notes: string[]; url: string }>;
  readonly ended: Promise<unknown>;

  constructor(bundle: string, task: Task, account?: { uid: number; gid: number }) {
    const args = [bundle, JSON.stringify(task)];
    this.child = spawn(process.execPath, args, { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
    this.ended = once(this.child, 'close');
    this.ready = new Promise((isReady, hasFailed) => {
      if (!this.child.stdout) throw new Error('no output');
      createInterface(this.child.stdout).on('line', (text) => {
        const said = line.parse(JSON.parse(text));
        if (said.stored) this.stored.push(said.stored);
        if (said.ready) isReady(said.ready);
        if (said.failed) hasFailed(new Error(said.failed));
      });
      void this.ended.then(() => hasFailed(new Error('ended before it was ready')));
    });
    // A test that kills the app early never asks.
    this.ready.catch(() => undefined);
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    // Does nothing to one that has ended already.
    this.child.kill(signal);
    await this.ended;
  }
}
