// From the command to the first answer, on the built server: with a database to make, and with one that is there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, row } from './figures.ts';

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
const WARM_STARTS = 5;

export async function benchStartUp(): Promise<void> {
  if (!existsSync(MAIN)) return row('start-up', 'not measured: run `npm run build` first');
  const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-bench-'));
  try {
    row('start-up, empty folder', `${(await start(dataDir)).toFixed(0)} ms`);
    const warm: number[] = [];
    for (let i = 0; i < WARM_STARTS; i++) warm.push(await start(dataDir));
    row('start-up, next ones', `${median(warm).toFixed(0)} ms (median of ${WARM_STARTS})`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds from the start of the process to its table, which it prints when it answers. */
async function start(dataDir: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const startedAt = performance.now();
  const app = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(app.stdout, 'data');
  const ms = performance.now() - startedAt;
  app.kill('SIGTERM');
  await once(app, 'exit');
  return ms;
}
