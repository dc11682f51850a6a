import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { startEmbedded } from '../db/embedded/index.ts';
import { createLog } from '../log.ts';

// A small app for tests that kill it: starts the embedded database, says so, and in the mode `write` stores one number
// after another, each said only once the database has acknowledged it. SIGTERM lets go and ends.

const task = z.object({
  mode: z.enum(['hold', 'write']),
  dataDir: z.string(),
  systemData: z.string().exactOptional(),
  systemCache: z.string().exactOptional(),
});

void main().catch((error: unknown) => {
  say({ failed: error instanceof Error ? error.message : 'unknown' });
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { mode, dataDir, ...options } = task.parse(JSON.parse(process.argv[2] ?? ''));
  const server = await startEmbedded(dataDir, createLog({ level: 'silent', forPeople: false }), options);
  process.once('SIGTERM', () => void server.release().then(() => process.exit(0)));
  say({ ready: { where: server.where, notes: server.notes, url: server.url } });
  if (mode === 'write') await writeNumbers(server.url);
}

async function writeNumbers(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined);
  await pool.query('create table if not exists numbers (n text primary key)');
  for (let count = 0; ; count++) {
    const n = `${process.pid}-${process.hrtime.bigint()}-${count}`;
    try {
      await pool.query('insert into numbers values ($1)', [n]);
      say({ stored: n });
    } catch {
      await wait(20);
    }
  }
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
